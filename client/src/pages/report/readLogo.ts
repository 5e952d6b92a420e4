import { LONGEST_LOGO } from '#client/api/schemas/reportOptionSchemas.ts';
import { fileKind } from '#client/lib/fileKind.ts';

/** Bytes of a picture that fit, written as text, into what the server takes. */
const MOST_BYTES = Math.floor(((LONGEST_LOGO - 100) * 3) / 4);

export type LogoProblem = 'wrong' | 'large';

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** A picture as a data address, judged by its first bytes; or what is wrong with it. */
export async function readLogo(file: Blob): Promise<{ readonly address: string } | LogoProblem> {
  if (file.size > MOST_BYTES) return 'large';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = fileKind(bytes);
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return 'wrong';
  return { address: `data:image/${kind};base64,${base64Of(bytes)}` };
}
