const packages = (pattern: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${pattern})[\\\\/]`);
/** Parts of every insight screen. What is fetched when it is opened (calendars, lists, drawers) is not among them. */
const SHARED_BY_PAGES = new RegExp(
  `[\\\\/]src[\\\\/]components[\\\\/](?:${[
    'figures[\\\\/](?!CountTile)',
    'address[\\\\/](?!usePlace)',
    'print[\\\\/]',
    'filters[\\\\/](?!DatePanel|OptionList|loadDateLocale|EmptyScopeMessage|SearchBox|ChoiceSelect|FilterRow|ResetButton)',
    'ui[\\\\/](?:LoadPanel|ErrorCallout)',
    'answers[\\\\/](?:answerSearch|useAnswersDrawer|AnswersDrawerHost|figureSelections|ExportMenu)',
    'chart[\\\\/](?:ChartPanel|TrendChart|TrendData|baseOptions|chartTheme|tooltipHtml|useChartTheme|buildTrendOptions|trend|niceTicks|spreadLabels|placeEndLabels|endLabelRoom)',
  ].join(
    '|',
  )})|[\\\\/]src[\\\\/](?:api[\\\\/](?:overviewSchemas|overviewApi|stageSchemas|objectionSchemas)|lib[\\\\/]thinData)`,
);

/** What every page behind the login stands on. */
const FRAME = new RegExp(
  [
    packages('@tanstack/(?:query-core|react-query)|@floating-ui|react-transition-group').source,
    `[\\\\/]@blueprintjs[\\\\/]core[\\\\/].*[\\\\/](?:popover-next|popover|tooltip)[\\\\/]`,
    String.raw`[\\/]src[\\/]app[\\/]shell[\\/](?:titleText|moveFocus|FocusMenu)\.`,
    String.raw`[\\/]src[\\/]stores[\\/]useApi\b`,
  ].join('|'),
);
/** Icons of the first screen: half a kilobyte each in a file of its own, a sixth of that together. */
const FIRST_ICONS = new RegExp(
  `[\\\\/]@blueprintjs[\\\\/]icons[\\\\/].*[\\\\/](?:${[
    ...['help', 'reset', 'export', 'timeline-line-chart', 'search', 'edit', 'print', 'caret-down', 'small-cross'],
    ...['th', 'chevron-down', 'double-caret-vertical', 'people', 'filter', 'calendar', 'badge', 'chat', 'clean'],
    ...['dashboard', 'document', 'dot', 'draw', 'exchange', 'folder-open', 'git-branch', 'key', 'th-list'],
  ].join('|')})\\.js$`,
);

/** Icons of pages with something to change; the first screens have none of them. */
const PAGE_ICONS = new RegExp(
  `[\\\\/]@blueprintjs[\\\\/]icons[\\\\/].*[\\\\/](?:${[
    ...['plus', 'arrow-left', 'arrow-down', 'duplicate', 'upload', 'add', 'import', 'refresh', 'trash'],
    ...['swap-horizontal', 'arrow-up', 'history', 'draggable', 'document', 'undo', 'archive'],
  ].join('|')})\\.js$`,
);
/** What every page with a table has; the overview has none but the small ones of its charts. */
const TABLE =
  /[\\/]src[\\/](?:components[\\/](?:skeleton[\\/]|chart[\\/]dateOptions|figures[\\/]CountTile|table[\\/](?!Figure|figure|RowLink))|lib[\\/]csv)/u;

/** What dialogs, forms and lists of pages are made of; logging in needs none of it. */
const FORMS = new RegExp(
  [
    String.raw`[\\/]@blueprintjs[\\/]core[\\/].*[\\/](?:textArea|controls|htmlSelect|segmentedControl|dialog|dialogFooter|tabs|tab|tabTitle)\.js$`,
    String.raw`[\\/]src[\\/]components[\\/](?:ui[\\/](?:ConfirmDialog|WideDialog)|attempt[\\/]|form[\\/](?:KeptNote|SaveButtons|showSaveError))`,
    String.raw`[\\/]src[\\/]stores[\\/]useTypedDraft`,
    String.raw`[\\/]src[\\/]components[\\/](?:address[\\/]usePlace|filters[\\/](?:SearchBox|ChoiceSelect|FilterRow|ResetButton)|upload[\\/](?:File|useJob))`,
  ].join('|'),
);
/** Parts of the drawer of answers that pages show, too. */
const ANSWERS =
  /[\\/]src[\\/](?:components[\\/]answers[\\/](?:AnswerRow|AnswerSkeleton|useAnswers|MentionText|splitMentions)|api[\\/]answer(?:Schemas|Api))\b/u;
const PROMPTS =
  /[\\/]src[\\/](?:components[\\/]prompts[\\/]|lib[\\/]promptFeatures|api[\\/](?:promptSchemas|promptApi|manageSchemas))/u;

/** What every screen that shows a content score has; the worker that rates is built by itself. */
const SCORING = /[\\/]src[\\/](?:components[\\/]contentScore|lib[\\/]contentScore|api[\\/]score)/u;

/** What goes into a file together, beyond what follows from the lazy routes by itself. */
export const chunkGroups = [
  // What the frame and all pages in it share stands in two files and not in forty: small files compress badly, and
  // the list of who needs which would be part of what everybody loads first.
  {
    name: 'frame',
    test: FRAME,
    priority: 2,
  },
  { name: 'icons', test: FIRST_ICONS, priority: 2 },
  { name: 'pageIcons', test: PAGE_ICONS, minShareCount: 2, priority: 2 },
  { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
  { name: 'answerParts', test: ANSWERS, minShareCount: 2, priority: 2 },
  { name: 'prompts', test: PROMPTS, minShareCount: 2, priority: 2 },
  { name: 'scoring', test: SCORING, minShareCount: 2, priority: 2 },
  { name: 'table', test: TABLE, minShareCount: 2, priority: 2 },
  { name: 'insight', test: SHARED_BY_PAGES, minShareCount: 2, priority: 1 },
  { name: 'react', test: packages('react|react-dom|scheduler'), priority: 2 },
  {
    name: 'highcharts',
    test: /[\\/]node_modules[\\/]highcharts[\\/](?:esm[\\/])?highcharts\.(?:src\.)?js$/,
    priority: 2,
  },
];
