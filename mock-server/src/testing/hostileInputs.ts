/** Values that a careless or hostile client may send in any field. None of them is valid for any field of the contract. */
export const hostileValues: readonly unknown[] = [
  'x'.repeat(10_000),
  '\u0000'.repeat(300),
  -1,
  1e308,
  true,
  [],
  [[]],
  ['x'.repeat(10_000)],
  [null],
  {},
  { $gt: '' },
  { toString: 'x', valueOf: 1 },
  { length: 1_000_000_000 },
  nested(200),
];

export const fieldNames: readonly string[] = [
  ...['email', 'password', 'name', 'invite_code', 'id', 'ids', 'code', 'action', 'role', 'emails', 'project_ids'],
  ...['old_password', 'new_password', 'phone', 'avatar', 'job', 'introduction', 'personalWebsite', 'locationName'],
  ...['prompts', 'texts', 'except', 'changes', 'brands', 'keywords', 'before', 'questions'],
];

/** Whole bodies with their declared content type. */
export const hostileBodies: readonly (readonly [string, string])[] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', '{"id":'],
  ['application/json', 'null'],
  ['application/json', '"text"'],
  ['application/json', '[]'],
  ['application/json', '[1,2,3]'],
  ['application/json', '{"__proto__":{"role":"admin","id":"p"},"constructor":{"prototype":{"role":"admin"}}}'],
  ['application/json', `{"id":"${'9'.repeat(10_000)}"}`],
  ['application/json', '['.repeat(50_000)],
  ['application/json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['application/json', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ['application/json', `{"padding":"${'x'.repeat(1_100_000)}"}`],
  ['application/json; charset=klingon', '{}'],
  ['application/json', '\uFEFF{}'],
  ['application/x-www-form-urlencoded', '__proto__[role]=admin&constructor[prototype][role]=admin'],
  ['application/x-www-form-urlencoded', 'a&'.repeat(3_000)],
  ['application/x-www-form-urlencoded', '%E0%A4%A=%'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--'],
  ['multipart/form-data; boundary=b', '--b\r\nbroken'],
  ['text/html', '<script>1</script>'],
  ['nonsense', '\u0000\u0001'],
];

export const hostileQueries: readonly string[] = [
  ...['?', '?&&&===', '?page=-1', '?page=NaN', '?page=1e9', '?page=1&page=2', '?page[]=1', '?page_size=0'],
  ...['?id=__proto__', '?id=constructor', '?id[]=a&id[]=b', `?id=${'x'.repeat(9_000)}`, '?id=%00', '?id=%E0%A4%A'],
  ...['?code=__proto__', '?status=__proto__', '?q=%FF%FE', `?q=${'a'.repeat(9_000)}`, '?__proto__[x]=1'],
  ...['?start_time=0000-00-00', '?start_time=2026-02-30', '?end_time=99999-01-01', '?start_time=2026-03-01T00:00'],
  ...['?start_time=9999-12-31&end_time=9999-12-31', '?start_time=0001-01-01&end_time=0001-01-01'],
  ...[
    '?time_zone=__proto__',
    '?time_zone=../../etc',
    '?time_zone=Etc/GMT%2B99',
    '?topic_ids[]=__proto__',
    '?job_id=__proto__',
  ],
  ...['?platform_ids=constructor', '?keyword_ids=,,,x', '?brand_id=toString', '?prompt_id=-1', '?domain='],
  ...['?tag=__proto__', '?branded=constructor', '?gap=true', '?url=%00', `?url_prefix=https://${'a.'.repeat(4_000)}`],
  ...['?measure_id=visibility&by=__proto__', '?measure_id=toString&by=prompt', '?sort=__proto__&order=constructor'],
  ...['?id=..%2F..%2Fetc%2Fpasswd', '?id=..%5C..%5Cx', '?id=%252e%252e%252f', '?id=%E2%80%AE', '?job_id=..%2F..%2Fx'],
  ...[
    '?persona=__proto__',
    '?theme=constructor',
    '?fact=toString',
    '?action_id=..%7C..',
    '?domain=..%2F..',
    '?domain=__proto__',
  ],
  ...['?prompt_ids[]=__proto__&prompt_ids[]=..%2Fx', '?topic_id=__proto__', '?version=1e400', '?code=%00%E2%80%AE'],
  ...['?callback=alert(1)', '?_method=DELETE', '?_limit=-1&_sort=x', '?toString=1&hasOwnProperty=2'],
];

function nested(depth: number): unknown {
  let value: unknown = 'core';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}
