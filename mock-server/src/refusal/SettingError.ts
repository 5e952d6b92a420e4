/** An environment variable is invalid; the message names it, its value and the expected form. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
