import { cutText } from './shortenText.ts';

/** Of a name, in characters: with the day and the ending it stays within what file systems take, Chinese as three bytes. */
const LONGEST_NAME = 60;

/**
 * A file name without the characters that file systems refuse, without those that are not seen or make the end of a name look
 * like another, and without a dot in front, which would hide the file.
 */
export function safeFileName(text: string): string {
  const name = text.replaceAll(/[\\/:*?"<>|\s\p{C}]+/gu, '-').replace(/^[.-]+/u, '');
  return cutText(name, LONGEST_NAME) || '-';
}

/** The name of a file without its ending, the last of several: `answers.2026.csv` is `answers.2026`. */
export const fileStem = (name: string): string => name.replace(/\.[^.]*$/u, '');
