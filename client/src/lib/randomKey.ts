/** A text of 128 random bits. Replaces `crypto.randomUUID`, which exists only on secure origins. */
export function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
