import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { Verdict } from '../formats/ChannelFormat.ts';
import { TLS_PORT } from './MailSettings.ts';
import type { MailSettings } from './MailSettings.ts';

/** Content of a mail. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Unsubscribe URL; null for team members. */
  readonly unsubscribe: string | null;
}

interface MailOrder extends WrittenMail {
  readonly to: string;
  /** Id of the delivery: every attempt has the same Message-ID, by which mail clients drop duplicates. */
  readonly id: string;
}

interface MailOutcome {
  readonly verdict: Verdict;
  /** Reply of the mail server. */
  readonly answer: string;
}

/** Sends a mail. Never throws. @param timeLimit timeout of each SMTP step, in milliseconds */
export async function sendMail(settings: MailSettings, order: MailOrder, timeLimit: number): Promise<MailOutcome> {
  const { host, port, encryption, user, password, from, ca } = settings;
  const transport = createTransport({
    ...{ host, port, secure: encryption === 'tls' },
    ...{ requireTLS: encryption === 'starttls', ignoreTLS: encryption === 'off' },
    ...(user !== '' && { auth: { user, pass: password } }),
    ...(ca !== undefined && { tls: { ca } }),
    ...{ connectionTimeout: timeLimit, greetingTimeout: timeLimit, socketTimeout: timeLimit, dnsTimeout: timeLimit },
    // Mails contain only our content and load nothing.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const { to, subject, text, html, id, unsubscribe } = order;
  try {
    const info = await transport.sendMail({
      ...{ from: senderOf(from), to, subject, text, html },
      messageId: `<${id}@${domainOf(from)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...oneClick(unsubscribe) },
      ...(unsubscribe !== null && { list: { unsubscribe: { url: unsubscribe } } }),
    });
    return { verdict: { kind: 'sent' }, answer: info.response };
  } catch (error) {
    return { verdict: verdictOf(error, settings), answer: textOf(error, 'response') };
  } finally {
    transport.close();
  }
}

/** Headers for one-click unsubscribe (RFC 8058, which requires https). */
function oneClick(unsubscribe: string | null): Readonly<Record<string, string>> {
  return unsubscribe?.startsWith('https:') === true ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

/** Name and address, apart: in one text, nodemailer would read a colon or a comma of the name as a list of addresses. */
function senderOf(from: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = ''] = /^(.*?)<?([^\s<>@]+@[^\s<>@]+)>?$/u.exec(from) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/u, '$1'), address };
}

/** The domain for the Message-ID, which takes ASCII only. */
const domainOf = (from: string): string => domainToASCII(/@([^\s<>@]+)>?$/u.exec(from)?.[1] ?? '') || 'localhost';

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;
}

function textOf(error: unknown, name: string): string {
  const value = fieldOf(error, name);
  return typeof value === 'string' ? value : '';
}

const CERTIFICATE = /certificate|self-signed|altnames|CERT_|DEPTH_ZERO/iu;

/** Verdict of a nodemailer error ("Error reference"): 4xx replies are temporary, 5xx permanent (RFC 5321). */
function verdictOf(error: unknown, { host, port, encryption }: MailSettings): Verdict {
  const [code, command] = [textOf(error, 'code'), textOf(error, 'command')];
  const said = textOf(error, 'response');
  const message = error instanceof Error ? error.message : '';
  const number = fieldOf(error, 'responseCode');
  const status = typeof number === 'number' ? number : 0;
  if (CERTIFICATE.test(message)) return { kind: 'certificate', detail: host, again: false };
  // The port speaks plain SMTP first, such as 587 with smtps://, or is encrypted from the start, such as 465 with smtp://, where each
  // side waits for the other to begin. Another attempt would end alike.
  const isSilent = textOf(error, 'timeoutType') === 'GREETING_TIMEOUT' && port === TLS_PORT && encryption !== 'tls';
  if (isSilent || /wrong version number/iu.test(message)) {
    return { kind: 'smtp_encryption', detail: `${host}:${String(port)}`, again: false };
  }
  // Before ETLS: a server that offers STARTTLS and cannot do it now answers 454 (RFC 3207).
  if (status >= 400 && status < 500) return { kind: 'smtp_later', detail: said, again: true };
  if (code === 'ETLS') return { kind: 'smtp_starttls', detail: said || host, again: false };
  if (code === 'EAUTH' && status >= 500) return { kind: 'smtp_auth', detail: said, again: false };
  if (code === 'ENOAUTH') return { kind: 'smtp_auth', detail: said, again: false };
  if (status >= 500) {
    return { kind: command === 'RCPT TO' ? 'smtp_recipient' : 'smtp_refused', detail: said, again: false };
  }
  if (code === 'ETIMEDOUT') return { kind: 'timeout', detail: host, again: true };
  if (code === 'EDNS') return { kind: 'unknown_host', detail: host, again: true };
  return { kind: 'unreachable', detail: host, again: true };
}
