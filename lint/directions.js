import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isString, moduleNames } from './moduleNames.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The floors of the client, lowest first: a file imports from its own floor and from lower ones. */
export const CLIENT_FLOORS = [
  'lib',
  'i18n',
  'api',
  'stores',
  'queries',
  'hooks',
  'components',
  'features',
  'pages',
  'app',
];

/** Zones that refuse imports from a higher floor of a directory. */
function upward(directory, floors, message) {
  return floors.flatMap((floor, index) =>
    floors.slice(index + 1).map((above) => ({
      of: new RegExp(`^${directory}/${floor}/`, 'u'),
      refuses: new RegExp(`^${directory}/${above}/`, 'u'),
      message: `${message}: ${floor} may not use ${above}.`,
    })),
  );
}

/**
 * The floors of the server, lowest first. `refusal` (errors that any floor may throw) is below all but `analysis`, which depends on nothing
 * of the server; the files on top (createApp.ts, main.ts) belong to no floor, and none may import them.
 */
export const SERVER_FLOORS = ['analysis', 'refusal', 'store', 'ingest', 'collect', 'service', 'mcp', 'http'];
const SERVER_MESSAGE = 'Imports run http -> mcp -> service -> collect -> ingest -> store -> analysis and refusal';

const SERVER = [
  ...upward('mock-server/src', SERVER_FLOORS, SERVER_MESSAGE),
  {
    of: /^mock-server\/src\/refusal\//u,
    refuses: /^mock-server\/src\/analysis\//u,
    message: `${SERVER_MESSAGE}: refusal may not use analysis.`,
  },
  {
    // src/testing starts whole servers for tests, so it is exempt.
    of: /^mock-server\/src\/(?!testing\/)[^/]+\//u,
    refuses: /^mock-server\/src\/[^/]+\.ts$/u,
    message: `${SERVER_MESSAGE}: no floor may use the files that put the server together.`,
  },
];

/** Directions for all files, tests included. */
const ALWAYS = [
  ...upward(
    'client/src',
    CLIENT_FLOORS,
    'Imports run app -> pages -> features -> components -> hooks -> queries -> stores -> api -> lib',
  ),
  ...SERVER,
  {
    of: /^client\/src\/pages\/([^/]+)\//u,
    refuses: /^client\/src\/pages\/([^/]+)\//u,
    // Both patterns capture the area: a page may import from its own.
    sameAllowed: true,
    message: 'A page area may not import another: move what both need to components, stores or lib.',
  },
  { of: /^client\/src\/api\//u, refuses: /^client\/src\/i18n\//u, message: 'The API layer holds no texts.' },
  {
    of: /^client\/src\/components\/ui\//u,
    refuses: /^client\/src\/stores\//u,
    message: 'components/ui takes props only.',
  },
];

/** The API contract (schemas) and pure helpers are the only client modules that other programs may import. */
const CONTRACT = /^client\/src\/(?:api\/(?:(?:schemas\/)?\w+Schemas|filterQuery)\.ts$|lib\/)/u;
const CONTRACT_ONLY = 'Of the client only the schemas (client/src/api) and client/src/lib may be used here.';

/** Directions between programs. Tests compare the UI with fixtures and analysis, so they are exempt. */
const BETWEEN_PROGRAMS = [
  { of: /^client\/src\//u, refuses: /^mock-server\//u, message: 'The client never imports the mock.' },
  { of: /^client\/src\//u, refuses: /^fixtures\//u, message: 'The client never imports fixtures.' },
  { of: /^client\/src\//u, refuses: /^scripts\//u, message: 'The client never imports scripts.' },
  { of: /^mock-server\//u, refuses: /^client\//u, except: CONTRACT, message: CONTRACT_ONLY },
  // scripts/contract makes calls like the product, so it may import the API client.
  { of: /^scripts\/(?!contract(?:\/|\.ts$))/u, refuses: /^client\//u, except: CONTRACT, message: CONTRACT_ONLY },
  {
    of: /^scripts\/contract(?:\/|\.ts$)/u,
    refuses: /^client\//u,
    except: /^client\/src\/(?:api|lib)\//u,
    message: 'Of the client only client/src/api and client/src/lib may be used here.',
  },
  {
    of: /^mock-server\//u,
    refuses: /^scripts\//u,
    message: 'Scripts use the mock, never the other way round.',
  },
];

/** Test helpers are in src/testing. Benchmarks, and scripts/sql, which compares two databases, are not part of the product. */
const TESTING = [
  {
    of: /^(?:client\/(?:src|build)|mock-server\/src|fixtures|scripts\/(?!sql\/))/u,
    refuses: /^(?:client|mock-server)\/src\/testing\/|\.test\.tsx?$/u,
    message: 'This is for tests only (src/testing): the product may not use it.',
  },
];

/** `#name/*` of package.json, so that subpath imports obey the same directions as relative ones. */
const subpaths = Object.entries(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).imports ?? {})
  .filter(([, target]) => typeof target === 'string')
  .map(([name, target]) => [name.split('*')[0], target.split('*')[0]]);

/** The file that an import resolves to, relative to the root; undefined for packages. Our imports include the file extension. */
function fileOf(name, importer) {
  if (name.startsWith('.')) return join(dirname(importer), name).split(sep).join('/');
  const subpath = subpaths.find(([prefix]) => name.startsWith(prefix));
  return subpath && join(subpath[1], name.slice(subpath[0].length)).split(sep).join('/');
}

function isRefused({ refuses, except, sameAllowed }, own, imported) {
  const found = refuses.exec(imported);
  if (found === null || except?.test(imported)) return false;
  return !sameAllowed || found[1] !== own[1];
}

/** Enforces the floors for imports, including types, `import()` and re-exports. Option `tests`: only the directions that apply to tests. */
export const directions = {
  meta: { type: 'problem', schema: [{ enum: ['tests'] }] },
  create(context) {
    const importer = relative(root, context.filename).split(sep).join('/');
    const zones = context.options[0] === 'tests' ? ALWAYS : [...ALWAYS, ...BETWEEN_PROGRAMS, ...TESTING];
    const held = zones.flatMap((zone) => {
      const own = zone.of.exec(importer);
      return own === null ? [] : [{ zone, own }];
    });
    if (held.length === 0) return {};
    return moduleNames((source) => {
      if (!isString(source)) return;
      const imported = fileOf(source.value, importer);
      if (imported === undefined) return;
      const broken = held.find(({ zone, own }) => isRefused(zone, own, imported));
      if (broken !== undefined) context.report({ node: source, message: broken.zone.message });
    });
  },
};
