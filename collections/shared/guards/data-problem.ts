import { DATA_LEVELS_MAX } from '@/domain/query-limits';
import { messages } from '@/messages';

type Problem = { message: string; field: string };
type Part = { value: unknown; level: number; field: string };

/** What makes data from outside impossible to store, with the field it is found in, or null. Walks without recursion. */
export function dataProblem(data: unknown): Problem | null {
  const parts: Part[] = [{ value: data, level: 0, field: '' }];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { value, level, field } = part;
    if (typeof value === 'string' && value.includes('\0')) {
      return { message: messages.errors.api.badValue(field), field };
    }
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    if (level > DATA_LEVELS_MAX) return { message: messages.rest.tooDeep(DATA_LEVELS_MAX), field };
    for (const [name, within] of Object.entries(value)) {
      if (name.includes('\0')) return { message: messages.errors.api.badValue(field), field };
      parts.push({ value: within, level: level + 1, field: field === '' ? name : field });
    }
  }
  return null;
}
