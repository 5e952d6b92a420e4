import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { renderMessage } from '../renderMessage.ts';
import type { FormatInput } from './ChannelFormat.ts';
import { CHANNEL_FORMATS } from './channelFormats.ts';
import type { PostedKind } from './channelFormats.ts';
import { judgeAnswer } from './judgeAnswer.ts';
import { webhookSecret } from './webhookFormat.ts';

/** Text that a service might interpret as a mention, a link, a style or its own markup. */
const HOSTILE = '<!channel> <@all> @all @13800000000 [x](https://evil.example) *b* <at user_id="all"></at> `c` & "q"';
const NOW = Date.parse('2026-03-10T04:00:00.500Z');

function input(language: ChannelLanguage, more: Partial<FormatInput> = {}, lines = [`1. ${HOSTILE}`]): FormatInput {
  const message = {
    kind: 'alert',
    title: { 'zh-CN': `可见度下降：${HOSTILE}`, 'en-US': `Visibility fell: ${HOSTILE}` },
    lines: { 'zh-CN': lines, 'en-US': lines },
    path: '/overview/index?project=p1',
  };
  return {
    message: renderMessage(message, language, HOSTILE, 'https://console.example.com'),
    ...{ id: 'delivery-1', now: NOW, url: 'https://hooks.example.com/send?access_token=token', sign: '' },
    ...more,
  };
}

const written = (kind: PostedKind, given: FormatInput) => {
  const { url, headers, body } = CHANNEL_FORMATS[kind].write(given);
  return { url, headers, body: JSON.parse(body) as unknown, size: Buffer.byteLength(body) };
};
const LINK = 'https://console.example.com/overview/index?project=p1';

test('Slack: what people wrote is plain text, escaped', () => {
  const safe =
    '&lt;!channel&gt; &lt;@all&gt; @all @13800000000 [x](https://evil.example) *b* &lt;at user_id="all"&gt;&lt;/at&gt; `c` &amp; "q"';
  expect(written('slack', input('en-US')).body).toEqual({
    text: `Visibility fell: ${safe}`,
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
    blocks: [
      {
        type: 'header',
        text: { type: 'plain_text', text: `Visibility fell: ${safe}`, emoji: false },
      },
      { type: 'section', text: { type: 'plain_text', text: `1. ${safe}`, emoji: false } },
      { type: 'section', text: { type: 'mrkdwn', text: `<${LINK}|Open in AnswerScope>` } },
    ],
  });
});

test('Teams: an Adaptive Card whose texts are no Markdown', () => {
  expect(written('teams', input('zh-CN')).body).toEqual({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            {
              type: 'RichTextBlock',
              inlines: [{ type: 'TextRun', text: `可见度下降：${HOSTILE}`, weight: 'Bolder', size: 'Medium' }],
            },
            { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: `1. ${HOSTILE}` }] },
          ],
          actions: [{ type: 'Action.OpenUrl', title: '在 AnswerScope 中查看', url: LINK }],
        },
      },
    ],
  });
});

test('飞书: rich text with the signature of its documents', () => {
  const seconds = '1773115200';
  // `<at user_id="all">` would mention everyone, also inside a text.
  const safe = HOSTILE.replaceAll('<', '＜');
  const content = [[{ tag: 'text', text: `1. ${safe}` }], [{ tag: 'a', text: '在 AnswerScope 中查看', href: LINK }]];
  const post = { zh_cn: { title: `可见度下降：${safe}`, content } };
  expect(written('feishu', input('zh-CN')).body).toEqual({ msg_type: 'post', content: { post } });
  expect(written('feishu', input('zh-CN', { sign: 'demo' })).body).toEqual({
    timestamp: seconds,
    // As the sample in 自定义机器人使用指南: the key is `timestamp\nsecret`, and the signed message is empty.
    sign: createHmac('sha256', `${seconds}\ndemo`).digest('base64'),
    msg_type: 'post',
    content: { post },
  });
});

test('飞书: a figure below the smallest one shown keeps its sign', () => {
  const { content } = written('feishu', input('en-US', {}, ['Now: <0.1% (n 1,204) <b>'])).body as {
    content: { post: { en_us: { content: { text: string }[][] } } };
  };
  expect(content.post.en_us.content[0]?.[0]?.text).toBe('Now: <0.1% (n 1,204) ＜b>');
});

test('a long title keeps its end: an alert of a fact says there what answers say', () => {
  const end = '(12.5 GB instead of 16 GB)';
  const title = `Northwind: 3 answers contradict a fact: ${'memory & storage '.repeat(17)}${end}`;
  const message = renderMessage(
    {
      kind: 'alert',
      title: { 'zh-CN': title, 'en-US': title },
      lines: { 'zh-CN': [], 'en-US': ['Now: 3%'] },
      path: '/',
    },
    'en-US',
    'Northwind',
    'https://console.example.com',
  );
  for (const kind of ['slack', 'teams', 'feishu', 'wecom', 'dingtalk', 'webhook'] as const) {
    expect([kind, CHANNEL_FORMATS[kind].write({ ...input('en-US'), message }).body]).toEqual([
      kind,
      expect.stringContaining(end),
    ]);
  }
  const { blocks } = written('slack', { ...input('en-US'), message }).body as {
    blocks: { type: string; text: { type: string; text: string } }[];
  };
  // A header takes 150 characters.
  expect(blocks[0]).toMatchObject({
    type: 'section',
    text: { type: 'plain_text', text: expect.stringContaining(end) },
  });
  expect(blocks[0]?.text.text.length).toBeLessThanOrEqual(3000);
});

const FULL =
  '＜！channel＞ ＜＠all＞ ＠all ＠13800000000 ［x］(https://evil.example) ＊b＊ ＜at user＿id="all"＞＜/at＞ ‵c‵ ＆ "q"';

test('企业微信: markdown without a sign that means something', () => {
  expect(written('wecom', input('zh-CN')).body).toEqual({
    msgtype: 'markdown',
    markdown: { content: `**可见度下降：${FULL}**\n> 1. ${FULL}\n[在 AnswerScope 中查看](${LINK})` },
  });
});

test('钉钉: markdown that mentions nobody, with the signature in the address', () => {
  const { url, body } = written('dingtalk', input('en-US', { sign: 'SECdemo' }));
  expect(body).toEqual({
    msgtype: 'markdown',
    markdown: {
      title: `Visibility fell: ${FULL}`,
      text: `**Visibility fell: ${FULL}**\n\n1. ${FULL}\n\n[Open in AnswerScope](${LINK})`,
    },
    at: { atMobiles: [], atUserIds: [], isAtAll: false },
  });
  const { searchParams } = new URL(url);
  expect(Object.fromEntries(searchParams)).toEqual({
    access_token: 'token',
    timestamp: String(NOW),
    sign: createHmac('sha256', 'SECdemo')
      .update(`${String(NOW)}\nSECdemo`)
      .digest('base64'),
  });
  expect(written('dingtalk', input('en-US')).url).toBe('https://hooks.example.com/send?access_token=token');
});

test('webhook: JSON with a signature that the libraries of Standard Webhooks check', () => {
  const sign = `whsec_${Buffer.from('a secret of the webhook').toString('base64')}`;
  const { headers, body } = CHANNEL_FORMATS.webhook.write(input('en-US', { sign }));
  expect(JSON.parse(body)).toEqual({
    type: 'alert',
    timestamp: '2026-03-10T04:00:00.500Z',
    data: {
      project: HOSTILE,
      language: 'en-US',
      title: `Visibility fell: ${HOSTILE}`,
      lines: [`1. ${HOSTILE}`],
      url: LINK,
    },
  });
  const signed = createHmac('sha256', 'a secret of the webhook').update(`delivery-1.1773115200.${body}`);
  expect(headers).toMatchObject({
    'webhook-id': 'delivery-1',
    'webhook-timestamp': '1773115200',
    'webhook-signature': `v1,${signed.digest('base64')}`,
  });
});

test('the lines of code in the read-me check it', async () => {
  const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
  const code = /```js\n([\s\S]*?isFromAnswerScope[\s\S]*?)```/u.exec(readme)?.[1] ?? '';
  const { isFromAnswerScope } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isFromAnswerScope: (headers: object, body: string, secret: string) => boolean;
  };
  const sign = webhookSecret('a secret of the webhook');
  const { headers, body } = CHANNEL_FORMATS.webhook.write(input('zh-CN', { sign, now: Date.now() }));
  expect(isFromAnswerScope(headers, body, sign)).toBe(true);
  expect(isFromAnswerScope(headers, `${body} `, sign)).toBe(false);
  expect(isFromAnswerScope(headers, body, webhookSecret('another'))).toBe(false);
  // A stranger's request has no signature.
  expect(isFromAnswerScope({}, body, sign)).toBe(false);
  expect(isFromAnswerScope({ ...headers, 'webhook-signature': undefined }, body, sign)).toBe(false);
  const old = CHANNEL_FORMATS.webhook.write(input('zh-CN', { sign, now: Date.now() - 600_000 }));
  expect(isFromAnswerScope(old.headers, old.body, sign)).toBe(false);
});

test('long messages keep within the limit of each service, and no character is cut in two', () => {
  const lines = Array.from({ length: 100 }, () => '可见度😀'.repeat(150));
  const sizes = { teams: 28_000, feishu: 20_000, dingtalk: 20_000 };
  for (const kind of ['teams', 'feishu', 'dingtalk'] as const) {
    const { size } = written(kind, input('zh-CN', {}, lines));
    expect([kind, size <= sizes[kind], size > sizes[kind] / 2]).toEqual([kind, true, true]);
  }
  const wecom = written('wecom', input('zh-CN', {}, lines)).body as { markdown: { content: string } };
  expect(Buffer.byteLength(wecom.markdown.content)).toBeLessThanOrEqual(4096);
  expect(wecom.markdown.content.endsWith(`(${LINK})`)).toBe(true);
  const slack = JSON.stringify(written('slack', input('en-US', {}, lines)).body);
  expect(slack).not.toContain('\\ud83d"');
  expect(slack.length).toBeLessThan(4000);
});

test('what there is no room for is counted, in the language of the message', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `${String(index)} ${'可见度'.repeat(60)}`);
  const wecom = written('wecom', input('zh-CN', {}, lines)).body as { markdown: { content: string } };
  const shown = wecom.markdown.content.split('\n').filter((line) => /^> \d/u.test(line)).length;
  expect(wecom.markdown.content).toContain(`另有 ${String(30 - shown)} 条因篇幅限制未列出`);
  const slack = written('slack', input('en-US', {}, lines)).body as { blocks: { text: { text: string } }[] };
  const section = (slack.blocks[1]?.text.text ?? '').split('\n');
  expect([section.length < 30, lines.slice(0, section.length - 1)]).toEqual([true, section.slice(0, -1)]);
  expect(section.at(-1)).toBe(`${String(31 - section.length)} more lines do not fit here: open the link.`);
  const many = Array.from({ length: 50 }, (_, index) => `line ${String(index)}`);
  const { lines: kept } = input('en-US', {}, many).message;
  expect([kept.length, kept.at(-2), kept.at(-1)]).toEqual([
    40,
    'line 38',
    '11 more lines do not fit here: open the link.',
  ]);
});

test('a path that leads to another host, and what turns or hides text, stay out', () => {
  const message = renderMessage(
    {
      kind: 'alert',
      title: { 'zh-CN': 'a\u202Eb\r\nBcc: x\u200B', 'en-US': '' },
      lines: { 'zh-CN': ['\u0000', 'c'], 'en-US': [] },
      path: '//evil.example/x',
    },
    'zh-CN',
    'p',
    'https://console.example.com/base/',
  );
  expect(message).toMatchObject({ title: 'ab Bcc: x', lines: ['c'], url: 'https://console.example.com/base/' });
});

test('what each service answers is understood', () => {
  const says = (kind: PostedKind, body: unknown, status = 200) => {
    const answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body), retryAfter: null };
    const verdict = judgeAnswer(CHANNEL_FORMATS[kind], answer);
    return verdict.kind === 'sent' ? 'sent' : `${verdict.kind}${verdict.again ? ' again' : ''}`;
  };
  expect(says('slack', 'ok')).toBe('sent');
  expect(says('slack', 'invalid_payload', 400)).toBe('rejected');
  expect(says('slack', 'no_service', 404)).toBe('gone');
  expect(says('teams', '', 202)).toBe('sent');
  expect(says('teams', 'Webhook message delivery failed with error: ... HTTP error 429')).toBe('rate_limited again');
  expect(says('feishu', { code: 0, msg: 'success' })).toBe('sent');
  expect(says('feishu', { code: 19021, msg: 'sign match fail or timestamp is not within one hour' })).toBe('bad_sign');
  expect(says('feishu', { code: 19024, msg: 'Key Words Not Found' })).toBe('keyword');
  expect(says('feishu', { code: 11232, msg: 'frequency limited' })).toBe('rate_limited again');
  expect(says('wecom', { errcode: 0, errmsg: 'ok' })).toBe('sent');
  expect(says('wecom', { errcode: 93000, errmsg: 'invalid webhook url' })).toBe('gone');
  expect(says('wecom', { errcode: 45009, errmsg: 'api freq out of limit' })).toBe('rate_limited again');
  expect(says('dingtalk', { errcode: 0, errmsg: 'ok' })).toBe('sent');
  expect(says('dingtalk', { errcode: 310000, errmsg: 'sign not match' })).toBe('bad_sign');
  expect(says('dingtalk', { errcode: 310000, errmsg: 'keywords not in content' })).toBe('keyword');
  expect(says('dingtalk', { errcode: 310000, errmsg: 'ip 1.2.3.4 not in whitelist' })).toBe('ip_blocked');
  expect(says('dingtalk', '<html>')).toBe('rejected');
  expect(says('dingtalk', { errcode: 400102, errmsg: '机器人已停用' })).toBe('gone');
  expect(says('webhook', '', 302)).toBe('redirect');
  expect(says('webhook', '', 503)).toBe('far_error again');
});

test('limits and faults that pass are tried again, in whatever status the bots tell them', () => {
  const says = (kind: PostedKind, body: object, status = 200) =>
    judgeAnswer(CHANNEL_FORMATS[kind], { status, body: JSON.stringify(body), retryAfter: null });
  expect(says('feishu', { code: 9499, msg: 'too many request', data: {} }, 400)).toMatchObject({
    ...{ kind: 'rate_limited', again: true },
    detail: '9499 too many request',
  });
  expect(says('feishu', { code: 9499, msg: 'Bad Request', data: {} }, 400)).toMatchObject({
    kind: 'rejected',
    again: false,
  });
  expect(says('feishu', { code: 11232, msg: 'frequency limited' }, 400)).toMatchObject({ again: true });
  expect(says('feishu', { code: 19001, msg: 'access token invalid' }, 400)).toMatchObject({ kind: 'gone' });
  expect(says('wecom', { errcode: -1, errmsg: 'system busy' })).toMatchObject({ kind: 'far_error', again: true });
  expect(says('dingtalk', { errcode: -1, errmsg: '系统繁忙' })).toMatchObject({ kind: 'far_error', again: true });
});
