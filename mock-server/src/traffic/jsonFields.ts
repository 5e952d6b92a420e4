/** What is read of a line. */
export type JsonRole = 'time' | 'date' | 'method' | 'target' | 'query' | 'host' | 'status' | 'referrer' | 'agent';

/**
 * The names that fields go by, lower case, letters and digits only, the surest first: Cloudflare Logpush, CloudFront, Fastly,
 * Akamai DataStream 2, Google Cloud load balancing, Vercel, Alibaba Cloud CDN, Tencent Cloud CDN, Traefik, Caddy, and nginx or
 * Apache writing JSON under the names of their own variables.
 */
const NAMES: Readonly<Record<JsonRole, string>> = {
  time: 'edgestarttimestamp startutc timeiso8601 reqtimesec timestamp datetime unixtime starttime ts msec timelocal time logtime eventtime edgeendtimestamp',
  date: 'date',
  method: 'clientrequestmethod csmethod requestmethod reqmethod httpmethod method verb',
  target:
    'clientrequesturi requesturi csuristem requesturl originalurl uri url reqpath requestpath clientrequestpath path request',
  query: 'csuriquery querystr querystring uriparam args query params param',
  host: 'clientrequesthost xhostheader cshost reqhost requesthost httphost domain host authority servername vhost',
  status:
    'edgeresponsestatus scstatus statuscode responsestatus returncode httpcode downstreamstatus httpstatus status',
  referrer:
    'clientrequestreferer csreferer requestreferer httpreferer httpreferrer referer referrer referuri referdomain refer',
  agent: 'clientrequestuseragent csuseragent requestuseragent httpuseragent useragent ua agent',
};

const ROLES: readonly JsonRole[] = ['time', 'date', 'method', 'target', 'query', 'host', 'status', 'referrer', 'agent'];
const RANKS = new Map(
  ROLES.flatMap((role) => NAMES[role].split(' ').map((name, rank) => [name, { role, rank }] as const)),
);

export type JsonObject = Readonly<Record<string, unknown>>;
type Path = readonly string[];
/** Where each role stands in the objects of a log. */
export type JsonPlan = Readonly<Partial<Record<JsonRole, Path>>>;

const MOST_DEPTH = 3;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');

interface Found {
  readonly path: Path;
  readonly rank: number;
}

function findFields(value: JsonObject, before: Path, found: Map<JsonRole, Found>): void {
  for (const [name, inner] of Object.entries(value)) {
    const path = [...before, name];
    // `ClientRequestReferer`, and `headers.Referer` within `request`: the last name is what counts.
    const known = isObject(inner) ? undefined : RANKS.get(plain(name));
    const best = known === undefined ? undefined : found.get(known.role);
    if (known !== undefined && (best === undefined || known.rank < best.rank)) {
      found.set(known.role, { path, rank: known.rank });
    }
    if (isObject(inner) && path.length < MOST_DEPTH) findFields(inner, path, found);
  }
}

/** Finds the fields of a log in one of its objects. */
export function planFields(sample: JsonObject): JsonPlan {
  const found = new Map<JsonRole, Found>();
  findFields(sample, [], found);
  return Object.fromEntries([...found].map(([role, { path }]) => [role, path]));
}

/** The value at a path; of a list, which headers are to some servers, its first. */
export function valueAt(object: JsonObject, path: Path | undefined): unknown {
  if (path === undefined) return undefined;
  let value: unknown = object;
  for (const name of path) value = isObject(value) ? value[name] : undefined;
  return Array.isArray(value) ? value[0] : value;
}
