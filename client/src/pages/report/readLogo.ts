import { LONGEST_LOGO } from '#client/api/schemas/reportOptionSchemas.ts';
import { fileKind } from '#client/lib/fileKind.ts';

/** Largest image in bytes whose data URL fits the server's limit. */
const MOST_BYTES = Math.floor(((LONGEST_LOGO - 100) * 3) / 4);

export type LogoProblem = 'wrong' | 'large';

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** An image as a data URL, its type detected by the first bytes; or the problem. */
export async function readLogo(file: Blob): Promise<{ readonly address: string } | LogoProblem> {
  if (file.size > MOST_BYTES) return 'large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return 'wrong';
  return { address: `data:image/${kind};base64,${base64Of(bytes)}` };
}
