import { describe, expect, test } from 'vitest';
import { detectLogFormat } from './detectLogFormat.ts';
import { JsonLineParser } from './JsonLineParser.ts';
import { LogClock } from './LogClock.ts';
import { parseJsonTime, parseLogTime } from './parseLogTime.ts';
import { parseTextLine } from './parseTextLine.ts';

const AT = Date.parse('2026-03-08T05:06:07Z');
const COMBINED =
  '203.0.113.9 - - [08/Mar/2026:13:06:07 +0800] "GET /a?b=1 HTTP/1.1" 200 512 "https://kimi.com/" "GPTBot/1.2"';

describe('nginx and Apache', () => {
  const wanted = {
    at: AT,
    method: 'GET',
    target: '/a?b=1',
    host: '',
    status: 200,
    referrer: 'https://kimi.com/',
    userAgent: 'GPTBot/1.2',
  };

  test('the combined format', () => {
    expect(parseTextLine(COMBINED)).toEqual(wanted);
  });

  test('the common format has neither referrer nor user agent', () => {
    const line = COMBINED.slice(0, COMBINED.indexOf(' "https://kimi.com/"'));
    expect(parseTextLine(line)).toEqual({ ...wanted, referrer: '', userAgent: '' });
  });

  test.each([
    ['the site first, with its port', `www.Example.com:443 ${COMBINED}`, { host: 'www.example.com:443' }],
    ['IPv6', COMBINED.replace('203.0.113.9', '2001:db8::1'), {}],
    ['a user with a bracket', COMBINED.replace('- - [', '- a[b c] ['), {}],
    ['further fields', `${COMBINED} "198.51.100.7" 0.004 upstream`, {}],
    ['a time between status and referrer', COMBINED.replace('512 "', '512 0.014 "'), {}],
    ['no bytes', COMBINED.replace(' 512 ', ' - '), {}],
    ['no referrer', COMBINED.replace('https://kimi.com/', '-'), { referrer: '' }],
    [
      'quotes in the user agent',
      COMBINED.replace('GPTBot/1.2', String.raw`a \"b\" GPTBot`),
      { userAgent: String.raw`a \"b\" GPTBot` },
    ],
    [
      'what is no request',
      COMBINED.replace('GET /a?b=1 HTTP/1.1', String.raw`\x16\x03\x01`),
      { method: '', target: '' },
    ],
    ['blanks in the address', COMBINED.replace('/a?b=1', '/a b'), { target: '/a b' }],
    ['the site, then the address', `shop.example 203.0.113.9 ${COMBINED.slice(14)}`, { host: 'shop.example' }],
    ['the address, then the site', COMBINED.replace('9 - -', '9 shop.example -'), { host: 'shop.example' }],
    ['a visitor by name', COMBINED.replace('203.0.113.9', 'dsl-7.provider.example'), {}],
    ['parts of a second', COMBINED.replace(':07 +', ':07.250 +'), {}],
    [
      'quotes that nobody escaped',
      COMBINED.replace('b=1', 'b="1"').replace('GPTBot/1.2', 'X (the "new" one; GPTBot/1.2)'),
      { target: '/a?b="1"', userAgent: 'X (the "new" one; GPTBot/1.2)' },
    ],
    ['a quote left open', COMBINED.replace('GPTBot/1.2', 'GPTBot/1.2 "x'), { userAgent: 'GPTBot/1.2 ' }],
  ])('%s', (_, line, changes) => {
    expect(parseTextLine(line)).toEqual({ ...wanted, ...changes });
  });

  test.each([
    ['', 'unreadable'],
    ['hello', 'unreadable'],
    ['a,b,c', 'unreadable'],
    [COMBINED.replace('"GET', 'GET'), 'unreadable'],
    [COMBINED.replace(' 200 ', ' abc '), 'unreadable'],
    [COMBINED.replace(' 200 512 ', ' 5120 200 '), 'unreadable'],
    [COMBINED.replace('08/Mar/2026', '08/Mrz/2026'), 'bad_time'],
    [COMBINED.slice(0, 60), 'unreadable'],
  ])('%s', (line, reason) => {
    expect(parseTextLine(line)).toBe(reason);
  });
});

describe('lines of JSON', () => {
  const wanted = {
    at: AT,
    method: 'GET',
    target: '/a?b=1',
    host: 'www.example.com',
    status: 200,
    referrer: 'https://kimi.com/',
    userAgent: 'GPTBot/1.2',
  };

  test.each([
    [
      'Cloudflare',
      {
        ClientIP: '203.0.113.9',
        ClientRequestHost: 'www.example.com',
        ClientRequestMethod: 'GET',
        ClientRequestURI: '/a?b=1',
        ClientRequestPath: '/a',
        ClientRequestReferer: 'https://kimi.com/',
        ClientRequestUserAgent: 'GPTBot/1.2',
        EdgeResponseStatus: 200,
        OriginResponseStatus: 0,
        EdgeStartTimestamp: AT * 1e6,
        EdgeEndTimestamp: AT * 1e6 + 5,
      },
    ],
    [
      'CloudFront',
      {
        date: '2026-03-08',
        time: '05:06:07',
        'cs-method': 'GET',
        'cs(Host)': 'd1.cloudfront.net',
        'x-host-header': 'www.example.com',
        'cs-uri-stem': '/a',
        'cs-uri-query': 'b=1',
        'sc-status': '200',
        'cs(Referer)': 'https://kimi.com/',
        'cs(User-Agent)': 'GPTBot/1.2',
      },
    ],
    [
      'Akamai',
      {
        reqTimeSec: String(AT / 1000),
        reqMethod: 'GET',
        reqHost: 'www.example.com',
        reqPath: '/a',
        queryStr: 'b=1',
        statusCode: '200',
        referer: 'https://kimi.com/',
        UA: 'GPTBot/1.2',
        proto: 'HTTP/2',
      },
    ],
    [
      'Google Cloud',
      {
        timestamp: '2026-03-08T05:06:07Z',
        httpRequest: {
          requestMethod: 'GET',
          requestUrl: '/a?b=1',
          status: 200,
          userAgent: 'GPTBot/1.2',
          referer: 'https://kimi.com/',
        },
        host: 'www.example.com',
      },
    ],
    [
      'Vercel',
      {
        timestamp: AT,
        proxy: {
          method: 'GET',
          host: 'www.example.com',
          path: '/a?b=1',
          userAgent: ['GPTBot/1.2'],
          referer: 'https://kimi.com/',
          statusCode: 200,
        },
      },
    ],
    [
      'Alibaba Cloud',
      {
        unixtime: AT / 1000,
        method: 'GET',
        domain: 'www.example.com',
        uri: '/a',
        uri_param: 'b=1',
        return_code: '200',
        user_agent: 'GPTBot/1.2',
        referer: 'https://kimi.com/',
      },
    ],
    [
      'Tencent Cloud',
      {
        timestamp: AT / 1000,
        method: 'GET',
        host: 'www.example.com',
        url: '/a',
        param: 'b=1',
        http_code: 200,
        ua: 'GPTBot/1.2',
        referer: 'https://kimi.com/',
      },
    ],
    [
      'Caddy',
      {
        ts: AT / 1000,
        request: {
          method: 'GET',
          host: 'www.example.com',
          uri: '/a?b=1',
          headers: { 'User-Agent': ['GPTBot/1.2'], Referer: ['https://kimi.com/'] },
        },
        status: 200,
      },
    ],
    [
      'Traefik',
      {
        StartUTC: '2026-03-08T05:06:07.000Z',
        RequestMethod: 'GET',
        RequestHost: 'www.example.com',
        RequestPath: '/a?b=1',
        DownstreamStatus: 200,
        'request_User-Agent': 'GPTBot/1.2',
        request_Referer: 'https://kimi.com/',
      },
    ],
    [
      'nginx',
      {
        time_iso8601: '2026-03-08T13:06:07+08:00',
        request: 'GET /a?b=1 HTTP/1.1',
        status: '200',
        http_host: 'www.example.com',
        http_referer: 'https://kimi.com/',
        http_user_agent: 'GPTBot/1.2',
        request_time: 0.004,
      },
    ],
  ])('%s', (_, object) => {
    const parser = new JsonLineParser();
    expect(parser.parse(JSON.stringify(object))).toEqual(wanted);
    expect(parser.parse(`${JSON.stringify(object)},`)).toEqual(wanted);
  });

  test('encoded user agents, absent fields and other objects in between', () => {
    const parser = new JsonLineParser();
    const line = { ts: AT, uri: '/a', status: 200, ua: 'Mozilla/5.0%20(compatible;%20GPTBot/1.2)' };
    expect(parser.parse(JSON.stringify(line))).toMatchObject({
      method: 'GET',
      host: '',
      userAgent: 'Mozilla/5.0 (compatible; GPTBot/1.2)',
    });
    expect(parser.parse('{"level":"info"}')).toBe('unreadable');
    expect(parser.parse('[1]')).toBe('unreadable');
    expect(parser.parse('{')).toBe('unreadable');
    expect(parser.parse(JSON.stringify({ ...line, ts: 'yesterday' }))).toBe('bad_time');
    expect(parser.parse(JSON.stringify({ timestamp: AT, path: '/b', status: 404, userAgent: 'x' }))).toMatchObject({
      target: '/b',
    });
  });
});

test('times of any kind', () => {
  expect(parseLogTime('08/Mar/2026:13:06:07 +0800')).toBe(AT);
  expect(parseLogTime('08/Mar/2026:01:36:07 -0330')).toBe(AT);
  for (const bad of ['', '8/Mar/2026:13:06:07 +0800', '08/Xxx/2026:13:06:07 +0800', '08/Mar/2026:1a:06:07 +0800']) {
    expect(parseLogTime(bad)).toBeNaN();
  }
  const same = [
    AT,
    AT / 1000,
    AT * 1000,
    AT * 1e6,
    String(AT),
    String(AT / 1000),
    '2026-03-08 05:06:07',
    '2026-03-08T13:06:07+08:00',
  ];
  expect(same.map(parseJsonTime)).toEqual(same.map(() => AT));
  expect([null, {}, 'x', ''].map(parseJsonTime)).toEqual([NaN, NaN, NaN, NaN]);
});

test('a day is that of the zone', () => {
  const day = (zone: string, iso: string): string =>
    new Date(new LogClock(zone).dayOf(Date.parse(iso)) * 86_400_000).toISOString().slice(0, 10);
  expect(day('UTC', '2026-03-08T23:59:59Z')).toBe('2026-03-08');
  expect(day('Asia/Shanghai', '2026-03-08T16:00:00Z')).toBe('2026-03-09');
  expect(day('America/New_York', '2026-03-08T04:59:59Z')).toBe('2026-03-07');
});

describe('the format of a file', () => {
  test.each([
    [[COMBINED, COMBINED], 'combined'],
    [[COMBINED.slice(0, COMBINED.indexOf(' "https'))], 'common'],
    [['{"ts":1772946367,"uri":"/a","status":200,"ua":"x"}'], 'json'],
    [['#Version: 1.0', 'torn line', COMBINED, COMBINED], 'combined'],
    [['torn', 'torn', COMBINED], null],
    [['a,b,c', '1,2,3'], null],
    [['{"a":1}'], null],
    [[], null],
  ])('%#', (lines, format) => {
    expect(detectLogFormat(lines)).toBe(format);
  });
});
