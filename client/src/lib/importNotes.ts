/** Notes of an import about a file as a whole: how it was read where it is ambiguous. */
export const IMPORT_NOTES = [
  // `line`: where the file ends, or where the list was expected.
  'list_not_closed',
  'no_list',
  // Values: the number of characters.
  'long_json',
  // Values: the field, the column taken, the columns left out.
  'two_columns',
  // Values: the column, the number of distinct values, the number of prompts.
  'topic_per_prompt',
  // Values: the number.
  'failed_texts',
  // `line`: of the first one; values: the number.
  'other_texts',
  // `line`: of the first one; values: the number.
  'titles_apart',
  // Values: the number.
  'empty_sources_none',
  'empty_sources_not_recorded',
  'joined',
  'day_only',
  // Values: how dates were read, an example.
  'date_order',
  'date_guess',
  // Values: the day.
  'file_date',
  // Values: what was read, what was not.
  'part_read',
  // Values: the number, the names.
  'parts_read',
  'sheets_read',
  'hidden_sheets',
  'other_list',
  // `line`: of the first one; values: the number.
  'continued_rows',
  // `line`: of the header.
  'header_line',
  // Values: the names.
  'group_platform',
  'column_platforms',
  'column_dates',
  'column_runs',
  'sheet_platforms',
  'sheet_dates',
  'vendor',
  'search_features',
  // Values: the number of answers from replies with several choices.
  'several_choices',
  // Values: the number of batch replies without a prompt.
  'batch_requests',
  // Values: the column, an example.
  'prompt_numbers',
  // Values: the columns.
  'joined_columns',
  'joined_times',
  'prompt_columns',
  'joined_prompts',
  'joined_sources',
  // Values: the files.
  'parts_unread',
  // `line`: of the first one; values: the number.
  'cell_limit',
  'hidden_rows',
  // Values: the columns together, then each of them.
  'shared_sources',
  // Values: file, time, answers of the earlier import.
  'same_file',
] as const;
export type ImportNoteId = (typeof IMPORT_NOTES)[number];

/** A note with its values in the order in which its text uses them. */
export interface ImportNote {
  readonly note: ImportNoteId;
  /** Line of the file, from 1; 0 for the whole file. */
  readonly line: number;
  readonly values: readonly string[];
}

/** What an empty cell of the sources column means: the answer had no sources, or they were not recorded. */
export const EMPTY_SOURCES = ['none', 'not_recorded'] as const;
export type EmptySources = (typeof EMPTY_SOURCES)[number];

/** Order of day and month in dates such as 03/04/2026. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
