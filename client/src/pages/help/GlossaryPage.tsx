import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { ListPageLayout } from '#client/components/ui/ListPageLayout.tsx';
import { glossary } from './glossary.ts';
import type { Term } from './glossary.ts';
import { TermEntry } from './TermEntry.tsx';
import styles from './GlossaryPage.module.scss';

/** Scrolls the term in the address into view. */
function useAddressedTerm(): string {
  const { hash, key } = useLocation();
  const id = decodeURIComponent(hash.slice(1));
  useEffect(() => {
    if (id !== '') document.getElementById(id)?.scrollIntoView({ block: 'start' });
    // Following the same link again scrolls again.
  }, [id, key]);
  return id;
}

/** Every term of the product with its meaning, formula and interpretation. */
export const GlossaryPage = observer(function GlossaryPage() {
  const intl = useIntl();
  const [wanted, setWanted] = useState('');
  const addressed = useAddressedTerm();
  const words = wanted.trim().toLowerCase();
  const fits = ({ name, meaning, formula, reading }: Term): boolean =>
    [name, meaning, formula, reading].some(
      (id) => id !== null && intl.formatMessage({ id }).toLowerCase().includes(words),
    );
  const groups = glossary
    .map((group) => ({ ...group, terms: group.terms.filter(fits) }))
    .filter(({ terms }) => terms.length > 0);
  const count = groups.reduce((sum, { terms }) => sum + terms.length, 0);
  const search = intl.formatMessage({ id: 'glossary.search' });
  return (
    <ListPageLayout
      header={<h1>{intl.formatMessage({ id: 'glossary.title' })}</h1>}
      about={intl.formatMessage({ id: 'glossary.about' })}
      search={
        <div className={styles['search']} role="search">
          <InputGroup
            leftIcon={<SearchIcon />}
            placeholder={search}
            aria-label={search}
            value={wanted}
            onValueChange={setWanted}
          />
          <span role="status">{intl.formatMessage({ id: 'glossary.count' }, { count })}</span>
        </div>
      }
    >
      {count === 0 && <EmptyState title={intl.formatMessage({ id: 'glossary.none' })} />}
      {groups.map(({ id, terms }) => (
        <section key={id} className={styles['group']} aria-labelledby={`group-${id}`}>
          <h2 id={`group-${id}`}>{intl.formatMessage({ id: `glossary.group.${id}` })}</h2>
          {terms.map((term) => (
            <TermEntry key={term.id} term={term} addressed={term.id === addressed} />
          ))}
        </section>
      ))}
    </ListPageLayout>
  );
});
