import { SettingError } from '#server/refusal/SettingError.ts';
import { isApiAddress } from './apiHost.ts';
import { isHelpAddress } from './helpUrl.ts';
import { UsageError } from './UsageError.ts';

/** Settings of the build, by variable name. */
type BuildSettings = Readonly<Record<string, string | undefined>>;

function refuse(name: string, value: string, remedy: string): never {
  throw new SettingError(`${name} is "${value}": ${remedy}`);
}

/**
 * Refuses a build for a path of a host: its files would load from there, while its addresses and its login stay at the root.
 * @param options those of `vite build`
 * @throws UsageError naming the path
 */
export function checkBuildOptions(options: readonly string[]): void {
  const at = options.findIndex((option) => /^--base(?:=|$)/u.test(option));
  const base = at === -1 ? '/' : (options[at]?.split('=', 2)[1] ?? options[at + 1] ?? '');
  if (base === '/') return;
  throw new UsageError(
    `--base "${base}": the console cannot be served under a path. Give it a host name or a port of its own, such as https://console.example.com/.`,
  );
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
