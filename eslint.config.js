import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('.', import.meta.url));
const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/*ForTest.ts',
  '**/*ForTest.tsx',
  '**/testing/**/*.ts',
  'client/src/testing/**',
];
const E2E = ['client/e2e/**/*.ts'];
const SCRIPT_FILES = ['**/*.js', '**/*.mjs'];

/*
 * Directions. app -> pages -> components -> stores -> api -> lib; i18n stands beside lib and serves everything above
 * api. An import upward fails, and so does one area's page importing another's.
 */
const LAYERS = ['lib', 'i18n', 'api', 'stores', 'components', 'pages', 'app'];
const clientDirectory = (layer) => `./client/src/${layer}`;

const upward = LAYERS.flatMap((layer, index) =>
  LAYERS.slice(index + 1).map((above) => ({
    target: clientDirectory(layer),
    from: clientDirectory(above),
    message: `Imports run app -> pages -> components -> stores -> api -> lib: ${layer} may not use ${above}.`,
  })),
);

const pagesDirectory = `${root}client/src/pages`;
const areas = existsSync(pagesDirectory)
  ? readdirSync(pagesDirectory, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  : [];
const betweenAreas = areas.flatMap((area) =>
  areas
    .filter((other) => other !== area)
    .map((other) => ({
      target: `./client/src/pages/${area}`,
      from: `./client/src/pages/${other}`,
      message: 'A page area may not import another: move what both need to components, stores or lib.',
    })),
);

/** The contract (schemas) and pure helpers are the only parts of the client that other programs may read. */
const CONTRACT = ['**/client/src/api/*Schemas.ts', '**/client/src/api/filterQuery.ts', '**/client/src/lib/**'];
const contractOnly = (target, except = CONTRACT) => ({
  target,
  from: './client/**',
  except,
  message: 'Of the client only the schemas (client/src/api) and client/src/lib may be used here.',
});
/** Every script but the one that checks a server: it makes the product's calls as the product makes them. */
const SCRIPTS = ['./scripts/*', './scripts/!(contract)/**'];

const directions = [
  ...upward,
  ...betweenAreas,
  { target: './client/src/api', from: './client/src/i18n', message: 'The API layer says nothing to people: no texts.' },
  { target: './client/src/components/ui', from: './client/src/stores', message: 'components/ui takes props only.' },
];
const programs = [
  { target: './client/src', from: './mock-server', message: 'The client never imports the mock.' },
  { target: './client/src', from: './fixtures', message: 'The client never imports fixtures.' },
  { target: './client/src', from: './scripts', message: 'The client never imports scripts.' },
  contractOnly('./mock-server'),
  contractOnly(SCRIPTS),
  contractOnly('./scripts/contract', ['**/client/src/api/**', '**/client/src/lib/**']),
  { target: './mock-server', from: './scripts', message: 'Scripts use the mock, never the other way round.' },
];
const paths = (zones) => ['error', { basePath: root, zones }];

/* Confinement: each of these packages is known to one place, so that it can be replaced or loaded late. */
const CONFINED = {
  axios: { group: ['axios', 'axios/*'], message: 'axios is used in client/src/api/http.ts only.' },
  highcharts: {
    group: ['highcharts', 'highcharts/*', 'highcharts-react-official'],
    message: 'Highcharts is used under client/src/components/chart only.',
  },
  cookies: { group: ['js-cookie'], message: 'Cookies are read and written in client/src/lib/storage.ts only.' },
  jsonServer: { group: ['json-server'], message: 'json-server is used in mock-server only.' },
};
const CONTEXT_FREE = {
  group: ['@blueprintjs/*', 'react-router', 'react-intl'],
  message: 'A store knows no component, no route and no text.',
};
const FIXTURES_IMPORT = {
  regex: '^(?!node:|\\.)|^\\.\\./(?:.*/)?(?:client|mock-server|scripts)/',
  allowTypeImports: true,
  message: 'Fixtures are data: they import nothing but types.',
};
const confine = (allowed, ...extra) => [
  'error',
  {
    patterns: [
      ...Object.entries(CONFINED).flatMap(([name, pattern]) => (allowed.includes(name) ? [] : [pattern])),
      ...extra,
    ],
  },
];

const FORBIDDEN_SYNTAX = [
  { selector: 'TSEnumDeclaration', message: 'No enums: a union of literals.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines it.' },
];
const FORBIDDEN_IN_CLIENT = [
  ...FORBIDDEN_SYNTAX,
  {
    selector: 'MemberExpression[object.name="document"][property.name="cookie"]',
    message: 'Cookies are read and written in client/src/lib/storage.ts only.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]',
    message: 'Markup from data is never trusted: render it with react-markdown.',
  },
  {
    selector: 'CallExpression[callee.name="observer"] > ArrowFunctionExpression',
    message: 'observer() takes a named function, so that stack traces and tools can name the component.',
  },
  {
    selector: 'CallExpression[callee.name="observer"] > FunctionExpression[id=null]',
    message: 'observer() takes a named function, so that stack traces and tools can name the component.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(?:localeCompare|toLocale(?:String|DateString|TimeString|LowerCase|UpperCase))$/]',
    message:
      "This follows the browser's language, not the reader's: figures and dates by react-intl, order by lib/compareTexts.ts.",
  },
  {
    selector: ':not(CallExpression[callee.name="Number"]) > CallExpression[callee.property.name="toFixed"]',
    message: 'Figures are written by react-intl (components/figures/formats.ts); to round, Number(x.toFixed(n)).',
  },
];
const NO_LITERAL_TEXT = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: 'Texts come from the catalogues (client/src/i18n).' },
  {
    selector: ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
    message: 'Texts come from the catalogues (client/src/i18n).',
  },
  {
    selector:
      'JSXAttribute[name.name=/^(?:alt|title|placeholder|label|helperText|subtitle|aria-label|aria-description|aria-roledescription|aria-valuetext)$/] > Literal[value=/\\p{L}/u]',
    message: 'Texts come from the catalogues (client/src/i18n).',
  },
  { selector: 'Literal[value=/\\p{sc=Han}/u]', message: 'Texts come from the catalogues (client/src/i18n).' },
  {
    selector: 'TemplateElement[value.raw=/\\p{sc=Han}/u]',
    message: 'Texts come from the catalogues (client/src/i18n).',
  },
];
const STORAGE_GLOBALS = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Web storage is used in client/src/lib/storage.ts only.',
}));
const STORAGE_PROPERTIES = ['window', 'globalThis', 'self'].flatMap((object) =>
  ['localStorage', 'sessionStorage'].map((property) => ({
    object,
    property,
    message: 'Web storage is used in client/src/lib/storage.ts only.',
  })),
);

const DATETIME2 = ['DateRange', 'DateRangePicker3', 'DateRangePicker3Props'];

const functionLength = (max) => ['error', { max, skipBlankLines: true, skipComments: true, IIFEs: true }];

export default tseslint.config(
  { ignores: ['dist/', 'coverage/', 'test-results/', 'playwright-report/', 'mock-server/data/', '.cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { 'import-x': importX },
    // One program for the whole run: the service that editors use keeps files open one by one, and takes longer.
    languageOptions: { parserOptions: { project: ['./tsconfig.json'], tsconfigRootDir: root } },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      // Relative imports carry their ending, so plain file resolution is right, and much faster than TypeScript's.
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] })],
    },
    rules: {
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': functionLength(60),
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
      'import-x/no-default-export': 'error',
      // Cycles of imports: scripts/lib/importCycles.test.ts finds them in a hundredth of the time of import-x/no-cycle.
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': paths([...directions, ...programs]),
      '@typescript-eslint/no-restricted-imports': confine([]),
      // There are no enums (FORBIDDEN_SYNTAX), and classes hold `#` members, so that the compiler itself takes nothing else for
      // an instance of theirs. The two rules would ask after the type of every expression of the project for it.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { requireDefaultForNonUnion: true, considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'typeLike', format: ['PascalCase'], custom: { regex: '^[IT][A-Z][a-z]', match: false } },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty string often means "not given", which `??` would let through.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // The design card names datetime2, whose names are now all deprecated in favour of the package behind it.
      '@typescript-eslint/no-deprecated': ['error', { allow: DATETIME2 }],
      // Types for unions and shapes, interfaces for props and what a class implements: a choice, not a pattern.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': functionLength(120) } },
  {
    files: ['**/index.ts', '**/index.tsx'],
    rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message: 'No barrels: no index files.' }] },
  },
  {
    files: ['client/src/**/*.ts', 'client/src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...FORBIDDEN_IN_CLIENT],
      'no-restricted-globals': ['error', ...STORAGE_GLOBALS],
      'no-restricted-properties': ['error', ...STORAGE_PROPERTIES],
      // Store methods are bound by makeAutoObservable's autoBind, which the type checker cannot see.
      '@typescript-eslint/unbound-method': 'off',
      // The compiler is not in use, so its note on TanStack Table's hooks has no consequence.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['client/src/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...FORBIDDEN_IN_CLIENT, ...NO_LITERAL_TEXT] },
  },
  {
    files: ['client/src/stores/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': confine([], CONTEXT_FREE) },
  },
  { files: ['client/src/api/http.ts'], rules: { '@typescript-eslint/no-restricted-imports': confine(['axios']) } },
  {
    files: ['client/src/api/envelope.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }] },
  },
  {
    files: ['client/src/components/chart/**'],
    rules: { '@typescript-eslint/no-restricted-imports': confine(['highcharts']) },
  },
  {
    files: ['client/src/lib/storage.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': confine(['cookies']),
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
    },
  },
  { files: ['mock-server/**/*.ts'], rules: { '@typescript-eslint/no-restricted-imports': confine(['jsonServer']) } },
  { files: ['fixtures/**/*.ts'], rules: { '@typescript-eslint/no-restricted-imports': confine([], FIXTURES_IMPORT) } },
  {
    files: [...TESTS, ...E2E],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...FORBIDDEN_SYNTAX],
      // Tests may read the fixtures and the analysis: the figures on screen are compared with them.
      'import-x/no-restricted-paths': paths(directions),
      '@typescript-eslint/no-restricted-imports': 'off',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: E2E,
    rules: {
      // Playwright reads from the pattern which fixtures a fixture needs, so one that needs none has an empty pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-restricted-syntax': [
        'error',
        ...FORBIDDEN_SYNTAX,
        {
          selector: 'CallExpression[callee.property.name="waitForTimeout"]',
          message: 'Wait for what the reader sees, not for time.',
        },
      ],
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              allowTypeImports: true,
              message: 'Specs take test and expect from client/e2e/fixtures.ts.',
            },
          ],
        },
      ],
    },
  },
  { files: ['client/e2e/fixtures.ts'], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
  {
    files: [
      'playwright.config.ts',
      'client/vite.config.ts',
      'client/vitest.config.ts',
      'scripts/lib/LanguagesInTurn.ts',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: SCRIPT_FILES, languageOptions: { globals: globals.node } },
  { files: ['client/public/**/*.js'], languageOptions: { globals: globals.browser, sourceType: 'script' } },
  prettier,
);
