import { useIntl } from 'react-intl';

const REASONS = [
  'no_text',
  'no_prompt',
  'no_date',
  'unreadable_date',
  'ambiguous_date',
  'date_out_of_range',
  'no_year',
  'unknown_zone',
  'duplicate',
  'text_too_long',
  'prompt_too_long',
  'too_many_platforms',
  'unclosed_quote',
  'too_many_cells',
  'uncomputed',
  'invalid_json',
  'not_an_object',
  'too_long',
  'cut_off',
] as const;

/** Translates the reason why a row was skipped; an unknown reason of a newer server is shown as it is. */
export function useSkipReason(): (reason: string) => string {
  const intl = useIntl();
  return (reason) => {
    const known = REASONS.find((name) => name === reason);
    return known === undefined ? reason : intl.formatMessage({ id: `imports.reason.${known}` });
  };
}
