import { cutText } from './shortenText.ts';

/**
 * Most characters of a name: with the date and the extension it stays within file system limits, with three bytes per Chinese character.
 */
const LONGEST_NAME = 60;

/**
 * A file name without the characters that file systems forbid, without invisible ones and those that disguise the extension, and without a
 * leading dot, which would hide the file.
 */
export function safeFileName(text: string): string {
  const name = text.replaceAll(/[\\/:*?"<>|\s\p{C}]+/gu, '-').replace(/^[.-]+/u, '');
  return cutText(name, LONGEST_NAME) || '-';
}

/** A file name without its extension, the last of several: `answers.2026.csv` gives `answers.2026`. */
export const fileStem = (name: string): string => name.replace(/\.[^.]*$/u, '');
