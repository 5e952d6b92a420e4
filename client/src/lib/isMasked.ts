/** Characters that providers write in place of hidden ones: `d***@example.com`, `138••••1234`. */
const MASKS = /[*＊∗•●]/u;

/** Whether a provider hides a part of an address or a phone number, neither of which contains such a character. */
export const isMasked = (text: string): boolean => MASKS.test(text);
