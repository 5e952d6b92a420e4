import { describe, expect, test } from 'vitest';
import { AT, BOT, parsedLines, wanted } from '#server/testing/loggedRequest.ts';

describe('formats of proxies and consoles', () => {
  test("HAProxy: the captured host, referrer and user agent in any order, and a response's captures apart", () => {
    const before = 'Apr  7 03:02:01 lb haproxy[77]: 192.0.2.7:33317 [07/Apr/2026:03:02:01.655] web~ pool/a1 0/0/1/2/3';
    const { format, read } = parsedLines([
      `${before} 200 512 - - ---- 5/5/0/1/0 0/0 {www.camp.example|${BOT}|https://www.doubao.com/} {nginx/1.2|60} "GET /tents?size=2 HTTP/1.1"`,
      `${before} 200 +512 - - --VN 5/5/0/1/+0 0/0 {https://www.doubao.com/|www.camp.example|${BOT}} "GET /tents?size=2 HTTP/2.0"`,
      `${before} 200 512 - - ---- 5/5/0/1/0 0/0 "GET /tents?size=2 HTTP/1.1"`,
      `${before} -1 0 - - CH-- 5/5/0/1/0 0/0 {||} "GET /tents HTTP/1.1"`,
      `${before} 400 0 - - PR-- 5/5/0/1/0 0/0 {||} "<BADREQ>"`,
    ]);
    const local = { ...wanted, isWithoutZone: true };
    expect(format).toBe('haproxy');
    expect(read).toEqual([
      local,
      local,
      { ...local, host: '', referrer: '', userAgent: '' },
      { ...local, method: '', target: '', host: '', status: 400, referrer: '', userAgent: '' },
    ]);
  });

  test('Bunny CDN: bars between the values, also within a URL or a user agent', () => {
    const number = '0123456789abcdef0123456789abcdef';
    const { format, read } = parsedLines([
      `MISS|200|${AT}|512|77|192.0.2.0|https://www.doubao.com/|https://www.camp.example/tents?size=2|FRA|${BOT}|${number}|DE`,
      `HIT|404|${AT / 1000}|512|77|::|-|https://www.camp.example/a|b|FRA|Seed|Fetcher/1.0|${number}|DE`,
    ]);
    const line = { ...wanted, host: '', target: 'https://www.camp.example/tents?size=2', requestId: number };
    expect(format).toBe('bunny_cdn');
    expect(read).toEqual([
      line,
      { ...line, target: 'https://www.camp.example/a|b', status: 404, referrer: '', userAgent: 'Seed|Fetcher/1.0' },
    ]);
  });

  test('Caddy on a console: the time is before the object', () => {
    const request = { method: 'GET', host: 'www.camp.example', uri: '/tents?size=2' };
    const headers = { 'User-Agent': [BOT], Referer: ['https://www.doubao.com/'] };
    const object = JSON.stringify({ request: { ...request, headers }, status: 200 });
    const words = 'info\thttp.log.access\thandled request';
    expect(parsedLines([`2026/04/07 03:02:01.000\t${words}\t${object}`])).toEqual({
      format: 'json',
      read: [{ ...wanted, isWithoutZone: true }],
    });
    expect(parsedLines([`2026-04-07T05:02:01.000+0200\t${words}\t${object}`]).read).toEqual([wanted]);
    // A time inside the object is the request's own.
    const own = JSON.stringify({ ts: AT / 1000, request: { ...request, headers }, status: 200 });
    expect(parsedLines([`2026-04-07T09:00:00Z stdout F ${own}`]).read).toEqual([wanted]);
  });

  test('a list with one object per line: brackets on the first and the last line', () => {
    const object = JSON.stringify({
      timestamp: '2026-04-07T03:02:01Z',
      httpRequest: {
        requestMethod: 'GET',
        requestUrl: 'https://www.camp.example/tents?size=2',
        status: 200,
        userAgent: BOT,
        referer: 'https://www.doubao.com/',
      },
    });
    const line = { ...wanted, host: '', target: 'https://www.camp.example/tents?size=2' };
    expect(parsedLines([`[${object},`, `${object},`, `${object}]`]).read).toEqual([line, line, line]);
  });

  test("a table of Azure's portal: the zone is part of a column's name", () => {
    const { format, read } = parsedLines([
      'TimeGenerated [UTC],Category,httpMethod_s,requestUri_s,userAgent_s,referer_s,httpStatusCode_s',
      `"4/7/2026, 3:02:01.000 AM",FrontDoorAccessLog,GET,https://www.camp.example/tents?size=2,${BOT},https://www.doubao.com/,200`,
    ]);
    expect(format).toBe('table');
    expect(read[0]).toMatchObject({ ...wanted, host: '', target: 'https://www.camp.example/tents?size=2' });
  });

  test('Tomcat, extended: the whole address in one column', () => {
    const { format, read } = parsedLines([
      '#Fields: date time cs-method cs-uri sc-status cs(Referer) cs(User-Agent)',
      `2026-04-07 03:02:01 GET /tents?size=2 200 "https://www.doubao.com/" "${BOT}"`,
    ]);
    expect({ format, read }).toEqual({ format: 'w3c', read: [{ ...wanted, host: '' }] });
  });

  test('lines of key=value pairs: logfmt with its time in a pair, and Heroku with its time before them', () => {
    const pairs = 'method=GET path="/tents?size=2" host=www.camp.example status=200';
    const logfmt = parsedLines([
      `level=info time=2026-04-07T03:02:01Z msg="a \\"request\\"" ${pairs} referer=https://www.doubao.com/ user_agent="${BOT}"`,
      `ts=2026-04-07T03:02:01.000Z ${pairs} referer="https://www.doubao.com/" ua="${BOT}" duration=3ms`,
      'level=info time=2026-04-07T03:02:02Z msg="started" port=80',
      'level=info time=2026-04-07T03:02:03Z method=GET path=/cut',
    ]);
    expect(logfmt).toEqual({ format: 'key_value', read: [wanted, wanted, 'unreadable'] });
    const heroku = parsedLines([
      `2026-04-07T03:02:01.000+00:00 heroku[router]: at=info ${pairs} fwd="192.0.2.7" dyno=web.1 connect=0ms service=9ms bytes=12 protocol=https`,
      '2026-04-07T03:02:01.100+00:00 app[web.1]: Started GET "/tents" for 192.0.2.7',
      `<158>1 2026-04-07T03:02:01.000Z host heroku router - at=error code=H12 desc="Request timeout" ${pairs.replace('200', '503')} bytes=0`,
    ]);
    const bare = { ...wanted, referrer: '', userAgent: '' };
    expect(heroku).toEqual({ format: 'key_value', read: [bare, { ...bare, status: 503 }] });
  });

  test('LTSV: labels before the values, where `host` is the visitor unless another label is', () => {
    const ofAll = ['status:200', 'size:512', 'referer:https://www.doubao.com/', `ua:${BOT}`];
    const { format, read } = parsedLines([
      [
        'time:[07/Apr/2026:03:02:01 +0000]',
        'host:dsl-7.provider.example',
        'req:GET /tents?size=2 HTTP/1.1',
        ...ofAll,
        'vhost:www.camp.example',
      ].join('\t'),
      [
        'time:2026-04-07T11:02:01+08:00',
        'remote_addr:192.0.2.7',
        'host:www.camp.example',
        'method:GET',
        'uri:/tents?size=2',
        ...ofAll,
      ].join('\t'),
      [
        'time:2026-04-07T11:02:01+08:00',
        'host:dsl-7.provider.example',
        'method:GET',
        'uri:/tents?size=2',
        ...ofAll,
      ].join('\t'),
      ['time:2026-04-07T11:02:01+08:00', 'level:info'].join('\t'),
    ]);
    expect(format).toBe('key_value');
    expect(read).toEqual([wanted, wanted, { ...wanted, host: '' }]);
  });

  test('Kong: the time at which a request began', () => {
    const line = {
      ...{ started_at: AT, client_ip: '192.0.2.7', service: { host: 'pool.internal', created_at: 1 } },
      route: { methods: ['GET'], created_at: 1 },
      request: {
        ...{
          method: 'GET',
          uri: '/tents?size=2',
          url: 'https://www.camp.example/tents?size=2',
          querystring: { size: '2' },
        },
        headers: { host: 'www.camp.example', 'user-agent': BOT, referer: 'https://www.doubao.com/' },
      },
      response: { status: 200, headers: { date: 'Tue, 07 Apr 2026 03:02:01 GMT' } },
    };
    expect(parsedLines([JSON.stringify(line)])).toEqual({ format: 'json', read: [wanted] });
  });
});
