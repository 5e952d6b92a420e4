import net, { connect, createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { selfSigned, startMailServer } from '#server/testing/channels/startMailServer.ts';
import type { MailServer } from '#server/testing/channels/startMailServer.ts';
import { renderMessage } from '../renderMessage.ts';
import type { MailSettings } from './MailSettings.ts';
import { sendMail } from './sendMail.ts';
import { writeMail } from './writeMail.ts';

const LIMIT = 3000;
let server: MailServer | null = null;
afterEach(async () => {
  await server?.stop();
  server = null;
});

const HOSTILE = 'Evil <b>"&\r\nBcc: victim@example.com';
const mail = writeMail(
  renderMessage(
    {
      kind: 'alert',
      title: { 'zh-CN': `可见度下降 ${HOSTILE}`, 'en-US': '' },
      lines: { 'zh-CN': [`上周 42.3% ${HOSTILE} <img src=x onerror=alert(1)>`], 'en-US': [] },
      path: '/overview/index?a=1&b="2"',
    },
    'zh-CN',
    HOSTILE,
    'https://console.example.com',
  ),
  'https://console.example.com/notifications/answer?use=unsubscribe&token=t',
);

async function send(options: SMTPServerOptions, settings: Partial<MailSettings> = {}) {
  server = await startMailServer(options);
  return sendMail(
    {
      ...{ host: '127.0.0.1', port: server.port, encryption: 'off', user: '', password: '' },
      from: 'AnswerScope <scope@example.com>',
      ...settings,
    },
    { ...mail, to: 'reader@example.com', id: 'delivery-1' },
    LIMIT,
  );
}

const PLAIN: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] };

test('a mail in text and HTML arrives, with nothing of a hostile name in its head or its markup', async () => {
  const { verdict, answer } = await send(PLAIN);
  expect(verdict).toEqual({ kind: 'sent' });
  expect(answer).toMatch(/^250/u);
  const [received] = server?.received ?? [];
  expect(received).toMatchObject({ from: 'scope@example.com', to: ['reader@example.com'] });
  const text = received?.text ?? '';
  const [head = ''] = text.split('\r\n\r\n');
  expect(head).toContain('Message-ID: <delivery-1@example.com>');
  expect(head).toMatch(
    /List-Unsubscribe:\s+<https:\/\/console\.example\.com\/notifications\/answer\?use=unsubscribe&token=t>/u,
  );
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(head).toContain('Auto-Submitted: auto-generated');
  expect(head).not.toMatch(/^Bcc:/imu);
  expect(text).toContain('multipart/alternative');
  expect(text.match(/Content-Type: text\/(?:plain|html)/gu)).toHaveLength(2);
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail.html).not.toMatch(/<img|<script|<link|<style|src=[^x]/iu);
  expect(mail.html).toContain('href="https://console.example.com/overview/index?a=1&amp;b=%222%22"');
});

test('the HTML stands in a frame of 600 px, also in Outlook, and each text has its own font, color and background', () => {
  const { html } = mail;
  expect(html).toContain('<div style="max-width:600px;margin:0 auto">');
  expect(html).toMatch(/<!--\[if mso\]><table [^>]*width="600"><tr><td><!\[endif\]-->/u);
  expect(html.match(/<table\b/gu)).toHaveLength(html.match(/<table role="presentation" /gu)?.length ?? 0);
  const texts = [...html.matchAll(/<(?:h1|p)\b[^>]*>/gu)].map(([tag]) => tag);
  expect(texts).toHaveLength(4);
  for (const tag of texts) expect(tag).toMatch(/font-family:[^"]*background-color:#ffffff;color:#[0-9a-f]{6}/u);
});

test('a name with a colon or a comma is one sender, and the Message-ID is ASCII', async () => {
  const headOf = async (from: string): Promise<string> => {
    await send(PLAIN, { from });
    const [head = ''] = (server?.received[0]?.text ?? '').split('\r\n\r\n');
    await server?.stop();
    return head;
  };
  expect(await headOf('Reports: Northwind, Inc. <scope@example.com>')).toContain(
    'From: "Reports: Northwind, Inc." <scope@example.com>',
  );
  expect(await headOf('"Northwind, Inc." <scope@example.com>')).toContain(
    'From: "Northwind, Inc." <scope@example.com>',
  );
  const head = await headOf('scope@例子.公司');
  expect(head).toContain('From: scope@xn--fsqu00a.xn--55qx5d');
  expect(head).toContain('Message-ID: <delivery-1@xn--fsqu00a.xn--55qx5d>');
});

test('a server that cannot encrypt now is asked again later', async () => {
  const busy = createServer((socket) => {
    socket.write('220 mail.example.com ESMTP\r\n');
    socket.on('data', (data) => {
      const isHello = data.toString('utf8').startsWith('EHLO');
      socket.write(isHello ? '250-mail.example.com\r\n250 STARTTLS\r\n' : '454 4.7.0 TLS not available\r\n');
    });
  });
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const address = busy.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const settings = { host: '127.0.0.1', port, user: '', password: '', from: 'scope@example.com' };
  const order = { ...mail, to: 'reader@example.com', id: 'd' };
  const { verdict } = await sendMail({ ...settings, encryption: 'starttls' }, order, LIMIT);
  expect(verdict).toEqual({ kind: 'smtp_later', again: true, detail: '454 4.7.0 TLS not available' });
  await new Promise((resolve) => busy.close(resolve));
});

test('STARTTLS is demanded: a server without it gets neither the password nor the mail', async () => {
  const seen: string[] = [];
  const { verdict } = await send(
    {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _s, done) => {
        seen.push(password ?? '');
        done(null, { user: 'u' });
      },
    },
    { encryption: 'starttls', user: 'u', password: 'smtp-password' },
  );
  expect(verdict).toMatchObject({ kind: 'smtp_starttls', again: false });
  expect([seen, server?.received]).toEqual([[], []]);
});

test('a port that is not encrypted from the start is not called unreachable under smtps://', async () => {
  const { verdict } = await send(PLAIN, { encryption: 'tls' });
  const detail = `127.0.0.1:${String(server?.port)}`;
  expect(verdict).toEqual({ kind: 'smtp_encryption', detail, again: false });
});

test('over STARTTLS with a login, where the certificate is trusted; else not', async () => {
  const { key, cert } = selfSigned();
  const options: SMTPServerOptions = {
    ...{ key, cert, authOptional: false },
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'u' && password === 'smtp-password') done(null, { user: 'u' });
      else done(new Error('Invalid username or password'));
    },
  };
  const settings = { encryption: 'starttls', user: 'u', password: 'smtp-password' } as const;
  expect((await send(options, { ...settings, ca: cert })).verdict).toEqual({ kind: 'sent' });
  expect(server?.received[0]?.isSecure).toBe(true);
  await server?.stop();
  expect((await send(options, settings)).verdict).toMatchObject({ kind: 'certificate', again: false });
  await server?.stop();
  const refused = await send(options, { ...settings, ca: cert, password: 'wrong-password' });
  expect(refused.verdict).toMatchObject({ kind: 'smtp_auth', again: false });
  expect(JSON.stringify(refused)).not.toContain('wrong-password');
  await server?.stop();
  // A server that requires a login, without credentials.
  expect((await send(options, { encryption: 'starttls', ca: cert })).verdict).toMatchObject({ again: false });
});

const failing = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code });

test('a receiver that is refused, a sender that is refused, and "later" are told apart', async () => {
  const recipient = await send({ ...PLAIN, onRcptTo: (_a, _s, done) => done(failing(550, 'No such user')) });
  expect(recipient.verdict).toMatchObject({ kind: 'smtp_recipient', again: false, detail: '550 No such user' });
  await server?.stop();
  const sender = await send({ ...PLAIN, onMailFrom: (_a, _s, done) => done(failing(554, 'Not from here')) });
  expect(sender.verdict).toMatchObject({ kind: 'smtp_refused', again: false });
  await server?.stop();
  const later = await send({ ...PLAIN, onRcptTo: (_a, _s, done) => done(failing(451, 'Greylisted')) });
  expect(later.verdict).toMatchObject({ kind: 'smtp_later', again: true });
});

test('a server that says nothing is waited for as long as agreed, and one that is not there is unreachable', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const settings: MailSettings = {
    ...{ host: '127.0.0.1', port, encryption: 'off', user: '', password: '', from: 'scope@example.com' },
  };
  const order = { ...mail, to: 'reader@example.com', id: 'd' };
  expect((await sendMail(settings, order, 200)).verdict).toMatchObject({ kind: 'timeout', again: true });
  // The port that is encrypted from the start: a test may not listen on it, so the connection leads to the other one.
  const elsewhere = vi
    .spyOn(net, 'connect')
    .mockImplementation((...given: unknown[]) => connect(port, '127.0.0.1', given.at(-1) as () => void));
  const detail = '127.0.0.1:465';
  expect((await sendMail({ ...settings, port: 465 }, order, 200)).verdict).toEqual({
    ...{ kind: 'smtp_encryption', detail, again: false },
  });
  elsewhere.mockRestore();
  await new Promise((resolve) => silent.close(resolve));
  expect((await sendMail(settings, order, LIMIT)).verdict).toMatchObject({ kind: 'unreachable', again: true });
});
