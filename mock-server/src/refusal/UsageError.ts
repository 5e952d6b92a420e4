import { shortenText } from '#client/lib/shortenText.ts';

export type UsageProblem =
  | 'unknown_option'
  | 'missing_value'
  | 'unexpected_value'
  | 'no_file'
  | 'many_files'
  | 'given_twice'
  | 'no_brand'
  | 'empty_name'
  | 'same_name'
  | 'too_many_brands'
  | 'too_long'
  | 'not_a_brand'
  | 'not_a_domain'
  | 'not_a_pair'
  | 'not_a_field'
  | 'not_a_format'
  | 'not_a_zone'
  | 'no_such_column'
  | 'no_such_project'
  | 'no_site'
  | 'not_a_site'
  | 'not_an_encoding'
  | 'not_a_date_order'
  | 'not_empty_sources'
  | 'not_a_date'
  | 'no_such_import'
  | 'no_such_part'
  | 'no_such_team'
  | 'many_teams'
  | 'other_team';

/** Longest part of an argument in a message, in characters. */
const LONGEST_SHOWN = 120;

/** An invalid command-line argument. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly argument: string;

  /**
   * @param argument as the person typed it: `--map answer=`
   * @param detail what it may be, or what it collides with
   * @param owner whose the thing is that it collides with
   */
  constructor(
    argument: string,
    readonly problem: UsageProblem,
    readonly detail = '',
    readonly owner = '',
  ) {
    const shown = shortenText(argument, LONGEST_SHOWN);
    super(`${shown}: ${problem}`);
    this.argument = shown;
  }
}
