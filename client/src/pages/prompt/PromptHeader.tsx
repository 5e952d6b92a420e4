import { Button } from '@blueprintjs/core';
import { CalculatorIcon, PlusIcon, UploadIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatCount } from '../../components/figures/formats.ts';
import styles from './PromptPage.module.scss';
import { formatPromptSearch, noFilters } from './promptSearch.ts';
import type { PromptPlace } from './promptSearch.ts';
import { RecentlyDeleted } from './RecentlyDeleted.tsx';
import type { PromptPageModel } from './usePromptPage.ts';

const COUNTS = [
  { id: 'all', changes: noFilters },
  { id: 'branded', changes: { ...noFilters, branded: 'branded' } },
  { id: 'paused', changes: { ...noFilters, state: 'paused' } },
] as const;

/** Whether the list is just what these changes would make it. */
function isShown(place: PromptPlace, changes: Partial<PromptPlace>): boolean {
  return formatPromptSearch({ ...place, ...changes }).toString() === formatPromptSearch(place).toString();
}

/** The heading with how many prompts there are, and what can be done beside changing one. */
export function PromptHeader({ page }: { readonly page: PromptPageModel }) {
  const intl = useIntl();
  const { place, move, paged, changes } = page;
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
              active={isShown(place, narrowed)}
              aria-pressed={isShown(place, narrowed)}
              title={id === 'branded' ? intl.formatMessage({ id: 'prompts.branded.explained' }) : undefined}
              onClick={() => {
                move(narrowed);
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
      <div className={styles['verbs']}>
        <RecentlyDeleted
          deletions={changes.recent}
          onRestore={(deletion) => {
            const what = intl.formatMessage({ id: 'prompt.restore' });
            void changes.attempt(`${what} · ${deletion.texts.join(' · ')}`, () => changes.restoreDeletion(deletion));
          }}
        />
        <Button
          variant="outlined"
          icon={<CalculatorIcon />}
          active={place.precision}
          aria-pressed={place.precision}
          onClick={() => {
            move({ precision: !place.precision });
          }}
        >
          <FormattedMessage id="prompt.precision" />
        </Button>
        <Button
          variant="outlined"
          icon={<UploadIcon />}
          onClick={() => {
            move({ add: 'many' });
          }}
        >
          <FormattedMessage id="prompt.addMany" />
        </Button>
        <Button
          intent="primary"
          icon={<PlusIcon />}
          onClick={() => {
            move({ add: 'one' });
          }}
        >
          <FormattedMessage id="prompt.addOne" />
        </Button>
      </div>
    </header>
  );
}
