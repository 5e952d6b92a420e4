/** The code that the system, or Node.js, gives its errors (ENOENT ...); '' where there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
