/** What commands a terminal, or turns the direction of what follows. */
const COMMANDS = /[\p{Cc}\p{Bidi_Control}]/gu;

/** A text for one line of the log: whoever wrote it can neither begin another one nor command the terminal. */
export function logText(text: string): string {
  return escaped(text.replace(/\s+/g, ' '));
}

/** An error, and what it was caused by, as the log may have it: what a message quotes stays in its line. */
export function logError(error: Error): Error {
  const { cause, message, stack } = error;
  const line = logText(message);
  // The lines of a stack are our own, but for the message at its beginning.
  const lines = stack?.replace(message, () => line).split('\n');
  // The border to Object.create, which knows no type.
  const copy = Object.create(
    Object.getPrototypeOf(error) as object,
    Object.getOwnPropertyDescriptors(error),
  ) as Error;
  const texts = {
    message: line,
    stack: lines?.map(escaped).join('\n'),
    ...(cause instanceof Error && { cause: logError(cause) }),
  };
  for (const [name, value] of Object.entries(texts)) {
    Object.defineProperty(copy, name, { value, configurable: true, writable: true });
  }
  return copy;
}

function escaped(text: string): string {
  return text.replace(
    COMMANDS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
