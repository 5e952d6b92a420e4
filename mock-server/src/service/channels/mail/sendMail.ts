import { createTransport } from 'nodemailer';
import type { Verdict } from '../formats/ChannelFormat.ts';
import type { MailSettings } from './MailSettings.ts';

/** A mail as it is written. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the receiver says that they want no more; null: they are of the team. */
  readonly unsubscribe: string | null;
}

interface MailOrder extends WrittenMail {
  readonly to: string;
  /** Of this delivery: the mail has the same name at every attempt, by which mail programs know it again. */
  readonly id: string;
}

interface MailOutcome {
  readonly verdict: Verdict;
  /** What the mail server said. */
  readonly answer: string;
}

/** Sends a mail through the mail server. Never throws. @param timeLimit for each step of the conversation, milliseconds */
export async function sendMail(settings: MailSettings, order: MailOrder, timeLimit: number): Promise<MailOutcome> {
  const { host, port, encryption, user, password, from, ca } = settings;
  const transport = createTransport({
    ...{ host, port, secure: encryption === 'tls' },
    ...{ requireTLS: encryption === 'starttls', ignoreTLS: encryption === 'off' },
    ...(user !== '' && { auth: { user, pass: password } }),
    ...(ca !== undefined && { tls: { ca } }),
    ...{ connectionTimeout: timeLimit, greetingTimeout: timeLimit, socketTimeout: timeLimit, dnsTimeout: timeLimit },
    // A mail holds what we wrote and fetches nothing.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const { to, subject, text, html, id, unsubscribe } = order;
  try {
    const info = await transport.sendMail({
      ...{ from, to, subject, text, html },
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

/** Mail programs may then unsubscribe their reader by themselves: RFC 8058, which asks for https. */
function oneClick(unsubscribe: string | null): Readonly<Record<string, string>> {
  return unsubscribe?.startsWith('https:') === true ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}

const domainOf = (from: string): string => /@([^\s<>@]+)>?$/u.exec(from)?.[1] ?? 'localhost';

function fieldOf(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;
}

function textOf(error: unknown, name: string): string {
  const value = fieldOf(error, name);
  return typeof value === 'string' ? value : '';
}

const CERTIFICATE = /certificate|self-signed|altnames|CERT_|DEPTH_ZERO/iu;

/** What an error of nodemailer means ("Error reference"), and whether to try again: 4xx of a mail server is for now, 5xx for good (RFC 5321). */
function verdictOf(error: unknown, { host }: MailSettings): Verdict {
  const [code, command] = [textOf(error, 'code'), textOf(error, 'command')];
  const said = textOf(error, 'response');
  const message = error instanceof Error ? error.message : '';
  const number = fieldOf(error, 'responseCode');
  const status = typeof number === 'number' ? number : 0;
  if (CERTIFICATE.test(message)) return { kind: 'certificate', detail: host, again: false };
  if (code === 'ETLS') return { kind: 'smtp_starttls', detail: said || host, again: false };
  if (code === 'EAUTH' && status >= 500) return { kind: 'smtp_auth', detail: said, again: false };
  if (code === 'ENOAUTH') return { kind: 'smtp_auth', detail: said, again: false };
  if (status >= 400 && status < 500) return { kind: 'smtp_later', detail: said, again: true };
  if (status >= 500) {
    return { kind: command === 'RCPT TO' ? 'smtp_recipient' : 'smtp_refused', detail: said, again: false };
  }
  if (code === 'ETIMEDOUT') return { kind: 'timeout', detail: host, again: true };
  if (code === 'EDNS') return { kind: 'unknown_host', detail: host, again: true };
  return { kind: 'unreachable', detail: host, again: true };
}
