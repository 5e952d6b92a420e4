import { addToGroup } from '#client/lib/groupByKey.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** The fields read from a line. */
export type JsonRole =
  | 'time'
  | 'date'
  | 'method'
  | 'target'
  | 'query'
  | 'host'
  | 'status'
  | 'referrer'
  | 'agent'
  /** The request's id: some logs write several lines per request. */
  | 'id'
  /** A raw line of another format inside a field: Docker, log shippers. */
  | 'line'
  /** Marks of requests that the CDN sends to itself. */
  | 'internal'
  | 'external';

/**
 * Field names by role, in lower case, letters and digits only, most reliable first: Cloudflare Logpush, CloudFront, Fastly, Akamai
 * DataStream 2 and Cloud Monitor, Google Cloud load balancing, Azure Front Door, Vercel, Netlify, WordPress VIP, Alibaba Cloud, Tencent
 * Cloud and EdgeOne, Huawei Cloud, Volcengine, Traefik, Caddy, Envoy, Kong, APISIX, Heroku, the Elastic Common Schema and OpenTelemetry, and nginx or Apache
 * writing JSON with the names of their variables. Nested names are joined: `user_agent.original` is `useragentoriginal`.
 */
const NAMES: Readonly<Record<JsonRole, string>> = {
  time: 'proxytimestamp edgestarttimestamp startutc startlocal timeiso8601 reqtimesec timestamp timestampms timestampinms timeutc datetime unixtime starttime startedat timestart start requesttimestamp reqtime requestdate ts msec timelocal time requesttime logtime eventtime edgeendtimestamp timecreated timegenerated',
  date: 'date dateutc',
  method:
    'proxymethod clientrequestmethod csmethod httprequestmethod requestmethod reqmethod requesttype httpmethod method verb',
  target:
    'proxypath clientrequesturi xenvoyoriginalpath requesturi csuristem httprequestrequesturl requesturl urloriginal originalurl urlfull csuri uri url reqpath requestpath clientrequestpath urlpath httptarget path request',
  query: 'csuriquery querystr querystring requesturlquerystring uriparam urlquery args query params param',
  host: 'proxyhost clientrequesthost xhostheader cshost reqhost requesthost httphost requestheadershost urldomain serveraddress httprequesthost domain host authority servername hostname vhost virtualhost',
  status:
    'proxystatuscode edgeresponsestatus edgeresponsestatuscode scstatus httpresponsestatuscode responsestatuscode httpstatuscode statuscode responsestatus returncode httpcode downstreamstatus httpstatus status response responsecode code',
  referrer:
    'proxyreferer clientrequestreferer csreferer csreferrer creferer requestheadersreferer httprequestreferrer requestreferer httpreferer httpreferrer referer referrer refererurl referdomain refer',
  agent:
    'proxyuseragent clientrequestuseragent csuseragent cuseragent requestheadersuseragent useragentoriginal httprequestuseragent requestuseragent requestua httpuseragent useragentstring httpagent browseragent useragent ua agent',
  id: 'rayid clientrequestid xedgerequestid insertid requestid reqid trackingreference traceid uuid',
  line: 'message log msg textpayload eventoriginal line text body',
  internal: 'workersubrequest parentrayid ismidgress',
  external: 'isreceivedfromclient fastlyisedge isedge',
};

/** Fields within a response do not describe the request, except the status. */
const OF_RESPONSE = /^(?:resp|response|res|responseheaders?|respheaders?|resphdr|originresponse.*)$/u;
/** Generic names, which are fields of an access log only at the top level. */
const SHALLOW_ONLY: ReadonlySet<string> = new Set(['code', 'response', 'line', 'text', 'body', 'hostname']);

type Rank = { readonly role: JsonRole; readonly rank: number };

function isRole(name: string): name is JsonRole {
  return Object.hasOwn(NAMES, name);
}

const RANKS = new Map<string, Rank>(
  Object.keys(NAMES)
    .filter(isRole)
    .flatMap((role) => NAMES[role].split(' ').map((name, rank) => [name, { role, rank }] as const)),
);

export type JsonObject = Readonly<Record<string, unknown>>;

/** The values of a line for each role, most reliable name first. Empty values and dashes are left out. */
export type JsonFields = Readonly<Partial<Record<JsonRole, readonly unknown[]>>>;

const MOST_DEPTH = 4;

/** Azure's Log Analytics appends the value's type to its name, and its tables the zone: `httpStatusCode_d`, `TimeGenerated [UTC]`. */
const KIND_BEHIND = /_[bdgst]$| \[UTC\]$/u;

const plain = (name: string): string =>
  name
    .replace(KIND_BEHIND, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, '');

/** The rank of a field, by the longest known suffix of its path. */
function rankOf(path: readonly string[]): Rank | null {
  const parts = path.flatMap((name) => name.split('.')).map(plain);
  const isDeep = parts.length > 1;
  for (let from = Math.max(0, parts.length - 3); from < parts.length; from += 1) {
    const name = parts.slice(from).join('');
    const known = RANKS.get(name);
    if (known === undefined) continue;
    if (isDeep && from === parts.length - 1 && SHALLOW_ONLY.has(name)) return null;
    const isResponse = parts.slice(0, -1).some((part) => OF_RESPONSE.test(part));
    return isResponse && known.role !== 'status' ? null : known;
  }
  return null;
}

/** The first value of a list: some servers log headers as lists. */
const single = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && value !== '-' && value !== '(null)';

const VERB = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|CONNECT|TRACE)$/u;
const BROWSER = /^Mozilla\/\d/u;
/** Ranks after all names. */
const BY_VALUE = 1000;

/** Recognises fields with unknown names by their values: without its method, every request would count as a visit. */
function rankOfValue(value: unknown): Rank | null {
  if (typeof value !== 'string') return null;
  if (VERB.test(value)) return { role: 'method', rank: BY_VALUE };
  return BROWSER.test(value) ? { role: 'agent', rank: BY_VALUE } : null;
}

interface Found {
  readonly value: unknown;
  readonly rank: number;
}

/**
 * Finds the fields of each line separately, because a line may lack fields of the one before. The role of a path is cached, because a log
 * has millions of lines and few names.
 */
export class JsonFieldFinder {
  readonly #known = new Map<string, Rank | null>();

  fieldsOf(object: JsonObject): JsonFields {
    const found = new Map<JsonRole, Found[]>();
    this.#walk(object, [], '', found);
    return Object.fromEntries(
      [...found].map(([role, values]) => [role, values.sort((a, b) => a.rank - b.rank).map(({ value }) => value)]),
    );
  }

  #walk(object: JsonObject, before: readonly string[], key: string, found: Map<JsonRole, Found[]>): void {
    for (const name in object) {
      const value = single(object[name]);
      const path = `${key}\n${name}`;
      if (isPlainObject(value)) {
        if (before.length < MOST_DEPTH - 1) this.#walk(value, [...before, name], path, found);
        continue;
      }
      if (!isGiven(value)) continue;
      const known = this.#rankOf(path, before, name) ?? rankOfValue(value);
      if (known === null) continue;
      addToGroup(found, known.role, { value, rank: known.rank });
    }
  }

  #rankOf(path: string, before: readonly string[], name: string): Rank | null {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const rank = rankOf([...before, name]);
    // Bounds memory for logs with visitor-defined field names.
    if (this.#known.size < 10_000) this.#known.set(path, rank);
    return rank;
  }
}
