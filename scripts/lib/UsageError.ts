/** An argument of a command is missing or invalid; the message names it, its value and a valid alternative. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
