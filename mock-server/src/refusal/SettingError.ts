/** A variable of the environment makes no sense; the message names it, its value and what it must be. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}
