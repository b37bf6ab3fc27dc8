/** The code of a system or database error ("ENOENT", "42P01"); null for anything else. */
export function errorCode(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
