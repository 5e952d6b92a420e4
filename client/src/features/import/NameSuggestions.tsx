import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportInspection } from '#client/api/importSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDraft } from './importDraft.ts';
import styles from './NamesStep.module.scss';

interface NameSuggestionsProps {
  readonly found: ImportInspection | undefined;
  /** Brands entered already: their names are not suggested again. */
  readonly brands: readonly BrandDraft[];
  /** The maximum number of competitors is reached. */
  readonly full: boolean;
  readonly onOwn: (name: string) => void;
  readonly onRival: (name: string) => void;
}

const MOST_SHOWN = 12;
/** Frequent names in the answers as suggestions; a click makes one a brand. */
export function NameSuggestions({ found, brands, full, onOwn, onRival }: NameSuggestionsProps) {
  const intl = useIntl();
  if (found === undefined || found.brand_suggestions.length === 0) return null;
  const taken = new Set(brands.flatMap(({ name, aliases }) => [name, ...aliases]).map(foldName));
  const offered = found.brand_suggestions.filter(({ name }) => !taken.has(foldName(name))).slice(0, MOST_SHOWN);
  const title = intl.formatMessage({ id: 'imports.suggestions' });
  return (
    <section className={styles['suggestions']} aria-label={title}>
      <h4 className={styles['subtitle']}>{title}</h4>
      <p className={styles['from']}>
        {intl.formatMessage(
          { id: 'imports.suggestions.from' },
          { count: found.sampled_answers, shown: formatCount(intl, found.sampled_answers) },
        )}
      </p>
      <ul>
        {offered.map(({ name, answers }) => (
          <li key={name}>
            <span className={styles['suggested']}>{name}</span>
            <span className={styles['count']}>
              {intl.formatMessage(
                { id: 'imports.suggestions.count' },
                { count: answers, shown: formatCount(intl, answers) },
              )}
            </span>
            <Button
              size="small"
              variant="minimal"
              aria-label={intl.formatMessage({ id: 'imports.suggestions.ownNamed' }, { name })}
              onClick={() => {
                onOwn(name);
              }}
            >
              <FormattedMessage id="imports.suggestions.own" />
            </Button>
            <Button
              size="small"
              variant="minimal"
              disabled={full}
              aria-label={intl.formatMessage({ id: 'imports.suggestions.rivalNamed' }, { name })}
              onClick={() => {
                onRival(name);
              }}
            >
              <FormattedMessage id="imports.suggestions.rival" />
            </Button>
          </li>
        ))}
      </ul>
      {offered.length === 0 && (
        <p className={styles['from']}>
          <FormattedMessage id="imports.suggestions.allUsed" />
        </p>
      )}
    </section>
  );
}
