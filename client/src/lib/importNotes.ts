/** What an import says about a file as a whole: how it was read where it could have been read otherwise. */
export const IMPORT_NOTES = [
  // `line`: where the file ends, or where it was looked for in vain.
  'list_not_closed',
  'no_list',
  // Values: the field, the column taken, those left.
  'two_columns',
  // Values: the column, how many different ones, in how many prompts.
  'topic_per_prompt',
  // Values: how many.
  'failed_texts',
  'joined',
  'day_only',
  // Values: how dates were read, an example.
  'date_order',
  'date_guess',
  // Values: the day.
  'file_date',
  // Values: what was read, what was not.
  'part_read',
  // Values: how many, which.
  'parts_read',
  'sheets_read',
  'hidden_sheets',
  'other_list',
  // `line`: of the first; values: how many.
  'continued_rows',
  // `line`: of the header.
  'header_line',
  // Values: the names.
  'group_platform',
  'column_platforms',
  'column_dates',
  'sheet_platforms',
  'sheet_dates',
  'vendor',
  // Values: how many answers came out of replies with several.
  'several_choices',
  // Values: how many replies of a batch have no prompt.
  'batch_requests',
  // Values: the column, an example.
  'prompt_numbers',
  // Values: the columns.
  'joined_columns',
  'joined_times',
  // Values: the files.
  'parts_unread',
  // `line`: of the first; values: how many.
  'cell_limit',
  'hidden_rows',
  // Values: the columns together, then each.
  'shared_sources',
  // Values: file, time, answers of the earlier import.
  'same_file',
] as const;
export type ImportNoteId = (typeof IMPORT_NOTES)[number];

/** A note with its values in the order of its text. */
export interface ImportNote {
  readonly note: ImportNoteId;
  /** Line of the file, from 1; 0 where it is about the whole file. */
  readonly line: number;
  readonly values: readonly string[];
}

/** How days and months stand in dates such as 03/04/2026. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
