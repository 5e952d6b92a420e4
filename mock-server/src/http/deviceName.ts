const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//u, 'Edge'],
  [/\bMicroMessenger\//u, 'WeChat'],
  [/\bOPR\//u, 'Opera'],
  [/\bFirefox\//u, 'Firefox'],
  [/\b(?:Headless)?Chrome\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/u, 'Windows'],
  [/\bAndroid\b/u, 'Android'],
  [/\b(?:iPhone|iPad)\b/u, 'iOS'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
];

/** A short name for a signed-in device: `Chrome · Windows`; the first product of the user agent when unknown. */
export function deviceName(userAgent: string | undefined): string {
  const agent = userAgent?.slice(0, 500) ?? '';
  const browser = BROWSERS.find(([form]) => form.test(agent))?.[1];
  const system = SYSTEMS.find(([form]) => form.test(agent))?.[1];
  const known = [browser, system].filter((name) => name !== undefined).join(' · ');
  return known || (/^[\w.-]{1,40}/u.exec(agent)?.[0] ?? '?');
}
