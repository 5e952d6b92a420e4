/** Display name of an encoding. */
export function encodingName(encoding: string): string {
  const named = {
    ...{ big5: 'Big5', shift_jis: 'Shift_JIS', macintosh: 'Mac OS Roman' },
    ...{ 'koi8-u': 'KOI8-U (KOI8-R)', ibm866: 'IBM866 (DOS)' },
  }[encoding];
  return named ?? encoding.toUpperCase().replace('WINDOWS', 'Windows');
}
