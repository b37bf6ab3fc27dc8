import { NO_STORE } from '@/lib/no-store';

type File = { name: string; type: string };

/**
 * A file that is written while it is downloaded: the next piece is made when there is room for it. What the first piece throws is
 * thrown here, while it can still be answered. No cache stores it.
 */
export async function fileResponse(
  pieces: AsyncGenerator<string, unknown>,
  { name, type }: File,
): Promise<Response> {
  const encoder = new TextEncoder();
  let first: IteratorResult<string, unknown> | null = await pieces.next();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = first ?? (await pieces.next());
      first = null;
      if (piece.done === true) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      ...NO_STORE,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
