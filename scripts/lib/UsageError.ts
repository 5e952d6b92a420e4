/** An argument of a command is missing or makes no sense; the message names it, its value and what to give instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
