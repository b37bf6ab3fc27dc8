const ENGLISH = /\b(the|is|not|invalid|error|required|field|must|allowed|with|following|unique)\b/i;
const MACHINERY =
  /node_modules|\bat async\b|\.[tj]s:\d|stack|drizzle|select "|insert into|SQLSTATE/i;

/** Every message of an answer, of the whole and of its fields. */
export function messagesOf(body: unknown): string[] {
  if (body === null || typeof body !== 'object') return [];
  return Object.entries(body).flatMap(([key, value]) =>
    key === 'message' && typeof value === 'string' ? [value] : messagesOf(value),
  );
}

/** What is wrong with how a refusal is worded: nothing is said, in English, or how the machine works. Null when it is right. */
export function wordingProblem(body: unknown): string | null {
  const messages = messagesOf(body);
  if (messages.length === 0) return 'says nothing';
  const english = messages.find((message) => ENGLISH.test(message));
  if (english !== undefined) return `in English: ${english}`;
  return MACHINERY.test(JSON.stringify(body)) ? 'tells how it works inside' : null;
}
