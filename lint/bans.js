const TEXT = 'Texts come from the catalogues (client/src/i18n).';
const OBSERVER = 'observer() takes a named function, so that stack traces and tools can name the component.';
const COOKIE = 'Cookies are read and written in client/src/lib/storage.ts only.';
const TEXT_ATTRIBUTES =
  'alt|title|placeholder|label|helperText|subtitle|aria-label|aria-description|aria-roledescription|aria-valuetext';

/** Syntax bans: rule name, refused syntax (esquery selectors), and message. */
export const BANS = {
  'no-enum': { TSEnumDeclaration: 'No enums: a union of literals.' },
  'no-export-all': { ExportAllDeclaration: 'No barrels: import from the file that defines it.' },
  'no-deep-climb': {
    ':matches(ImportDeclaration, ExportNamedDeclaration, ImportExpression, TSImportType) > Literal[value=/^(?:\\.\\.\\/){2}/]':
      'A path that climbs two levels starts with # instead: "imports" in package.json.',
  },
  'no-index-file': { Program: 'No barrels: no index files.' },
  'type-name': {
    // Types, interfaces, classes, enums and type parameters, as `typeLike` of the naming-convention rule of typescript-eslint.
    ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration, ClassDeclaration, ClassExpression) > Identifier.id:not([name=/^[A-Z][A-Za-z0-9]*$/])':
      'Types are named in PascalCase.',
    'TSTypeParameter > Identifier.name:not([name=/^[A-Z][A-Za-z0-9]*$/])': 'Types are named in PascalCase.',
    ':matches(TSInterfaceDeclaration, TSTypeAliasDeclaration, TSEnumDeclaration, ClassDeclaration, ClassExpression) > Identifier.id[name=/^[IT][A-Z][a-z]/]':
      'No prefix I or T: the name says what it is.',
    'TSTypeParameter > Identifier.name[name=/^[IT][A-Z][a-z]/]': 'No prefix I or T: the name says what it is.',
  },
  'no-document-cookie': { 'MemberExpression[object.name="document"][property.name="cookie"]': COOKIE },
  'no-raw-html': {
    'JSXAttribute[name.name="dangerouslySetInnerHTML"], Property[key.name="dangerouslySetInnerHTML"]':
      'Markup from data is never trusted: render it with react-markdown.',
  },
  'named-observer': {
    'CallExpression[callee.name="observer"] > ArrowFunctionExpression': OBSERVER,
    'CallExpression[callee.name="observer"] > FunctionExpression[id=null]': OBSERVER,
  },
  'no-browser-language': {
    'CallExpression[callee.property.name=/^(?:localeCompare|toLocale(?:String|DateString|TimeString|LowerCase|UpperCase))$/]':
      "This follows the browser's language, not the reader's: figures and dates by react-intl, order by lib/compareTexts.ts.",
    ':not(CallExpression[callee.name="Number"]) > CallExpression[callee.property.name="toFixed"]':
      'Figures are written by react-intl (components/figures/formats.ts); to round, Number(x.toFixed(n)).',
  },
  'no-literal-text': {
    'JSXText[value=/\\p{L}/u]': TEXT,
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]': TEXT,
    [`JSXAttribute[name.name=/^(?:${TEXT_ATTRIBUTES})$/] > Literal[value=/\\p{L}/u]`]: TEXT,
    'Literal[value=/\\p{sc=Han}/u]': TEXT,
    'TemplateElement[value.raw=/\\p{sc=Han}/u]': TEXT,
  },
  'no-plain-normalize': {
    'CallExpression[callee.property.name="normalize"] > Literal[value=/^NFK?[CD]$/]':
      'Of a long run of combining marks, this takes quadratic time: normalizeText of lib/normalizeText.ts.',
  },
  'no-fixed-wait': {
    'CallExpression[callee.property.name="waitForTimeout"]': 'Wait for what the reader sees, not for time.',
  },
};

const ruleOf = (selectors) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(selectors).map(([selector, message]) => [selector, (node) => context.report({ node, message })]),
    ),
});

export const bans = Object.fromEntries(Object.entries(BANS).map(([name, selectors]) => [name, ruleOf(selectors)]));
