/** The request of a command cannot be fulfilled; the message is one sentence for the user. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
