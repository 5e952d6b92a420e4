import type { ImportNoteId } from '#client/lib/importNotes.ts';

export type NoteTexts = Readonly<Record<ImportNoteId, string>>;

/** What is said of how a file was read. `{0}` is the line where a note is of one, else its first value. */
export const ENGLISH_NOTES: NoteTexts = {
  list_not_closed: 'The file ends at line {0} before its list is closed; what stands before it was read.',
  no_list: 'The file holds no list of answers (objects with a prompt and an answer).',
  topic_per_prompt:
    'Column {0} was not taken for topics: it has {1} different values in {2} rows. To take it: --map topic={0}',
  two_columns: 'Several columns fit {0}: {1} was taken, not {2}. To choose: --map {0}=COLUMN',
  failed_texts:
    '{0} rows hold the message of a failed call or a word for nothing in place of an answer: counted as failed or empty.',
  joined: '{0} rows hold another source of the answer above them and were joined with it.',
  day_only: '{0} answers have a date without a time: they count for that day in every time zone.',
  date_order:
    'The date {0} was read as {1} (year-month-day), by the order of day and month in the whole column. To change it: --date-order',
  date_guess:
    'Dates such as {0} can be read with the day or the month first, and no date in the column tells which: name the order with --date-order dmy or --date-order mdy.',
  file_date: 'Rows without a date were given {0}.',
  parts_read: '{0} files of the archive were read, one after another: {1}. To choose one: --sheet NAME',
  part_read: '{0} was read; not read: {1}. To choose: --sheet NAME',
  other_list: 'The list at {0} looks like questions and answers but tells less than another one, and was not read.',
  header_line: 'The names of the columns stand on line {0}; what stands above was passed over.',
  group_platform: 'Platforms were taken from the keys that answers stand under: {0}',
  column_platforms: 'One column for each platform: {0}',
  vendor: '{0} only pass answers on; the model tells the platform.',
  several_choices:
    '{0} answers come from raw replies that hold several: each is an answer of its own, choices as runs.',
  prompt_numbers:
    'The column {0} was taken for the prompts and holds numbers only, such as {1}. If another column has the questions: --map prompt=COLUMN',
  joined_columns: 'Sources stand in several columns, and those of all of them were taken: {0}',
  same_file: 'The same file ({0}) was imported on {1}: its {2} answers gave way to those of this import.',
};

export const CHINESE_NOTES: NoteTexts = {
  list_not_closed: '文件在第 {0} 行结束时列表尚未闭合；此前的内容已读取。',
  no_list: '文件中没有答案列表（含提示词和答案的对象）。',
  topic_per_prompt: '未把“{0}”列当作主题：{2} 行里有 {1} 个不同的值。如需采用：--map topic={0}',
  two_columns: '有多列符合 {0}：采用 {1}，未采用 {2}。如需另选：--map {0}=列名',
  failed_texts: '{0} 行的答案位置是调用失败的信息或表示“无”的词，按失败或空答案计。',
  joined: '{0} 行只是上方答案的另一条来源，已合并到该答案。',
  day_only: '{0} 个答案只有日期没有时间，在任何时区都计入当天。',
  date_order: '日期 {0} 读作 {1}（年-月-日），依据整列中日与月的先后。如需更改：--date-order',
  date_guess:
    '{0} 这样的日期既可能日在前也可能月在前，整列都无法判断，请用 --date-order dmy 或 --date-order mdy 指明。',
  file_date: '没有日期的行使用 {0}。',
  parts_read: '依次读取了压缩包中的 {0} 个文件：{1}。如只需其中一个：--sheet 名称',
  part_read: '读取了 {0}；未读取：{1}。如需另选：--sheet 名称',
  other_list: '位于 {0} 的列表像是问答，但信息少于另一个列表，未读取。',
  header_line: '列名在第 {0} 行，其上的内容已略过。',
  group_platform: '平台取自答案所在的键：{0}',
  column_platforms: '每个平台一列：{0}',
  vendor: '{0} 只是转交答案，平台以模型为准。',
  several_choices: '{0} 个答案来自含多个回答的原始返回：每个回答单独计为一个答案，同一问题的多个回答记为多轮。',
  prompt_numbers: '提示词取自 {0} 列，该列只有数字（如 {1}）。如果问题在另一列：--map prompt=列名',
  joined_columns: '引用来源分布在多列，已全部读取：{0}',
  same_file: '同一文件（{0}）曾于 {1} 导入，当时的 {2} 个答案已由本次导入取代。',
};
