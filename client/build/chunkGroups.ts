import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const packages = (pattern: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${pattern})[\\\\/]`);
/** Parts of every insight screen. What is fetched when it is opened (calendars, lists, drawers) is not among them. */
const SHARED_BY_PAGES = new RegExp(
  `[\\\\/]src[\\\\/]components[\\\\/](?:${[
    'figures[\\\\/](?!CountTile|Heat|heat)',
    'address[\\\\/](?!usePlace)',
    'print[\\\\/]',
    'skeleton[\\\\/]Report',
    'filters[\\\\/](?!DatePanel|OptionList|loadDateLocale|EmptyScopeMessage|SearchBox|ChoiceSelect|FilterRow|ResetButton)',
    'ui[\\\\/](?:LoadPanel|ErrorCallout|PopoverAt|useLasting)',
    'answers[\\\\/](?:answerSearch|useAnswersDrawer|AnswersDrawerHost|figureSelections|ExportMenu)',
    'chart[\\\\/](?:loneMarkers|ChartPanel|TrendChart|TrendData|baseOptions|chartTheme|tooltipHtml|useChartTheme|buildTrendOptions|trend|niceTicks|spreadLabels|placeEndLabels|endLabel|axisLabels|ChartTools)',
  ].join(
    '|',
  )})|[\\\\/]src[\\\\/](?:api[\\\\/](?:overviewSchemas|overviewApi|stageSchemas|measureSchemas|objectionSchemas)|lib[\\\\/]thinData)`,
);

/**
 * Fields of a form without the library behind it, and what else logging in shares with the frame: in a file of their own, so that
 * nobody has to fetch the frame to log in.
 */
const FIELDS = new RegExp(
  [
    String.raw`[\\/]@blueprintjs[\\/]core[\\/].*[\\/]common[\\/](?!utils[\\/]compareUtils|utils[\\/]functionUtils)`,
    String.raw`[\\/]@blueprintjs[\\/]core[\\/].*[\\/](?:callout|html|useValidateProps)\.js$`,
    String.raw`[\\/]@blueprintjs[\\/]core[\\/].*[\\/](?:inputGroup|asyncControllableInput|formGroup|buttonGroup)\.js$`,
    String.raw`[\\/]@blueprintjs[\\/]icons[\\/].*[\\/](?:iconTypes|classes|jsUtils|svgIconContainer|tick|user)\.js$`,
    String.raw`[\\/]src[\\/](?:components[\\/]ui[\\/](?:FormField\.|ProductMark)|stores[\\/]useDraft|i18n[\\/]errorMessageId|api[\\/]openPicklist)`,
  ].join('|'),
);
/** Forms that are sent: logging in, being invited, passwords. */
const ACCOUNT = new RegExp(
  [
    packages('react-hook-form|@hookform').source,
    String.raw`[\\/]src[\\/](?:components[\\/](?:openPage|password|form[\\/](?!ChipsInput|KeptNote|MergedNote|SaveButtons|showSaveError))|i18n[\\/]useMessageText)`,
  ].join('|'),
);
/** What every page behind the login stands on, with all that it stands on itself. */
const FRAME = new RegExp(
  [
    packages('@tanstack/(?:query-core|react-query)|@floating-ui|react-transition-group|@babel/runtime|dom-helpers')
      .source,
    String.raw`[\\/]@blueprintjs[\\/]core[\\/].*[\\/](?:popover-next|popover|tooltip|overlay|overlays|overlay2|portal)[\\/]`,
    String.raw`[\\/]@blueprintjs[\\/]core[\\/].*[\\/]usePrevious\.js$`,
    String.raw`[\\/]src[\\/]app[\\/]shell[\\/](?:AppLayout\.tsx|askAhead)`,
    String.raw`[\\/]src[\\/](?:stores[\\/]useApi|lib[\\/](?:madeOnce|assertNever|plainList)|components[\\/]ui[\\/](?:useLatest|useReturnFocus|Avatar))\b`,
  ].join('|'),
);
/** Icons of the first screen: half a kilobyte each in a file of its own, a sixth of that together. */
const FIRST_ICONS = new RegExp(
  `[\\\\/]@blueprintjs[\\\\/]icons[\\\\/].*[\\\\/](?:${[
    ...['help', 'reset', 'export', 'timeline-line-chart', 'search', 'edit', 'print', 'caret-down', 'small-cross'],
    ...['th', 'chevron-down', 'double-caret-vertical', 'people', 'filter', 'calendar', 'badge', 'chat'],
    ...['dashboard', 'dot', 'key', 'share'],
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
const TABLE = new RegExp(
  [
    packages('@tanstack/(?:react-table|table-core|react-virtual|virtual-core)').source,
    String.raw`[\\/]@blueprintjs[\\/]core[\\/].*[\\/]nonIdealState\.js$`,
    String.raw`[\\/]@blueprintjs[\\/]icons[\\/].*[\\/](?:caret-up|column-layout)\.js$`,
    String.raw`[\\/]src[\\/](?:components[\\/](?:skeleton[\\/]Rows|chart[\\/]dateOptions|figures[\\/]CountTile|table[\\/](?!Figure|figure|RowLink)|ui[\\/](?:EmptyState|AppIcon))|lib[\\/](?:csv|saveFile))`,
  ].join('|'),
  'u',
);

/** What dialogs, forms and lists of pages are made of; logging in needs none of it. */
const FORMS = new RegExp(
  [
    String.raw`[\\/]@blueprintjs[\\/]core[\\/].*[\\/](?:textArea|asyncControllableTextArea|useAsyncControllableValue|compareUtils|functionUtils|controls|htmlSelect|segmentedControl|dialog|dialogBody|dialogFooter|tabs|tab|tabTitle|tabPanel|tag|tagRemoveButton)\.js$`,
    String.raw`[\\/]src[\\/]components[\\/](?:ui[\\/](?:ConfirmDialog|WideDialog|focusFirstField|PageTabs)|attempt[\\/]|form[\\/](?:ChipsInput|KeptNote|MergedNote|SaveButtons|showSaveError))`,
    String.raw`[\\/]src[\\/](?:stores[\\/]use(?:Typed|List)Draft|lib[\\/]mergeLists)`,
    String.raw`[\\/]src[\\/]components[\\/](?:address[\\/]usePlace|filters[\\/](?:SearchBox|ChoiceSelect|FilterRow|ResetButton)|upload[\\/](?:File|useJob))`,
  ].join('|'),
);
/** Parts of the drawer of answers that pages show, too. */
const ANSWERS =
  /[\\/]src[\\/](?:components[\\/]answers[\\/](?:AnswerRow|AnswerSkeleton|useAnswers|MentionText|MentionMark|splitMentions|splitHits|formatInstant)|api[\\/]answer(?:Schemas|Api))\b/u;
const PROMPTS =
  /[\\/]src[\\/](?:components[\\/]prompts[\\/]|lib[\\/]promptFeatures|api[\\/](?:promptSchemas|promptApi|manageSchemas|answerIndexSchemas|insightApi|detailSchemas|passageSchemas))/u;

/** What every screen that shows a content score has; the worker that rates is built by itself. */
const SCORING = /[\\/]src[\\/](?:components[\\/]contentScore|lib[\\/]contentScore|api[\\/]score)/u;

/** What goes into a file together, beyond what follows from the lazy routes by itself. */
export const chunkGroups: CodeSplittingGroup[] = [
  // All that the page of the app itself names, in two files: React changes seldom and stays in browsers' caches over releases.
  { name: 'react', test: packages('react|react-dom|scheduler'), priority: 5 },
  { name: 'app', tags: ['$initial'], priority: 4 },
  // What the frame and all pages in it share stands in few files and not in forty: small files compress badly, each is
  // waited for, and the list of who needs which would be part of what everybody loads first.
  { name: 'fields', test: FIELDS, minShareCount: 2, priority: 3 },
  {
    name: 'frame',
    test: new RegExp([FRAME, FIRST_ICONS].map(({ source }) => source).join('|')),
    includeDependenciesRecursively: true,
    priority: 2,
  },
  { name: 'account', test: ACCOUNT, minShareCount: 2, priority: 2 },
  {
    name: 'work',
    test: new RegExp([FORMS, PAGE_ICONS, ANSWERS, PROMPTS, TABLE].map(({ source }) => source).join('|')),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'scoring', test: SCORING, minShareCount: 2, priority: 2 },
  { name: 'insight', test: SHARED_BY_PAGES, minShareCount: 2, priority: 1 },
  {
    name: 'highcharts',
    test: /[\\/]node_modules[\\/]highcharts[\\/](?:esm[\\/])?highcharts\.(?:src\.)?js$/,
    priority: 2,
  },
];
