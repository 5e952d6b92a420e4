import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { MockError } from '../refusal/MockError.ts';
import type { Text } from '../refusal/text.ts';
import { errorEnvelope } from './envelope.ts';

const KIBIBYTE = 1024;
/**
 * Of address and headers together: Node's own 16 KB are less than 500 topics in an address, which calls allow, and the same address once
 * more as that of the page (`Referer`).
 */
export const LONGEST_HEAD = 128 * KIBIBYTE;

const TOO_LONG: Text = {
  zh: `地址和请求头合计超过 ${String(LONGEST_HEAD / KIBIBYTE)} KB，请减少所选的话题、提示词或关键词`,
  en: `The address and the headers are longer than ${String(LONGEST_HEAD / KIBIBYTE)} KB: choose fewer topics, prompts or keywords`,
};
const TOO_SLOW: Text = { zh: '请求没有按时发完，请重新发送', en: 'The request did not arrive in time: send it again' };
const NOT_ENCODED: Text = {
  zh: '地址中的空格、中文等字符须做百分号编码，例如 %20；请用 HTTP 库的参数功能，curl 请用 --get --data-urlencode',
  en: 'Spaces, Chinese and other such characters of an address must be percent-encoded (%20): let your HTTP library do it, or curl with --get --data-urlencode',
};
const NOT_HTTP: Text = { zh: '这不是有效的 HTTP 请求', en: 'This is not a valid HTTP request' };

const REFUSALS: Readonly<Record<string, { readonly status: number; readonly reason: string; readonly text: Text }>> = {
  HPE_INVALID_URL: { status: 400, reason: 'Bad Request', text: NOT_ENCODED },
  // A space ends the address: the protocol should follow.
  HPE_INVALID_CONSTANT: { status: 400, reason: 'Bad Request', text: NOT_ENCODED },
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'Request Header Fields Too Large', text: TOO_LONG },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'Request Timeout', text: TOO_SLOW },
};
const OTHER = { status: 400, reason: 'Bad Request', text: NOT_HTTP };

/** How long the rest of a refused request is read, in milliseconds: a connection closed at once is reset, and the reply is lost. */
const LAST_MS = 5000;

/**
 * Answers requests that no route sees, because they are too long, too slow or no HTTP: with an envelope, where Node would send a status
 * without a body. The text is in both languages: which one was asked for mostly stands in a part that was not read.
 */
export function refuseUnparsed(server: Server): void {
  const replies = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (request, response) => {
    replies.set(request.socket, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Refused already: what follows is the rest of the same request.
    if (socket.writableEnded) return;
    const earlier = replies.get(socket);
    // In the middle of an earlier reply of the connection, another one would be taken for its content.
    const isReplying = earlier?.headersSent === true && !earlier.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isReplying) {
      socket.destroy();
      return;
    }
    setTimeout(() => socket.destroy(), LAST_MS).unref();
    const { status, reason, text } = REFUSALS[error.code ?? ''] ?? OTHER;
    const both = `${text.en} · ${text.zh}`;
    const body = JSON.stringify(errorEnvelope(new MockError(status, { en: both, zh: both }), 'en'));
    socket.end(
      [
        `HTTP/1.1 ${String(status)} ${reason}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${String(Buffer.byteLength(body))}`,
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}
