/** Two-byte codes of GB18030: all common Chinese characters. Node can only decode it. */
const bytesOf = new Map<string, readonly [number, number]>();

function fill(): void {
  const decoder = new TextDecoder('gb18030');
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      if (trail !== 0x7f) bytesOf.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
    }
  }
}

/** Encodes a text as programs for Chinese Windows do. @throws for a character that needs four bytes */
export function encodeGb18030(text: string): Buffer {
  if (bytesOf.size === 0) fill();
  const bytes = Array.from(text).flatMap((character) => {
    const code = character.charCodeAt(0);
    if (code < 0x80) return [code];
    const known = bytesOf.get(character);
    if (known === undefined) throw new Error(`${character} takes more than two bytes`);
    return [...known];
  });
  return Buffer.from(bytes);
}
