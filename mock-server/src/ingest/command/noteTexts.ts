import type { ImportNoteId } from '#client/lib/importNotes.ts';

export type NoteTexts = Readonly<Record<ImportNoteId, string>>;

/** Texts of import notes. `{0}` is the line if the note has one, else its first value; `{0|row|rows}` selects singular or plural. */
export const ENGLISH_NOTES: NoteTexts = {
  list_not_closed: 'The file ends at line {0} before its list is closed; everything up to there was read.',
  no_list: 'The file has no list of answers (objects with a prompt and an answer).',
  long_json:
    'The file is no list and has more than {0} characters: only the list of answers in it was read, without what is written around it (such as a platform or a date for all), and chats of a backup are not found. A list of objects, or one object per line (JSONL), is read whole at any size.',
  topic_per_prompt:
    'Column {0} was not used for topics: it has {1} different {1|value|values} in {2} {2|row|rows}. To use it: --map topic={0}',
  two_columns: 'Several columns match {0}: used {1}, not {2}. To change: --map {0}=COLUMN',
  failed_texts:
    '{0} {0|row has|rows have} an error message or a word for "nothing" in place of an answer: counted as failed or empty.',
  other_texts:
    '{1} {1|row has|rows have} the ID of an answer with another text (first on line {0}): the answer was kept. If a row is another answer, empty its ID and import the file again.',
  titles_apart:
    '{1} {1|row has|rows have} more or fewer source titles than source URLs, or other separators between them (first on line {0}): these sources have no titles.',
  empty_sources_none:
    '{0} {0|answer has|answers have} an empty sources cell: read as {0|an answer|answers} without sources. If sources were not recorded: --empty-sources not_recorded',
  empty_sources_not_recorded:
    '{0} {0|answer has|answers have} an empty sources cell: read as sources that were not recorded.',
  joined: '{0} {0|row contains|rows contain} another source for the answer above and {0|was|were} merged with it.',
  day_only: '{0} {0|answer has|answers have} a date but no time: counted for that day in every time zone.',
  date_order:
    'The date {0} was read as {1} (year-month-day), based on the order of day and month in the whole column. To change it: --date-order',
  date_guess:
    'Dates such as {0} could have the day or the month first, and no date in the column shows which: set --date-order dmy or --date-order mdy.',
  file_date: 'Rows without a date got {0}.',
  parts_read: 'Read {0} {0|file|files} in the archive, in this order: {1}. To select one: --sheet NAME',
  sheets_read: 'Read {0} sheets, in this order: {1}. To select one: --sheet NAME',
  hidden_sheets: 'These sheets are hidden in the workbook and were read: {0}',
  part_read: 'Read {0}; not read: {1}. To change: --sheet NAME',
  other_list:
    'The list at {0} looks like questions and answers but has less information than another one, so it was not read.',
  header_line: 'Column names are on line {0}; anything above was skipped.',
  continued_rows:
    '{1} {1|row has|rows have} no prompt (from line {0} on), so the prompt of the row above is used, and its date where there is none: the file gives a prompt once for several platforms.',
  group_platform: 'Platforms come from the keys the answers are grouped under: {0}',
  column_platforms: 'One column per platform: {0}',
  column_dates: 'One column of answers per day: {0}',
  column_runs: 'One column of answers per run: {0}',
  sheet_platforms: 'Platforms come from the names of the sheets or files: {0}',
  sheet_dates: 'Dates come from the names of the sheets or files: {0}',
  vendor: '{0} only relay answers, so the model decides the platform.',
  search_features: 'Answers listed under {0}, a search engine, are counted for the feature of it that the file names.',
  several_choices:
    '{0} {0|answer comes|answers come} from raw replies with several choices: each is its own answer, with choices as runs.',
  batch_requests:
    '{0} {0|reply|replies} of a batch {0|has|have} no prompt: prompts are in the input file of the batch. Put input and output into one .zip, or one after the other into one .jsonl, and import that.',
  prompt_numbers:
    'Prompts come from column {0}, which only has numbers such as {1}. If another column has the questions: --map prompt=COLUMN',
  joined_columns: 'Sources come from these columns: {0}',
  joined_times: 'Times come from two columns, the day and the time of day: {0}',
  prompt_columns: 'Prompts are put together from these columns: {0}',
  joined_prompts: 'Prompts come from another list, sheet or file, by the IDs in {0}.',
  joined_sources:
    'Sources come from another list, sheet or file, by the IDs in {0}. Where it has none for an answer, its sources are not known.',
  parts_unread: 'These files in the archive were not read: {0}. To import them, unpack the archive.',
  cell_limit:
    '{1} {1|text is|texts are} as long as a cell can be (32,767 characters) and probably cut off there (first in line {0}). If you have the whole texts, import them as CSV.',
  hidden_rows:
    '{1} {1|row is|rows are} hidden in the workbook (for example by a filter) and {1|was|were} read like the others (first on line {0} of {2}). If you don’t want hidden rows, delete them and import the file again.',
  shared_sources:
    'Sources given once for several answers were not used, because it is unclear which answer they belong to: {0}. To use them for all: --map citations=NAME',
  same_file: 'The same file ({0}) was imported on {1}: this import replaced its {2} {2|answer|answers}.',
};

export const CHINESE_NOTES: NoteTexts = {
  list_not_closed: '文件在第 {0} 行结束时列表尚未闭合；此前的内容已读取。',
  no_list: '文件中没有回答列表（含提示词和回答的对象）。',
  long_json:
    '文件不是列表，且超过 {0} 个字符：只读取了其中的回答列表，没有读取列表之外的内容（例如共用的平台或日期），备份中的对话也找不到。对象的列表或每行一个对象（JSONL）不限大小，可以完整读取。',
  topic_per_prompt: '未把“{0}”列当作主题：{2} 行里有 {1} 个不同的值。如需采用：--map topic={0}',
  two_columns: '有多列符合 {0}：采用 {1}，未采用 {2}。如需另选：--map {0}=列名',
  failed_texts: '{0} 行的回答位置是调用失败的信息或表示“无”的词，按失败或空回答计。',
  other_texts:
    '{1} 行的 ID 属于文字不同的回答（首处在第 {0} 行），保留的是原来的回答。如果是另一条回答，请清空该行的 ID 后重新导入。',
  titles_apart: '{1} 行的来源标题与来源网址数量不同，或分隔符不同（首处在第 {0} 行），这些来源没有标题。',
  empty_sources_none: '{0} 条回答的引用来源单元格为空，读作没有引用来源。如果是没有记录：--empty-sources not_recorded',
  empty_sources_not_recorded: '{0} 条回答的引用来源单元格为空，读作没有记录引用来源。',
  joined: '{0} 行只是上方回答的另一条来源，已合并到该回答。',
  day_only: '{0} 条回答只有日期没有时间，在任何时区都计入当天。',
  date_order: '日期 {0} 读作 {1}（年-月-日），依据整列中日与月的先后。如需更改：--date-order',
  date_guess:
    '{0} 这样的日期既可能日在前也可能月在前，整列都无法判断，请用 --date-order dmy 或 --date-order mdy 指明。',
  file_date: '没有日期的行使用 {0}。',
  parts_read: '依次读取了压缩包中的 {0} 个文件：{1}。如只需其中一个：--sheet 名称',
  sheets_read: '依次读取了 {0} 个工作表：{1}。如只需其中一个：--sheet 名称',
  hidden_sheets: '这些工作表在工作簿中是隐藏的，已读取：{0}',
  part_read: '读取了 {0}；未读取：{1}。如需另选：--sheet 名称',
  other_list: '位于 {0} 的列表像是问答，但信息少于另一个列表，未读取。',
  header_line: '列名在第 {0} 行，其上的内容已略过。',
  continued_rows:
    '{1} 行没有提示词（自第 {0} 行起），沿用上方一行的提示词，缺少的日期也沿用：文件中同一提示词的多个平台只写一次提示词。',
  group_platform: '平台取自回答所在的键：{0}',
  column_platforms: '每个平台一列：{0}',
  column_dates: '每天一列回答：{0}',
  column_runs: '每次提问一列回答：{0}',
  sheet_platforms: '平台取自工作表或文件的名称：{0}',
  sheet_dates: '日期取自工作表或文件的名称：{0}',
  vendor: '{0} 只是转交回答，平台以模型为准。',
  search_features: '{0} 是搜索引擎，列在其下的回答归入文件写明的功能（如 AI Overviews）。',
  several_choices: '{0} 条回答来自含多个候选的原始返回：每个候选单独计为一条回答，记为同一问题的不同次。',
  batch_requests:
    '{0} 条批处理回答没有提示词：提示词在批处理的输入文件中。请把输入和输出文件放进同一个 .zip，或前后拼成一个 .jsonl，再导入。',
  prompt_numbers: '提示词取自 {0} 列，该列只有数字（如 {1}）。如果问题在另一列：--map prompt=列名',
  joined_columns: '引用来源取自这些列：{0}',
  joined_times: '时间取自两列，即日期和时刻：{0}',
  prompt_columns: '提示词由这些列拼成：{0}',
  joined_prompts: '提示词按 {0} 中的编号取自另一个列表、工作表或文件。',
  joined_sources: '来源按 {0} 中的编号取自另一个列表、工作表或文件；其中没有列出来源的回答，来源视为未知。',
  parts_unread: '压缩包中的这些文件未读取：{0}。如需导入，请先解压。',
  cell_limit:
    '{1} 段文字达到单元格的长度上限（32,767 个字符），很可能在此被截断（首处在第 {0} 行）。如有完整文字，请改用 CSV 导入。',
  hidden_rows:
    '{1} 行在工作簿中是隐藏的（例如被筛选掉），已照常读取（首处在 {2} 第 {0} 行）。如不需要，请删除这些行后重新导入。',
  shared_sources: '以下引用来源由几条回答共用，无法判断属于哪一条，未采用：{0}。如需用于全部回答：--map citations=名称',
  same_file: '同一文件（{0}）曾于 {1} 导入，当时的 {2} 条回答已由本次导入取代。',
};
