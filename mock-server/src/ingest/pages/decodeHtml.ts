import { isAscii } from 'node:buffer';
import { detectEncoding } from '../parse/detectEncoding.ts';

/** As far as browsers look for a `meta` that names the encoding. */
const HEAD_BYTES = 4096;
const META_CHARSET = /<meta[^>]{0,500}?charset\s*=\s*["']?\s*([\w-]{1,40})/iu;

function decoderOf(label: string | undefined): TextDecoder | null {
  if (label === undefined) return null;
  try {
    // Chinese pages say gb2312 and use characters of gb18030; the decoder of the label reads both.
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

function byteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** What the document says where the server says UTF-8 and is wrong. */
const otherThanUtf8 = (label: string | undefined): string | undefined =>
  label !== undefined && /^utf-?8$/iu.test(label) ? undefined : label;

/** UTF-8 is no accident: a text in another encoding has bytes beyond ASCII that do not decode. Null for what is ASCII alone. */
function isUtf8(bytes: Uint8Array): boolean | null {
  if (isAscii(bytes)) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * The text of an HTML or XML document: by its byte order mark, else by what the server says, else by what the document says of
 * itself, else by its bytes. Names that were left when a site changed its encoding are found out: what decodes as UTF-8 is UTF-8,
 * and what is called UTF-8 and does not is judged by its bytes. Faulty bytes become U+FFFD; nothing is thrown.
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const said = /charset\s*=\s*["']?\s*([\w-]{1,40})/iu.exec(contentType)?.[1];
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const meta = META_CHARSET.exec(head)?.[1] ?? /^<\?xml[^>]*encoding\s*=\s*["']([\w-]{1,40})/u.exec(head)?.[1];
  const mark = decoderOf(byteOrderMark(bytes));
  if (mark !== null) return mark.decode(bytes);
  const decoder = decoderOf(said) ?? decoderOf(meta) ?? new TextDecoder(detectEncoding(bytes));
  const fits = decoder.encoding.startsWith('utf-16') ? null : isUtf8(bytes);
  if (fits === true) return new TextDecoder().decode(bytes);
  const isStale = fits === false && decoder.encoding === 'utf-8';
  return (
    isStale
      ? (decoderOf(said === undefined ? undefined : otherThanUtf8(meta)) ?? new TextDecoder(detectEncoding(bytes)))
      : decoder
  ).decode(bytes);
}
