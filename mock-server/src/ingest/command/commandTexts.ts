import type { AnswerStatus } from '#server/analysis/table/RawAnswer.ts';
import type { UsageProblem } from '#server/refusal/UsageError.ts';
import type { SkipReason } from '../merge/importSummary.ts';
import { ENGLISH_HELP, CHINESE_HELP } from './commandHelp.ts';
import { CHINESE_NOTES, ENGLISH_NOTES } from './noteTexts.ts';
import type { NoteTexts } from './noteTexts.ts';

export type CommandLanguage = 'en' | 'zh';

/** All texts of the command, in one language. `{0}`, `{1}` are placeholders. */
export type CommandTexts = {
  readonly help: string;
  readonly usage: Readonly<Record<UsageProblem, string>>;
  readonly skip: Readonly<Record<SkipReason, string>>;
  readonly note: NoteTexts;
  readonly status: Readonly<Record<AnswerStatus, string>>;
  readonly line: Readonly<
    Record<
      | 'imported'
      | 'updated'
      | 'nothing'
      | 'rows'
      | 'skipped'
      | 'imports'
      | 'importLine'
      | 'noImports'
      | 'undone'
      | 'cannotRead'
      | 'lines'
      | 'record'
      | 'more'
      | 'columns'
      | 'unused'
      | 'answers'
      | 'prompts'
      | 'platforms'
      | 'dates'
      | 'mentions'
      | 'own'
      | 'mentionCounts'
      | 'citations'
      | 'encoding'
      | 'replaced'
      | 'labels'
      | 'topics'
      | 'ofDeleted'
      | 'fileNote'
      | 'noColumn'
      | 'onlyPrompts'
      | 'noPlatform'
      | 'choice'
      | 'saved'
      | 'next'
      | 'unreadableFile'
      | 'progress'
      | 'earlier'
      | 'waiting'
      | 'secondsLeft'
      | 'seeHelp'
      | 'isFolder'
      | 'comma',
      string
    >
  >;
};

const english: CommandTexts = {
  help: ENGLISH_HELP,
  usage: {
    unknown_option: 'unknown option. See {0}',
    missing_value: 'needs a value',
    unexpected_value: 'takes no value',
    no_file: 'name the file to import. See {0}',
    many_files: 'import one file at a time',
    given_twice: 'is given twice',
    no_brand:
      'name your brand, e.g. --brand "Name=alias|alias" (not needed for an existing project, nor for answers exported from AnswerScope)',
    empty_name: 'has no name before the =',
    same_name: '“{0}” is already a name of {1}: a name can belong to one brand only',
    too_many_brands: 'at most {0} brands can be tracked',
    too_long: 'a name can have at most {0} characters',
    not_a_brand: 'is not one of the brands you named: {0}',
    not_a_domain: '"{0}" is not a domain like example.com',
    not_a_pair: 'write it as {0}',
    not_a_field: 'the left side must be a field: {0}',
    not_a_format: 'must be one of {0}',
    not_a_zone: 'is not a time zone. Use one like {0}',
    no_such_column: 'the file does not have this column. It has: {0}',
    no_such_project: 'project not found. Your projects: {0}',
    no_site: 'the log does not say which website it belongs to. Name it, e.g. {0}',
    not_a_site: 'is not a host name. Use one like {0}',
    not_an_encoding: 'must be one of {0}',
    not_a_date_order: 'must be dmy (day first), mdy (month first) or ymd',
    not_empty_sources: 'must be none (the answer had no sources) or not_recorded',
    not_a_date: 'must be a date like YYYY-MM-DD',
    no_such_import: 'the project does not have this import. It has: {0}',
    no_such_part: 'the file has no sheet or file with this name. It has: {0}',
    no_such_team: 'team not found. Teams: {0}',
    many_teams: 'several teams have this name. Use the ID: {0}',
    other_team: 'the project belongs to another team: {0}. Name its team with --team',
  },
  skip: {
    no_text: 'no answer text',
    no_prompt: 'no prompt',
    no_date: 'no date (set one for all: --date YYYY-MM-DD)',
    unreadable_date: 'date can’t be read',
    ambiguous_date: 'unclear whether the day or the month comes first (set --date-order dmy or mdy)',
    date_out_of_range: 'date before 2015 or later than tomorrow',
    no_year: 'date without a year (write the year in the file)',
    unknown_zone:
      'time zone is unknown or ambiguous (CST: China or US Central; IST: India, Israel or Ireland): write it as UTC+8 or Asia/Shanghai',
    duplicate: 'duplicate (same platform, prompt, run, time and text)',
    text_too_long: 'answer longer than 1,000,000 characters',
    prompt_too_long: 'prompt longer than 20,000 characters',
    too_many_platforms: 'more than 1,000 platforms',
    unclosed_quote: 'a quote is never closed',
    too_many_cells: 'more cells than columns',
    uncomputed: 'a formula without a value (open the workbook in a spreadsheet program and save it)',
    invalid_json: 'not valid JSON',
    not_an_object: 'not an object',
    too_long: 'record longer than 24 million characters',
    cut_off: 'the file ends in the middle of this record',
  },
  note: ENGLISH_NOTES,
  status: { ok: 'answered', refused: 'refused', empty: 'empty', failed: 'failed' },
  line: {
    imported: 'Imported into the new project "{0}" ({1}).',
    updated: 'Added to the project "{0}" ({1}).',
    nothing: 'Nothing was imported or saved: the file has no usable rows.',
    rows: 'Rows: {0} read, {1} imported, {2} already in project, {3} skipped',
    imports: 'Imports of the project:',
    importLine: '  {0}  {1}  {2}, answers: {3}',
    noImports: 'The project has no imports to undo.',
    undone: 'Import of {0} from {1} undone. Answers removed: {2}, left: {3}.',
    cannotRead: '{0} {1}',
    skipped: '  {0} skipped, {1}: {2}',
    lines: 'line {0}',
    record: 'record {0} on line {1}',
    more: ' and {0} more',
    columns: 'Columns: {0}',
    unused: 'Columns not used: {0}',
    answers: 'Answers in the project: {0} ({1})',
    prompts: 'Prompts: {0}; topics: {1}',
    platforms: 'Platforms: {0}',
    dates: 'Dates: {0} to {1} ({2})',
    mentions: 'Mentions, of {0} answered:',
    own: ' (your brand)',
    mentionCounts: '  {0}: answers {1}, mentions {2}',
    citations: 'Citations: {0} kept, {1} dropped (not a URL); answers without recorded sources: {2}',
    encoding: 'The file was read as {0}.',
    replaced: '{0} unreadable {0|byte or character was|bytes or characters were} replaced with \uFFFD.',
    labels: '{0} sentiment {0|label is|labels are} not positive, neutral or negative and {0|was|were} ignored.',
    topics: '{0} {0|row has|rows have} a different topic from {0|its|their} prompt’s first one; the first one is kept.',
    ofDeleted:
      '{0} {0|row answers|rows answer} deleted prompts. {0|It is|They are} kept, and {0|counts|count} once you restore the prompt.',
    fileNote: 'Note: {0}',
    noColumn: 'No column found for {0}. Name it: --map {1}=COLUMN (columns in the file: {2})',
    onlyPrompts: 'If the file has prompts and no answers, add them in the console instead: Prompts, Bulk add.',
    noPlatform:
      'No platform column found. Answers whose model doesn’t show the platform either are under "{0}". Name the platform with --platform NAME or --map platform=COLUMN.',
    choice: '--map {0}: the file does not have this column.',
    saved: 'Saved in {0}',
    next: 'Next, run npm start and select "{0}" in the project switcher. If it has no answers in the last 7 days, it opens on its latest week with answers.',
    unreadableFile: 'Cannot read {0}: {1}',
    progress: '{0} MB of {1} MB ({2}%), {3} {3|row|rows}{4}',
    earlier: 'Reading {0} previously imported {0|answer|answers}',
    waiting: 'Waiting for another import into this project to finish',
    secondsLeft: ', about {0} s left',
    seeHelp: 'For examples, run: npm run import -- --help',
    isFolder: 'it is a folder',
    comma: ', ',
  },
};

const chinese: CommandTexts = {
  help: CHINESE_HELP,
  usage: {
    unknown_option: '没有这个选项，参见 {0}',
    missing_value: '缺少取值',
    unexpected_value: '不接受取值',
    no_file: '请指明要导入的文件，参见 {0}',
    many_files: '请一次导入一个文件',
    given_twice: '重复给出',
    no_brand:
      '请指明你的品牌，例如 --brand "名称=别名|别名"（向已有项目添加，或导入从 AnswerScope 导出的回答时可省略）',
    empty_name: '等号前没有名称',
    same_name: '“{0}”已是{1}的名称，一个名称只能属于一个品牌',
    too_many_brands: '最多跟踪 {0} 个品牌',
    too_long: '名称最多 {0} 个字符',
    not_a_brand: '不是你指明的品牌之一：{0}',
    not_a_domain: '“{0}”不是域名，应如 example.com',
    not_a_pair: '请写成 {0}',
    not_a_field: '等号左边应为其中之一：{0}',
    not_a_format: '应为其中之一：{0}',
    not_a_zone: '不是时区，例如 {0}',
    no_such_column: '文件中没有这一列；现有的列：{0}',
    no_such_project: '没有这个项目；你的项目：{0}',
    no_site: '日志中没有网站域名，请指明，如 {0}',
    not_a_site: '不是网站域名，应如 {0}',
    not_an_encoding: '应为其中之一：{0}',
    not_a_date_order: '应为 dmy（日在前）、mdy（月在前）或 ymd',
    not_empty_sources: '应为 none（没有引用来源）或 not_recorded（没有记录）',
    not_a_date: '应为 YYYY-MM-DD 形式的日期',
    no_such_import: '项目中没有这次导入；现有：{0}',
    no_such_part: '文件中没有这个工作表或文件；现有：{0}',
    no_such_team: '没有这个团队；现有：{0}',
    many_teams: '有多个同名团队，请使用编号：{0}',
    other_team: '该项目属于另一个团队：{0}。请用 --team 指明其团队',
  },
  skip: {
    no_text: '没有回答正文',
    no_prompt: '没有提示词',
    no_date: '没有日期（可为全部指定：--date YYYY-MM-DD）',
    unreadable_date: '日期无法识别',
    ambiguous_date: '日期的日与月先后不明（请指明：--date-order dmy 或 mdy）',
    date_out_of_range: '日期早于 2015 年或晚于明天',
    no_year: '日期没有年份（请在文件中补上）',
    unknown_zone:
      '时区无法识别，或有多种含义（CST：中国或美国中部；IST：印度、以色列或爱尔兰）：请写成 UTC+8 或 Asia/Shanghai',
    duplicate: '重复（平台、提示词、次数、时间和正文都相同）',
    text_too_long: '回答超过 1,000,000 个字符',
    prompt_too_long: '提示词超过 20,000 个字符',
    too_many_platforms: '平台超过 1,000 个',
    unclosed_quote: '引号没有闭合',
    too_many_cells: '单元格多于列数',
    uncomputed: '公式没有计算结果（请用表格软件打开并保存工作簿）',
    invalid_json: '不是有效的 JSON',
    not_an_object: '不是对象',
    too_long: '单条记录超过 2,400 万个字符',
    cut_off: '文件在这条记录中间中断',
  },
  note: CHINESE_NOTES,
  status: { ok: '已回答', refused: '拒答', empty: '空回答', failed: '失败' },
  line: {
    imported: '已导入新项目“{0}”（{1}）。',
    updated: '已并入项目“{0}”（{1}）。',
    nothing: '没有导入任何内容，也没有写入任何文件：文件中没有可用的行。',
    rows: '行：读取 {0}，导入 {1}，此前已有 {2}，跳过 {3}',
    imports: '项目的导入记录：',
    importLine: '  {0}  {1}  {2}，{3} 条回答',
    noImports: '项目中没有可以撤销的导入。',
    undone: '已撤销 {1} 对 {0} 的导入；移除 {2} 条回答，剩余 {3} 条。',
    cannotRead: '{0}：{1}',
    skipped: '  跳过 {0} 行，{1}：{2}',
    lines: '第 {0} 行',
    record: '第 {0} 条记录（第 {1} 行）',
    more: '，另有 {0} 行',
    columns: '识别的列：{0}',
    unused: '未使用的列：{0}',
    answers: '项目中的回答：{0}（{1}）',
    prompts: '提示词：{0}；主题：{1}',
    platforms: '平台：{0}',
    dates: '日期：{0} 至 {1}（{2}）',
    mentions: '提及（{0} 条回答）：',
    own: '（本品牌）',
    mentionCounts: '  {0}：{1} 条回答提到，共 {2} 次',
    citations: '引用：保留 {0}，舍弃 {1}（不是网址）；{2} 条回答没有记录来源',
    encoding: '文件按 {0} 读取。',
    replaced: '{0} 处无法读取的字节或字符以 \uFFFD 代替。',
    labels: '{0} 个情感标签不是正面、中性、负面之一，未采用。',
    topics: '{0} 行的主题与其提示词最初的主题不同；保留最初的主题。',
    ofDeleted: '{0} 行是已删除提示词的回答：已保留，恢复该提示词后计入统计。',
    fileNote: '注意：{0}',
    noColumn: '没有识别出 {0} 对应的列。请指明：--map {1}=列名（文件中的列：{2}）',
    onlyPrompts: '如果文件里只有提示词、没有回答，请在控制台的“提示词管理”里用“批量添加”。',
    noPlatform:
      '没有识别出平台列。从模型名称也看不出平台的回答归入“{0}”。可用 --platform 名称 或 --map platform=列名 指明。',
    choice: '--map {0}：没有这一列。',
    saved: '已保存到 {0}',
    next: '接下来运行 npm start，在项目切换器中选择“{0}”。如果最近 7 天没有回答，会打开最近有回答的一周。',
    unreadableFile: '无法读取 {0}：{1}',
    progress: '{0} MB / {1} MB（{2}%），{3} 行{4}',
    earlier: '正在读取此前导入的 {0} 条回答',
    waiting: '正在等待该项目的另一个导入完成',
    secondsLeft: '，约剩 {0} 秒',
    seeHelp: '查看示例：npm run import -- --help',
    isFolder: '这是一个文件夹',
    comma: '、',
  },
};

export const COMMAND_TEXTS: Readonly<Record<CommandLanguage, CommandTexts>> = { en: english, zh: chinese };

/** The language of the terminal, from POSIX's variables in their order of precedence. */
export function commandLanguage(environment: NodeJS.ProcessEnv): CommandLanguage {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return /^zh/iu.test(locale) ? 'zh' : 'en';
}

/** Fills the placeholders `{0}`, `{1}` ... of a text; `{0|row|rows}` becomes the singular for 1, else the plural. */
export function fill(text: string, ...values: readonly (string | number)[]): string {
  return text.replace(/\{(\d)(?:\|([^|}]*)\|([^|}]*))?\}/gu, (_, place: string, one?: string, other?: string) => {
    const value = values[Number(place)] ?? '';
    if (one !== undefined && other !== undefined) return String(value) === '1' ? one : other;
    return typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });
}
