import { isAscii } from 'node:buffer';
import sniffEncoding from 'html-encoding-sniffer';
import { detectEncoding } from '#client/lib/encoding/detectEncoding.ts';

const HEAD_BYTES = 1024;

function decoderOf(label: string): TextDecoder | null {
  try {
    // Chinese pages declare gb2312 and use characters of gb18030; the decoder for the label covers both.
    return new TextDecoder(label);
  } catch {
    return null;
  }
}

/** Whether bytes are valid UTF-8, which other encodings with non-ASCII bytes are not. Null for pure ASCII. */
function isUtf8(bytes: Uint8Array): boolean | null {
  if (isAscii(bytes)) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The encoding in an XML declaration. */
function xmlEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  return /^<\?xml[^>]*encoding\s*=\s*["']([\w-]{1,40})/u.exec(head)?.[1];
}

/**
 * Decodes an HTML or XML document. Encoding, in order: the byte order mark, the Content-Type header, the declaration in the first 1024
 * bytes (the standard's encoding sniffing), detection from the bytes. Outdated declarations are corrected: bytes that are valid UTF-8 are
 * decoded as UTF-8, and bytes declared as UTF-8 that are not valid have their encoding detected. Faulty bytes become U+FFFD; never throws.
 */
export function decodeHtml(bytes: Uint8Array, contentType = ''): string {
  const detected = decoderOf(detectEncoding(bytes)) ?? new TextDecoder();
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
  // The header says UTF-8 and is wrong; the document may be wrong too.
  const own = sniff();
  return (own.encoding === 'utf-8' ? detected : own).decode(bytes);
}
