import { describe, expect, test } from 'vitest';
import { AT, BOT, parsedLines, wanted } from '#server/testing/loggedRequest.ts';

describe('each format on a line of its kind', () => {
  test('IIS: pluses for blanks, columns by the head, a second head that changes them', () => {
    const plus = BOT.replaceAll(' ', '+');
    const { format, read } = parsedLines([
      '#Software: Microsoft Internet Information Services 10.0',
      '#Version: 1.0',
      '#Date: 2026-04-07 03:02:01',
      '#Fields: date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) cs-host sc-status sc-substatus sc-win32-status time-taken',
      `2026-04-07 03:02:01 10.0.0.4 GET /tents size=2 443 - 192.0.2.7 ${plus} https://www.doubao.com/ www.camp.example 200 0 0 31`,
      '#Fields: date time cs-method cs-uri-stem sc-status cs(User-Agent)',
      `2026-04-07 03:02:02 GET /stoves 404 ${plus}`,
      '2026-04-07 03:02:03 GET /stoves 404',
      '2026-04-07 03:02:03 GET /stoves 404 -',
    ]);
    expect(format).toBe('w3c');
    expect(read).toEqual([
      wanted,
      { ...wanted, at: AT + 1000, target: '/stoves', host: '', status: 404, referrer: '' },
      'unreadable',
      { ...wanted, at: AT + 2000, target: '/stoves', host: '', status: 404, referrer: '', userAgent: '-' },
    ]);
  });

  test('Imperva: the URL with its host, without a scheme', () => {
    const head = '#Fields: date time cs-uri cs-method cs-uri-query sc-status cs(Referrer) cs(User-Agent)';
    const rowOf = (uri: string): string =>
      `"2026-04-07" "03:02:01" "${uri}" "GET" "size=2" "200" "https://www.doubao.com/" "${BOT}"`;
    const uris = ['www.camp.example/tents', 'www.camp.example:443/tents', 'index.php/tents', 'favicon.ico'];
    const { format, read } = parsedLines([head, ...uris.map(rowOf)]);
    expect(format).toBe('w3c');
    expect(read).toEqual([
      wanted,
      wanted,
      { ...wanted, host: '', target: 'index.php/tents?size=2' },
      { ...wanted, host: '', target: 'favicon.ico?size=2' },
    ]);
  });

  test('W3C with host and URL: a URL that repeats the host', () => {
    const head = '#Fields: date-UTC time-UTC cs(Host) cs-uri cs-method sc-status cs(Referer) cs(User-Agent)';
    const row = `2026-04-07 03:02:01 www.camp.example www.camp.example/tents?size=2 GET 200 https://www.doubao.com/ "${BOT}"`;
    expect(parsedLines([head, row]).read).toEqual([wanted]);
  });

  test('CloudFront, standard: tabs, codes for blanks, the host that was asked for', () => {
    const row = `2026-04-07 03:02:01 FRA60-P1 500 192.0.2.7 GET d1.cloudfront.net /tents 200 https://www.doubao.com/ ${encodeURIComponent(BOT)} size=2 - Hit AbCdEfGhIjKl== www.camp.example`;
    const { format, read } = parsedLines([
      '#Version: 1.0',
      '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header',
      row.replaceAll(' ', '\t'),
    ]);
    expect(format).toBe('w3c');
    expect(read).toEqual([{ ...wanted, requestId: 'AbCdEfGhIjKl==' }]);
    // Without its comments, as from `grep -v '^#'`, and with more of its columns.
    const bare = `${row} https 120 0.004`.replaceAll(' ', '\t');
    expect(parsedLines([bare])).toEqual({ format: 'w3c', read });
  });

  test.each([[['192.0.2.7']], [['192.0.2.7', '10.0.0.1']]])('CloudFront, real time, with addresses %j', (addresses) => {
    const before = [
      `${AT / 1000}.250`,
      ...addresses,
      '0.002',
      '200',
      '900',
      'GET',
      'https',
      'd1.cloudfront.net',
      '/tents',
    ];
    const after = ['60', 'HKG62-C1', 'ReQuEsTiD==', 'www.camp.example', '0.003', 'HTTP/2.0', 'IPv4'];
    const rest = [encodeURIComponent(BOT), 'https://www.doubao.com/', '-', 'size=2', 'Hit', '-'];
    const { format, read } = parsedLines([[...before, ...after, ...rest].join('\t')]);
    expect(format).toBe('cloudfront_realtime');
    expect(read).toEqual([{ ...wanted, at: AT + 250, requestId: 'ReQuEsTiD==' }]);
  });

  test('load balancers of AWS, application and classic', () => {
    const end = `"GET https://www.camp.example:443/tents?size=2 HTTP/2.0" "${BOT}"`;
    const times = '192.0.2.7:40000 10.0.0.1:80 0.001 0.002 0.000 200 200 100 900';
    const application = `h2 2026-04-07T03:02:01.000000Z app/shop/50dc6c495c0c9188 ${times} ${end} ECDHE-RSA TLSv1.2 arn:aws:target "Root=1-58337262" "www.camp.example" "arn:cert" 1 2026-04-07T03:02:00.9Z "forward" "-" "-" "10.0.0.1:80" "200" "-" "-"`;
    const classic = `2026-04-07T03:02:01.000000Z shop ${times} ${end} - -`;
    const target = 'https://www.camp.example:443/tents?size=2';
    const ipv6 = application.replace('192.0.2.7:', '[2001:db8::1]:');
    for (const line of [application, classic, ipv6]) {
      const { format, read } = parsedLines([line]);
      expect(format).toBe('aws_load_balancer');
      expect(read).toEqual([{ ...wanted, target, host: '', referrer: '' }]);
    }
  });

  test('Nginx Proxy Manager, with the status of the site behind it and without', () => {
    const end = `- GET https www.camp.example "/tents?size=2" [Client 192.0.2.7] [Length 900] [Gzip 2.1] [Sent-to 10.0.0.2] "${BOT}" "https://www.doubao.com/"`;
    for (const statuses of ['- 500 200', '200', 'HIT - 200']) {
      const { format, read } = parsedLines([`[07/Apr/2026:03:02:01 +0000] ${statuses} ${end}`]);
      expect(format).toBe('proxy_manager');
      expect(read).toEqual([wanted]);
    }
  });

  test('Envoy and Istio: the agent before the number of the request, the host behind it', () => {
    const end = `"192.0.2.7" "${BOT}" "cc21d9b0-cf5c-432b-8c7e-988aeb7988cd" "www.camp.example" "10.0.0.1:80"`;
    for (const middle of ['200 - 0 900 12 11', '200 - via_upstream - "-" 0 900 12 11']) {
      const { format, read } = parsedLines([`[2026-04-07T03:02:01.000Z] "GET /tents?size=2 HTTP/2" ${middle} ${end}`]);
      expect(format).toBe('combined');
      expect(read).toEqual([{ ...wanted, referrer: '' }]);
    }
  });

  test('the site of a bucket in Amazon S3', () => {
    const line = `79a59df9 camp [07/Apr/2026:03:02:01 +0000] 192.0.2.7 - 3E57427F3 WEBSITE.GET.OBJECT tents "GET /tents?size=2 HTTP/1.1" 200 - 900 900 7 6 "https://www.doubao.com/" "${BOT}" - hostid= - - - www.camp.example -`;
    expect(parsedLines([line]).read).toEqual([{ ...wanted, host: '' }]);
  });

  test('Alibaba Cloud, offline, with a day of one digit and a request without protocol', () => {
    const line = `[7/Apr/2026:11:02:01 +0800] 192.0.2.7 - 15 "https://www.doubao.com/" "GET https://www.camp.example/tents?size=2" 200 191 2830 HIT "${BOT}" "text/html" 192.0.2.7`;
    const { format, read } = parsedLines([line, line.replace('[7/', '[17/')]);
    expect(format).toBe('alibaba_cdn');
    const target = 'https://www.camp.example/tents?size=2';
    const day = 86_400_000;
    expect(read).toEqual([
      { ...wanted, target, host: '' },
      { ...wanted, at: AT + 10 * day, target, host: '' },
    ]);
  });

  test('Huawei Cloud, offline', () => {
    const line = `[07/Apr/2026:11:02:01 +0800] 192.0.2.7 1 "https://www.doubao.com/" "HTTP/1.1" "GET" "www.camp.example" "/tents?size=2" 200 720 HIT "${BOT}" "-" 10.0.0.1`;
    const { format, read } = parsedLines([line]);
    expect([format, read]).toEqual(['huawei_cdn', [wanted]]);
  });

  test('Tencent Cloud, offline: Beijing time, (null) for what is not there', () => {
    const line = `20260407110201 192.0.2.7 www.camp.example /tents?size=2 838 22 2 200 https://www.doubao.com/ 4 "${BOT}" "(null)" GET HTTPS hit 40000`;
    const { format, read } = parsedLines([
      line,
      line.replace('https://www.doubao.com/', 'NULL').replace(BOT, '(null)'),
    ]);
    expect(format).toBe('tencent_cdn');
    expect(read).toEqual([wanted, { ...wanted, referrer: '', userAgent: '-' }]);
  });
});

describe('objects over several lines', () => {
  const { target, userAgent, referrer, host } = wanted;
  const object = {
    timestamp: new Date(AT).toISOString(),
    request: { method: 'GET', url: target, headers: { Host: [host], Referer: [referrer], 'User-Agent': [userAgent] } },
    status: 200,
    note: 'a } and a " and a {',
  };
  const later = { ...object, timestamp: new Date(AT + 1000).toISOString() };
  const both = [wanted, { ...wanted, at: AT + 1000 }];

  test.each([
    ['a list', JSON.stringify([object, later], null, 2)],
    ['a list with its commas between braces', JSON.stringify([object, later], null, 2).replace('},\n  {', '}, {')],
    ['one after another', [object, later].map((each) => JSON.stringify(each, null, 4)).join('\n')],
    ['records of an object', JSON.stringify({ records: [object, later] }, null, 2)],
  ])('%s', (_, printed) => {
    const { format, read } = parsedLines(printed.split('\n'));
    expect(format).toBe('json');
    expect(read).toEqual(both);
  });

  test('a line that was cut off takes none of those below with it', () => {
    const cut = '{"timestamp":"2026-04-07T03:02:01Z","request":{';
    const [first, second] = [JSON.stringify(object), JSON.stringify(later)];
    expect(parsedLines([cut, first, second]).read).toEqual(['unreadable', ...both]);
    expect(parsedLines(['{', first, second]).read).toEqual(both);
  });
});

describe('tables with a head', () => {
  const { target, userAgent, referrer, host } = wanted;

  test('commas within quotes, a head that comes again, a row with a value too few', () => {
    const head = 'timestamp,client_ip,request_method,host,request_uri,status,http_referer,user_agent';
    const row = `2026-04-07T03:02:01Z,192.0.2.7,GET,${host},${target},200,${referrer},"${userAgent}, ""x"""`;
    const { format, read } = parsedLines([head, row, head, 'x,y', row.replace('GET', 'HEAD')]);
    expect(format).toBe('table');
    const agent = `${userAgent}, "x"`;
    expect(read).toEqual([
      { ...wanted, userAgent: agent },
      'unreadable',
      { ...wanted, userAgent: agent, method: 'HEAD' },
    ]);
  });

  test('Azure CDN: names of the W3C, and half days with the month first', () => {
    const head =
      'c-ip,timestamp,cs-method,cs-uri-stem,http-ver,sc-status,sc-bytes,c-referer,c-user-agent,rs-duration(ms),hit-miss,s-ip';
    const row = `192.0.2.7,4/7/2026 3:02:01 AM +00:00,GET,"${target}",HTTP/1.1,200,900,"${referrer}","${userAgent}",7,HIT,10.0.0.1`;
    expect(parsedLines([head, row, row.replace('3:02:01 AM +00:00', '12:02:01 PM +09:00')]).read).toEqual([
      { ...wanted, host: '' },
      { ...wanted, host: '' },
    ]);
  });

  test('columns of Azure Log Analytics have the kind of their values behind their names', () => {
    const head = 'TimeGenerated,hostName_s,httpMethod_s,requestUri_s,httpStatusCode_d,userAgent_s,referer_s';
    const row = `2026-04-07T03:02:01Z,${host},GET,${target},200,${userAgent},${referrer}`;
    expect(parsedLines([head, row])).toEqual({ format: 'table', read: [wanted] });
  });

  test.each([
    ['TimeUTC', '2026-04-07 03:02:01'],
    ['timestampInMs', String(AT)],
    ['@timestamp', '"Apr 7, 2026 @ 03:02:01.000"'],
    ['Date', '2026/04/07 03:02:01'],
  ])('the time of an export stands in its column %s', (name, time) => {
    const { format, read } = parsedLines([
      `${name},requestPath,responseStatusCode,requestUserAgent`,
      `${time},/tents?size=2,200,"${BOT}"`,
    ]);
    expect(format).toBe('table');
    expect(read).toMatchObject([{ at: AT, target: '/tents?size=2', userAgent: BOT }]);
  });

  test('a table of something else is none, nor is one without a head', () => {
    expect(parsedLines(['name,price,color,size', 'lamp,3,red,1']).format).toBeNull();
    expect(parsedLines([`2026-04-07T03:02:01Z,192.0.2.7,GET,${host},${target},200`]).format).toBeNull();
  });
});

describe('nginx and Apache, as people change them', () => {
  const start = '192.0.2.7 - - [07/Apr/2026:03:02:01 +0000] "GET /tents?size=2 HTTP/1.1" 200 900';
  test.each([
    ['a host before the referrer', `${start} "www.camp.example" "https://www.doubao.com/" "${BOT}"`],
    ['the agent first', `${start} "${BOT}" "https://www.doubao.com/"`],
    ['an address behind', `${start} "https://www.doubao.com/" "${BOT}" "192.0.2.9, 10.0.0.1"`],
    ['an address before', `${start} "192.0.2.9" "https://www.doubao.com/" "${BOT}"`],
    ['a shipper before', `2026-04-07T03:02:01.1Z stdout F ${start} "https://www.doubao.com/" "${BOT}"`],
    ['no protocol', `${start.replace(' HTTP/1.1', '')} "https://www.doubao.com/" "${BOT}"`],
    [
      'ISO 8601',
      `${start.replace('07/Apr/2026:03:02:01 +0000', '2026-04-07T11:02:01+08:00')} "https://www.doubao.com/" "${BOT}"`,
    ],
  ])('%s', (_, line) => {
    expect(parsedLines([line])).toEqual({ format: 'combined', read: [{ ...wanted, host: '' }] });
  });

  test('a request that gave no user agent is told from a log without any', () => {
    const agentOf = (line: string) =>
      parsedLines([line]).read.map((each) => (typeof each === 'string' ? each : each.userAgent));
    expect(agentOf(`${start} "-" "-"`)).toEqual(['-']);
    expect(agentOf(start)).toEqual(['']);
  });
});
