import { cutText } from './shortenText.ts';

/** Hands a file to the browser's download, made on the spot: nothing is sent anywhere. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}

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
