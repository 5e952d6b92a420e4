import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isString, moduleNames } from './moduleNames.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const TEST = /\.test\.tsx?$|(?:^|\/)testing\/|^client\/e2e\//u;

/** Packages that only one place may import, so that each can be replaced or lazily loaded. Type imports count, because they couple too. */
const CONFINED = [
  {
    packages: /^axios(?:\/|$)/u,
    home: /^client\/src\/api\/http\.ts$/u,
    said: 'axios is used in client/src/api/http.ts only.',
  },
  {
    packages: /^highcharts(?:\/|$|-react-official$)/u,
    home: /^client\/src\/components\/chart\//u,
    said: 'Highcharts is used under client/src/components/chart only.',
  },
  {
    packages: /^js-cookie$/u,
    home: /^client\/src\/lib\/storage\.ts$/u,
    said: 'Cookies are read and written in client/src/lib/storage.ts only.',
  },
  { packages: /^json-server$/u, home: /^mock-server\//u, said: 'json-server is used in mock-server only.' },
];

/** Packages and paths that some places may not import. */
const REFUSED = [
  {
    in: /^client\/src\/stores\//u,
    packages: /^(?:@blueprintjs\/|react-router(?:\/|$)|react-intl(?:\/|$))/u,
    said: 'A store knows no component, no route and no text.',
  },
  {
    in: /^fixtures\//u,
    packages: /^(?!node:|\.)|^\.\.\/(?:.*\/)?(?:client|mock-server|scripts)\//u,
    typesAllowed: true,
    said: 'Fixtures are data: they import nothing but types.',
  },
  {
    in: /^client\/e2e\/(?!fixtures\.ts$)/u,
    tests: true,
    packages: /^@playwright\/test$/u,
    typesAllowed: true,
    said: 'Specs take test and expect from client/e2e/fixtures.ts.',
  },
];

/** The bans that apply to a file. Tests may import any package, unless the ban is about tests. */
function bansFor(file) {
  const isTest = TEST.test(file);
  const confined = CONFINED.filter(({ home }) => !isTest && !home.test(file));
  return [...confined, ...REFUSED.filter((ban) => ban.in.test(file) && isTest === (ban.tests === true))];
}

/** Restricts packages to the places that may import them. */
export const confinement = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const bans = bansFor(relative(root, context.filename).split(sep).join('/'));
    if (bans.length === 0) return {};
    return moduleNames((source, typesOnly) => {
      if (!isString(source)) return;
      const ban = bans.find(
        ({ packages, typesAllowed }) => packages.test(source.value) && !(typesAllowed && typesOnly),
      );
      if (ban !== undefined) context.report({ node: source, message: ban.said });
    });
  },
};
