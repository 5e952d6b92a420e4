import { isAscii } from 'node:buffer';
import sniffEncoding from 'html-encoding-sniffer';
import { detectEncoding } from '../parse/detectEncoding.ts';

const HEAD_BYTES = 1024;

function decoderOf(label: string): TextDecoder | null {
  try {
    // Chinese pages say gb2312 and use characters of gb18030; the decoder of the label reads both.
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

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

/** What an XML document says of itself before its first element. */
function xmlEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return /^<\?xml[^>]*encoding\s*=\s*["']([\w-]{1,40})/u.exec(head)?.[1];
}

/**
 * The text of an HTML or XML document: by its byte order mark, else by what the server says, else by what the document says of
 * itself in its first 1024 bytes (the standard's encoding sniffing), else by its bytes. Names that were left when a site changed its
 * encoding are found out: what decodes as UTF-8 is UTF-8, and what is called UTF-8 and does not is judged by its bytes. Faulty bytes
 * become U+FFFD; nothing is thrown.
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const detected = new TextDecoder(detectEncoding(bytes));
  const said = /charset\s*=[\s"']*([\w-]{1,40})/iu.exec(contentType)?.[1];
  const sniff = (transportLayerEncodingLabel?: string): TextDecoder =>
    decoderOf(
      sniffEncoding(bytes, {
        ...(transportLayerEncodingLabel !== undefined && { transportLayerEncodingLabel }),
        defaultEncoding: xmlEncoding(bytes) ?? detected.encoding,
      }),
    ) ?? detected;
  const decoder = sniff(said);
  const fits = decoder.encoding.startsWith('utf-16') ? null : isUtf8(bytes);
  if (fits === true) return new TextDecoder().decode(bytes);
  if (fits === null || decoder.encoding !== 'utf-8') return decoder.decode(bytes);
  // The server says UTF-8 and is wrong; so may be the document.
  const own = sniff();
  return (own.encoding === 'utf-8' ? detected : own).decode(bytes);
}
