import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatCount } from '#client/components/figures/formats.ts';
import { promptSearch, noFilters } from './promptSearch.ts';
import type { PromptSearch } from './promptSearch.ts';
import type { PromptPageModel } from './usePromptPage.ts';
import styles from './PromptPage.module.scss';

const COUNTS = [
  { id: 'all', changes: noFilters },
  { id: 'branded', changes: { ...noFilters, branded: 'branded' } },
  { id: 'paused', changes: { ...noFilters, state: 'paused' } },
] as const;

/** Whether these changes would leave the list unchanged. */
function isShown(searchState: PromptSearch, changes: Partial<PromptSearch>): boolean {
  return promptSearch.format({ ...searchState, ...changes }).toString() === promptSearch.format(searchState).toString();
}

/** The heading with the number of prompts. */
export function PromptHeader({ page }: { readonly page: PromptPageModel }) {
  const intl = useIntl();
  const { searchState, updateSearch, paged } = page;
  const counts = paged.query.data?.counts;
  return (
    <header className={styles['header']}>
      <h1>
        <FormattedMessage id="prompt.title" />
      </h1>
      {counts !== undefined && counts.all > 0 && (
        <div className={styles['counts']} role="group" aria-label={intl.formatMessage({ id: 'prompt.counts' })}>
          {COUNTS.map(({ id, changes: narrowed }) => (
            <Button
              key={id}
              variant="minimal"
              size="small"
              active={isShown(searchState, narrowed)}
              aria-pressed={isShown(searchState, narrowed)}
              title={id === 'branded' ? intl.formatMessage({ id: 'prompts.branded.explained' }) : undefined}
              onClick={() => {
                updateSearch(narrowed);
              }}
            >
              <FormattedMessage
                id={`prompt.count.${id}`}
                values={{ count: <strong className={styles['count']}>{formatCount(intl, counts[id])}</strong> }}
              />
            </Button>
          ))}
        </div>
      )}
    </header>
  );
}
