import { readProblems } from '@/lib/post-json';
import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';
import { property } from '@/lib/property';
import { exchange } from '@/messages/exchange';

type Sent = { ok: true; id: number } | { ok: false; message: string };

/** Sends a file of gifts as it is. Never throws: whatever goes wrong is in the answer. */
export async function sendFile(file: File): Promise<Sent> {
  // What is too large is told without being sent.
  if (file.size > IMPORT_LIMITS.bytes) return { ok: false, message: exchange.file.tooLarge };
  try {
    const query = new URLSearchParams({ name: file.name });
    const response = await fetch(`/api/gift-imports/file?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
    });
    const answer: unknown = await response.json().catch(() => null);
    const id = property(answer, 'id');
    if (response.ok && typeof id === 'number') return { ok: true, id };
    const [first] = readProblems(answer);
    return { ok: false, message: first?.message ?? exchange.start.unreachable };
  } catch {
    // No connection, or a file that has been changed or moved since it was chosen.
    return { ok: false, message: exchange.start.unreachable };
  }
}
