/** Supported file encodings, by their names in the Encoding Standard, which lacks UTF-32. */
export const TEXT_ENCODINGS = [
  ...(['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr'] as const),
  ...(['windows-1252', 'windows-1250', 'windows-1251', 'windows-1254', 'macintosh'] as const),
  ...(['iso-8859-2', 'windows-1257', 'koi8-u', 'ibm866'] as const),
  ...(['windows-1253', 'windows-1255', 'windows-1256', 'windows-874'] as const),
  ...(['iso-2022-jp', 'utf-32le', 'utf-32be'] as const),
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

const OTHER_NAMES: Readonly<Record<string, TextEncoding>> = {
  utf8: 'utf-8',
  utf16: 'utf-16le',
  utf32: 'utf-32le',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  cp936: 'gb18030',
  sjis: 'shift_jis',
  cp932: 'shift_jis',
  jis: 'iso-2022-jp',
  cp949: 'euc-kr',
  latin1: 'windows-1252',
  ansi: 'windows-1252',
  iso88591: 'windows-1252',
  iso885915: 'windows-1252',
  cp1252: 'windows-1252',
  cp1250: 'windows-1250',
  cp1251: 'windows-1251',
  cp1253: 'windows-1253',
  cp1254: 'windows-1254',
  cp1255: 'windows-1255',
  cp1256: 'windows-1256',
  cp1257: 'windows-1257',
  latin2: 'iso-8859-2',
  koi8r: 'koi8-u',
  cp866: 'ibm866',
  dos866: 'ibm866',
  cp874: 'windows-874',
  tis620: 'windows-874',
  macroman: 'macintosh',
  mac: 'macintosh',
};

/** The encoding for any of its usual names; null: unsupported. */
export function encodingNamed(name: string): TextEncoding | null {
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/gu, '');
  const wanted = plain(name);
  const other = Object.hasOwn(OTHER_NAMES, wanted) ? OTHER_NAMES[wanted] : undefined;
  return TEXT_ENCODINGS.find((encoding) => plain(encoding) === wanted) ?? other ?? null;
}
