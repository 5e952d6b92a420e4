import type { Example } from './Example.ts';

const STORAGE = 'no-restricted-globals';
const PROPERTY = 'no-restricted-properties';
const imported = (from: string): string => `import { a } from '${from}';\nexport const b = a;`;
const alone = (from: string): string => `import '${from}';\n`;
const types = (from: string): string => `import type { A } from '${from}';\nexport type B = A;`;

/** What this project forbids and a place where it is forbidden. `allowed` ones stand where the ban ends. */
export const HOUSE: readonly Example[] = [
  // Directions: each floor against one above, and what is no floor.
  { rule: 'house/directions', file: 'client/src/lib/up.ts', code: imported('../api/x.ts') },
  { rule: 'house/directions', file: 'client/src/i18n/up.ts', code: types('../stores/x.ts') },
  { rule: 'house/directions', file: 'client/src/api/up.ts', code: imported('../stores/x.ts') },
  { rule: 'house/directions', file: 'client/src/stores/up.ts', code: imported('../components/x.ts') },
  { rule: 'house/directions', file: 'client/src/stores/upQueries.ts', code: imported('../queries/x.ts') },
  { rule: 'house/directions', file: 'client/src/queries/up.ts', code: imported('../hooks/x.ts') },
  { rule: 'house/directions', file: 'client/src/hooks/up.ts', code: imported('../components/x.ts') },
  { rule: 'house/directions', file: 'client/src/components/up.ts', code: imported('../pages/brand/x.ts') },
  { rule: 'house/directions', file: 'client/src/pages/brand/up.ts', code: imported('../../app/x.ts') },
  {
    rule: 'house/directions',
    file: 'client/src/pages/brand/upLate.ts',
    code: "export const a = async () => import('../../app/x.ts');",
  },
  { rule: 'house/directions', file: 'client/src/pages/brand/upAgain.ts', code: "export { a } from '../../app/x.ts';" },
  { rule: 'house/directions', file: 'client/src/pages/brand/across.ts', code: imported('../prompt/x.ts') },
  { rule: 'house/directions', file: 'client/src/pages/brand/across.test.ts', code: imported('../prompt/x.ts') },
  { rule: 'house/directions', file: 'client/src/api/texts.ts', code: imported('../i18n/x.ts') },
  { rule: 'house/directions', file: 'client/src/components/ui/store.ts', code: imported('../../stores/x.ts') },
  { rule: 'house/directions', file: 'client/src/app/mock.ts', code: imported('#server/x.ts') },
  { rule: 'house/directions', file: 'client/src/app/data.ts', code: imported('#fixtures/x.ts') },
  { rule: 'house/directions', file: 'client/src/app/scripts.ts', code: imported('#scripts/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/http.ts', code: imported('../../client/src/api/http.ts') },
  { rule: 'house/directions', file: 'mock-server/src/screen.ts', code: types('../../client/src/stores/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/up.ts', code: imported('../../scripts/lib/x.ts') },
  { rule: 'house/directions', file: 'scripts/lib/client.ts', code: imported('../../client/src/api/http.ts') },
  { rule: 'house/directions', file: 'scripts/client.ts', code: imported('../client/src/api/http.ts') },
  { rule: 'house/directions', file: 'scripts/contract/client.ts', code: imported('../../client/src/stores/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/analysis/up.ts', code: imported('../store/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/analysis/beside.ts', code: imported('../refusal/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/refusal/up.ts', code: imported('../analysis/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/store/up.ts', code: imported('../ingest/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/ingest/up.ts', code: imported('../service/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/service/up.ts', code: imported('../http/x.ts') },
  { rule: 'house/directions', file: 'mock-server/src/http/top.ts', code: imported('../createApp.ts') },
  { allowed: true, file: 'mock-server/src/http/down.ts', code: alone('../service/x.ts') },
  { allowed: true, file: 'mock-server/src/store/down.ts', code: alone('../refusal/x.ts') },
  { allowed: true, file: 'client/src/app/down.ts', code: alone('../lib/x.ts') },
  { allowed: true, file: 'client/src/pages/brand/own.ts', code: alone('../brand/x.ts') },
  { allowed: true, file: 'client/src/app/data.test.ts', code: alone('#fixtures/x.ts') },
  { allowed: true, file: 'mock-server/src/contract.ts', code: alone('../../client/src/api/xSchemas.ts') },
  { allowed: true, file: 'scripts/contract/calls.ts', code: alone('../../client/src/api/http.ts') },

  // Packages that one place knows.
  { rule: 'house/confinement', file: 'client/src/api/users.ts', code: imported('axios') },
  { rule: 'house/confinement', file: 'client/src/api/late.ts', code: "export const a = async () => import('axios');" },
  { rule: 'house/confinement', file: 'client/src/components/table/chart.ts', code: types('highcharts') },
  {
    rule: 'house/confinement',
    file: 'client/src/components/table/react.ts',
    code: imported('highcharts-react-official'),
  },
  { rule: 'house/confinement', file: 'client/src/components/table/deep.ts', code: imported('highcharts/modules/x') },
  { rule: 'house/confinement', file: 'client/src/lib/cookie.ts', code: imported('js-cookie') },
  { rule: 'house/confinement', file: 'scripts/server.ts', code: imported('json-server') },
  { rule: 'house/confinement', file: 'client/src/stores/look.ts', code: imported('@blueprintjs/core') },
  { rule: 'house/confinement', file: 'client/src/stores/route.ts', code: imported('react-router') },
  { rule: 'house/confinement', file: 'client/src/stores/text.ts', code: imported('react-intl') },
  { rule: 'house/confinement', file: 'fixtures/sum.ts', code: imported('../mock-server/src/x.ts') },
  { rule: 'house/confinement', file: 'fixtures/package.ts', code: imported('valibot') },
  { rule: 'house/confinement', file: 'client/e2e/bare.spec.ts', code: imported('@playwright/test') },
  { allowed: true, file: 'client/src/api/http.ts', code: alone('axios') },
  { allowed: true, file: 'client/src/components/chart/draw.ts', code: alone('highcharts') },
  {
    allowed: true,
    file: 'client/src/lib/storage.ts',
    code: `${alone('js-cookie')}\nexport const c = [localStorage, window.sessionStorage];`,
  },
  { allowed: true, file: 'mock-server/src/server.ts', code: alone('json-server') },
  { allowed: true, file: 'fixtures/shape.ts', code: types('../mock-server/src/x.ts') },
  { allowed: true, file: 'client/e2e/typed.spec.ts', code: types('@playwright/test') },
  { allowed: true, file: 'client/e2e/fixtures.ts', code: alone('@playwright/test') },

  // Web storage and the console.
  { rule: STORAGE, file: 'client/src/lib/local.ts', code: 'export const a = localStorage;' },
  { rule: STORAGE, file: 'client/src/lib/session.ts', code: 'export const a = sessionStorage;' },
  { rule: PROPERTY, file: 'client/src/lib/window.ts', code: 'export const a = window.localStorage;' },
  { rule: PROPERTY, file: 'client/src/lib/global.ts', code: "export const a = globalThis['sessionStorage'];" },
  { rule: PROPERTY, file: 'client/src/lib/self.ts', code: 'export const { localStorage: a } = self;' },
  { rule: 'house/no-document-cookie', file: 'client/src/lib/jar.ts', code: 'export const a = document.cookie;' },
  { rule: 'no-console', file: 'client/src/lib/log.ts', code: 'console.log(1);' },

  // Syntax.
  { rule: 'house/no-enum', file: 'scripts/enum.ts', code: 'export enum A { B = 1 }' },
  { rule: 'house/no-enum', file: 'scripts/enum.test.ts', code: 'export enum A { B = 1 }' },
  { rule: 'house/no-deep-climb', file: 'scripts/lib/deep/climb.ts', code: imported('../../../fixtures/x.ts') },
  { rule: 'house/no-deep-climb', file: 'scripts/lib/deep/types.ts', code: types('../../../fixtures/x.ts') },
  {
    rule: 'house/no-deep-climb',
    file: 'scripts/lib/deep/late.ts',
    code: "export const a = async () => import('../../../fixtures/x.ts');",
  },
  { allowed: true, file: 'scripts/lib/deep/two.ts', code: alone('../../lib/x.ts') },
  { allowed: true, file: 'scripts/lib/deep/short.ts', code: alone('#fixtures/x.ts') },
  { rule: 'house/no-export-all', file: 'scripts/barrel.ts', code: "export * from './x.ts';" },
  { rule: 'house/no-index-file', file: 'client/src/lib/index.ts', code: 'export const a = 1;' },
  { rule: 'house/type-name', file: 'scripts/prefixI.ts', code: 'export interface IProject { a: 1 }' },
  { rule: 'house/type-name', file: 'scripts/prefixT.ts', code: 'export type TProject = 1;' },
  { rule: 'house/type-name', file: 'scripts/small.ts', code: 'export class project { a = 1; }' },
  { rule: 'house/type-name', file: 'scripts/parameter.ts', code: 'export type A<item> = item[];' },
  {
    allowed: true,
    file: 'scripts/names.ts',
    code: 'export type Text<T> = T[];\nexport interface Item { a: 1 }\nexport type IO = 1;',
  },
  {
    rule: 'house/no-raw-html',
    file: 'client/src/app/Html.tsx',
    code: "export const a = <p dangerouslySetInnerHTML={{ __html: '1' }} />;",
  },
  {
    rule: 'house/no-raw-html',
    file: 'client/src/app/html.ts',
    code: "export const a = { dangerouslySetInnerHTML: { __html: '1' } };",
  },
  {
    rule: 'house/named-observer',
    file: 'client/src/app/Arrow.tsx',
    code: 'declare const observer: (a: unknown) => unknown;\nexport const A = observer(() => null);',
  },
  {
    rule: 'house/named-observer',
    file: 'client/src/app/Nameless.tsx',
    code: 'declare const observer: (a: unknown) => unknown;\nexport const A = observer(function () { return null; });',
  },
  {
    rule: 'house/no-browser-language',
    file: 'client/src/lib/order.ts',
    code: "export const a = 'b'.localeCompare('c');",
  },
  {
    rule: 'house/no-browser-language',
    file: 'client/src/lib/figure.ts',
    code: 'export const a = (1).toLocaleString();',
  },
  { rule: 'house/no-browser-language', file: 'client/src/lib/fixed.ts', code: 'export const a = (1).toFixed(2);' },
  { allowed: true, file: 'client/src/lib/round.ts', code: 'export const a = Number((1).toFixed(2));' },
  { rule: 'house/no-literal-text', file: 'client/src/app/Text.tsx', code: 'export const a = <p>Hello</p>;' },
  { rule: 'house/no-literal-text', file: 'client/src/app/Braces.tsx', code: "export const a = <p>{'Hello'}</p>;" },
  {
    rule: 'house/no-literal-text',
    file: 'client/src/app/Label.tsx',
    code: 'export const a = <p aria-label="Hello" />;',
  },
  { rule: 'house/no-literal-text', file: 'client/src/app/Han.tsx', code: "export const a = '你好';" },
  {
    rule: 'house/no-literal-text',
    file: 'client/src/app/Template.tsx',
    code: 'declare const n: number;\nexport const a = `你好 ${n}`;',
  },
  { allowed: true, file: 'client/src/app/Figure.tsx', code: 'export const a = <p data-kind="hello">95 %</p>;' },
  {
    rule: 'house/no-fixed-wait',
    file: 'client/e2e/wait.spec.ts',
    code: 'declare const page: { waitForTimeout: (ms: number) => void };\npage.waitForTimeout(100);',
  },
  {
    rule: 'max-lines-per-function',
    file: 'client/src/app/Long.tsx',
    code: `export function a(f: () => void): void {\n${'f();\n'.repeat(120)}}`,
  },

  // What tests may.
  {
    allowed: true,
    file: 'scripts/asserts.test.ts',
    code: 'declare const a: unknown;\nexport const b = (a as { c: string | null }).c!.length;',
  },
  {
    rule: 'typescript/consistent-type-assertions',
    file: 'scripts/angle.test.ts',
    code: 'declare const a: unknown;\nexport const b = <string>a;',
  },
];
