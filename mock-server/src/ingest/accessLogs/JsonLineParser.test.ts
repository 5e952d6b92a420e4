import { describe, expect, test } from 'vitest';
import { AT, BOT, wanted } from '#server/testing/loggedRequest.ts';
import { JsonLineParser } from './JsonLineParser.ts';

const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const read = (object: unknown) => new JsonLineParser().parse(JSON.stringify(object));

describe('objects under the names that their makers give the fields', () => {
  test('Azure Front Door, and its records in a list', () => {
    const properties = {
      trackingReference: '08Q3gX0AAAAAAe0BfX',
      httpMethod: 'GET',
      httpVersion: '2.0',
      requestUri: 'https://www.camp.example:443/tents?size=2',
      sni: 'www.camp.example',
      userAgent: BOT,
      clientIp: '192.0.2.7',
      timeToFirstByte: '0.01',
      httpStatusCode: '200',
      httpStatusDetails: '200',
      referer: 'https://www.doubao.com/',
      originIp: '10.0.0.1:443',
      isReceivedFromClient: true,
    };
    const line = { time: '2026-04-07T03:02:01.0000000Z', category: 'FrontDoorAccessLog', properties };
    const target = 'https://www.camp.example:443/tents?size=2';
    const expected = { ...wanted, target, host: '', requestId: '08Q3gX0AAAAAAe0BfX' };
    expect(read(line)).toEqual(expected);
    expect(read({ records: [line, line] })).toEqual([expected, expected]);
    expect(read({ ...line, properties: { ...properties, isReceivedFromClient: false } })).toBe('again');
  });

  test('Elastic Common Schema, nested and with dots in its names', () => {
    const nested = {
      '@timestamp': '2026-04-07T03:02:01.000Z',
      agent: { type: 'filebeat', version: '8.1.0' },
      host: { name: 'web-1' },
      http: { request: { method: 'GET', referrer: 'https://www.doubao.com/' }, response: { status_code: 200 } },
      url: { original: '/tents?size=2', path: '/tents', domain: 'www.camp.example' },
      user_agent: { original: BOT, name: 'ClaudeBot' },
    };
    const dotted = {
      '@timestamp': '2026-04-07T03:02:01.000Z',
      'http.request.method': 'GET',
      'http.request.referrer': 'https://www.doubao.com/',
      'http.response.status_code': 200,
      'url.path': '/tents',
      'url.query': 'size=2',
      'url.domain': 'www.camp.example',
      'user_agent.original': BOT,
    };
    expect(read(nested)).toEqual(wanted);
    expect(read(dotted)).toEqual(wanted);
  });

  test('Alibaba Cloud and Huawei Cloud, real time: the referrer in pieces, request_time of two meanings', () => {
    const pieces = {
      domain: 'www.camp.example',
      method: 'GET',
      scheme: 'https',
      uri: '/tents',
      uri_param: 'size=2',
      refer_protocol: 'https',
      refer_domain: 'www.doubao.com',
      refer_uri: '/chat/7',
      refer_param: '-',
      user_agent: BOT,
    };
    const referrer = 'https://www.doubao.com';
    expect(read({ ...pieces, unixtime: AT / 1000, request_time: '14', return_code: '200' })).toEqual({
      ...wanted,
      referrer,
    });
    expect(read({ ...pieces, request_time: String(AT), http_code: '200' })).toEqual({ ...wanted, referrer });
    expect(read({ ...pieces, refer_domain: '-', unixtime: AT / 1000, return_code: 200 })).toMatchObject({
      referrer: '',
    });
  });

  test('EdgeOne of Tencent Cloud', () => {
    const line = {
      RequestTime: '2026-04-07T03:02:01Z',
      RequestHost: 'www.camp.example',
      RequestMethod: 'GET',
      RequestUrl: '/tents',
      RequestUrlQueryString: 'size=2',
      RequestUA: BOT,
      RequestReferer: 'https://www.doubao.com/',
      RequestStatus: '1',
      EdgeResponseStatusCode: 200,
    };
    expect(read(line)).toEqual(wanted);
  });

  test('Fastly, as its examples name the fields; a shield is asked by the edge, not by a visitor', () => {
    const line = {
      timestamp: '2026-04-07T03:02:01Z',
      client_ip: '192.0.2.7',
      host: 'www.camp.example',
      url: '/tents?size=2',
      request_method: 'GET',
      request_protocol: 'HTTP/2',
      request_referer: 'https://www.doubao.com/',
      request_user_agent: BOT,
      response_state: 'HIT',
      response_status: 200,
      response_reason: 'OK',
      response_body_size: 900,
      fastly_server: 'cache-fra1',
      fastly_is_edge: true,
    };
    expect(read(line)).toEqual(wanted);
    expect(read({ ...line, fastly_is_edge: false })).toBe('again');
  });

  test('Fastly, where the method is called the request', () => {
    const line = {
      time_start: '2026-04-07T03:02:01Z',
      ...{ request: 'POST', protocol: 'HTTP/2', host: 'www.camp.example', url: '/tents?size=2' },
      ...{ request_referer: 'https://www.doubao.com/', request_user_agent: BOT, status: '200' },
    };
    expect(read(line)).toEqual({ ...wanted, method: 'POST' });
  });

  test('Akamai Cloud Monitor: the time beside, the date of a response within', () => {
    const line = {
      ...{ type: 'cloud_monitor', id: '9437c7a786510b6a', start: String(AT / 1000), cp: '180370' },
      message: {
        ...{ proto: 'https', status: '200', cliIP: '192.0.2.7', reqHost: 'www.camp.example', reqMethod: 'GET' },
        ...{ reqPath: '/tents?size=2', UA: encodeURIComponent(BOT), referer: 'https://www.doubao.com/' },
      },
      respHdr: { date: '2026-01-01 01:01:01 +0000', server: 'Apache' },
    };
    expect(read(line)).toEqual(wanted);
  });

  test('Akamai DataStream 2: encoded as a whole', () => {
    const line = {
      version: 1,
      cp: '123456',
      reqId: '1239f220',
      reqTimeSec: String(AT / 1000),
      bytes: '4995',
      cliIP: '192.0.2.7',
      statusCode: '200',
      proto: 'HTTPS',
      reqHost: 'www.camp.example',
      reqMethod: 'GET',
      reqPath: '%2Ftents',
      queryStr: 'size=2',
      UA: encodeURIComponent(BOT).replaceAll('%20', '+'),
      referer: encodeURIComponent('https://www.doubao.com/'),
      rspContentLen: '900',
    };
    expect(read(line)).toEqual({ ...wanted, requestId: '1239f220' });
  });

  test('Cloudflare: what a worker asks for is no request of a visitor', () => {
    const line = {
      RayID: '9a1b2c3d4e5f6789',
      ParentRayID: '00',
      ClientRequestHost: 'www.camp.example',
      ClientRequestMethod: 'GET',
      ClientRequestURI: '/tents?size=2',
      ClientRequestReferer: 'https://www.doubao.com/',
      ClientRequestUserAgent: BOT,
      EdgeResponseStatus: 200,
      OriginResponseStatus: 0,
      EdgeStartTimestamp: '2026-04-07T03:02:01Z',
      WorkerSubrequest: false,
    };
    expect(read(line)).toEqual({ ...wanted, requestId: '9a1b2c3d4e5f6789' });
    expect(read({ ...line, WorkerSubrequest: true })).toBe('again');
    expect(read({ ...line, ParentRayID: '9a1b2c3d4e5f6780' })).toBe('again');
  });

  test('Vercel: the proxy is what was asked, not the function behind it', () => {
    const line = {
      id: '1',
      message: 'START',
      timestamp: AT + 40,
      requestId: 'fra1::abcde-1',
      statusCode: 500,
      host: 'camp-7f3.vercel.example',
      path: '/api/page',
      proxy: {
        timestamp: AT,
        method: 'GET',
        host: 'www.camp.example',
        path: '/tents?size=2',
        userAgent: [BOT],
        referer: 'https://www.doubao.com/',
        statusCode: 200,
      },
    };
    expect(read(line)).toEqual({ ...wanted, requestId: 'fra1::abcde-1' });
  });

  test('WordPress VIP: the method is that of the request', () => {
    const line = {
      http_host: 'www.camp.example',
      http_referer: 'https://www.doubao.com/',
      http_user_agent: BOT,
      request_type: 'POST',
      request_url: '/tents?size=2',
      status: '200',
      time: '2026-04-07T03:02:01.0Z',
    };
    expect(read(line)).toEqual({ ...wanted, method: 'POST' });
  });

  test('nginx under names of its own choice, with the status called response', () => {
    const line = {
      time: '07/Apr/2026:03:02:01 +0000',
      request: 'GET /tents?size=2 HTTP/1.1',
      response: 200,
      referrer: '-',
      agent: BOT,
    };
    expect(read(line)).toEqual({ ...wanted, host: '', referrer: '' });
  });

  test('Docker: a line of text within a field, and JSON within JSON', () => {
    const text = `192.0.2.7 - - [07/Apr/2026:03:02:01 +0000] "GET /tents?size=2 HTTP/1.1" 200 9 "https://www.doubao.com/" "${BOT}"`;
    expect(read({ log: `${text}\n`, stream: 'stdout', time: '2026-04-07T03:02:01.5Z' })).toEqual({
      ...wanted,
      host: '',
    });
    const inner = JSON.stringify({ ts: AT / 1000, method: 'GET', uri: '/tents?size=2', status: 200, ua: BOT });
    expect(read({ log: inner, stream: 'stdout', time: '2026-04-07T03:02:01.5Z' })).toMatchObject({
      userAgent: BOT,
      at: AT,
    });
    expect(read({ log: 'starting up\n', stream: 'stderr', time: '2026-04-07T03:02:01.5Z' })).toBe('unreadable');
  });
});

describe('fields are found in each line', () => {
  const caddy = (headers: object) => {
    return {
      ts: AT / 1000,
      request: { method: 'GET', host: 'www.camp.example', uri: '/tents?size=2', headers },
      status: 200,
    };
  };

  test('a first line without headers hides those of the next', () => {
    const parser = new JsonLineParser();
    const parse = (object: object) => parser.parse(JSON.stringify(object));
    expect(parse(caddy({ Accept: ['*/*'] }))).toEqual({ ...wanted, referrer: '', userAgent: '' });
    expect(parse(caddy({ 'User-Agent': [BOT], Referer: ['https://www.doubao.com/'] }))).toEqual(wanted);
    expect(parse(caddy({}))).toMatchObject({ userAgent: '-' });
  });

  test('headers of the response are not those of the request', () => {
    const line = {
      ...caddy({ 'User-Agent': [BOT] }),
      resp_headers: { Date: ['Tue, 07 Apr 2026 03:02:01 GMT'], Referer: ['https://chatgpt.com/'] },
    };
    expect(read(line)).toEqual({ ...wanted, referrer: '' });
  });

  test('what names do not tell, values do', () => {
    expect(read({ when: 1, ts: AT, uri: '/tents', status: 200, verbum: 'POST', client: PERSON })).toMatchObject({
      method: 'POST',
      userAgent: PERSON,
    });
  });

  test('a program before the object', () => {
    const line = `Apr  7 03:02:01 web caddy[7]: ${JSON.stringify(caddy({ 'User-Agent': [BOT] }))}`;
    expect(new JsonLineParser().parse(line)).toMatchObject({ userAgent: BOT, target: '/tents?size=2' });
  });
});
