import { SettingError } from '#server/refusal/SettingError.ts';
import { isApiAddress } from './apiHost.ts';
import { isHelpAddress } from './helpUrl.ts';

/** Settings of the build, by variable name. */
type BuildSettings = Readonly<Record<string, string | undefined>>;

function refuse(name: string, value: string, remedy: string): never {
  throw new SettingError(`${name} is "${value}": ${remedy}`);
}

/**
 * Checks the settings of a build before it starts: the build itself would fail after a minute, with a stack trace.
 * @throws SettingError naming the variable, its value and what to do
 */
export function checkBuildSettings(env: BuildSettings): void {
  const address = env['VITE_API_BASE_URL'] ?? '';
  const credentials = env['VITE_API_CREDENTIALS'] ?? '';
  const help = env['VITE_HELP_URL'] ?? '';
  if (!isApiAddress(address)) {
    refuse(
      'VITE_API_BASE_URL',
      address,
      'set it to an http or https address without name, password, query or fragment, such as https://api.example.com, or leave it empty if the API is on the same origin.',
    );
  }
  if (!['', '0', '1'].includes(credentials)) {
    refuse('VITE_API_CREDENTIALS', credentials, 'set it to 1 if calls carry cookies, else to 0 or nothing.');
  }
  if (credentials === '1' && address === '') {
    refuse(
      'VITE_API_CREDENTIALS',
      credentials,
      'it needs an API host. Set VITE_API_BASE_URL too, or leave both empty: calls to the same origin carry cookies anyway.',
    );
  }
  if (!isHelpAddress(help)) {
    refuse('VITE_HELP_URL', help, 'set it to an https address such as https://help.example.com, or leave it empty.');
  }
}
