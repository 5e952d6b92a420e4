import Bowser from 'bowser';

const LONGEST_AGENT = 500;

/** A short name of a signed-in device: `Chrome · Windows`; the first product of an unknown user agent. */
export function deviceName(userAgent: string | undefined): string {
  const agent = userAgent?.slice(0, LONGEST_AGENT) ?? '';
  if (agent === '') return '?';
  const { browser, os } = Bowser.parse(agent);
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' · ');
  return known || (/^[\w.-]{1,40}/u.exec(agent)?.[0] ?? '?');
}
