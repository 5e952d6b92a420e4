/** The code of a system or Node.js error (ENOENT ...); '' when there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
