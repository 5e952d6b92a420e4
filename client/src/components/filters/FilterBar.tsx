import { Button } from '@blueprintjs/core';
import { FilterIcon } from '@blueprintjs/icons';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DateWindow } from './datePresets.ts';
import { FilterControls } from './FilterControls.tsx';
import { GoneChoicesNotice } from './GoneChoicesNotice.tsx';
import { listsOfPage } from './listFilters.ts';
import { PrintHead } from './PrintHead.tsx';
import { UnreadNotice } from './UnreadNotice.tsx';
import type { Filters } from './useFilters.ts';
import { useShownFilters } from './useShownFilters.ts';
import styles from './FilterBar.module.scss';

interface FilterBarProps {
  readonly filters: Filters;
  /** Back button of a detail page, before its title. */
  readonly back?: ReactNode;
  /** The page heading, in the same row; absent if the page has its own. */
  readonly title?: ReactNode;
  /** Title for printing, where no menu gives it context; defaults to `title`. */
  readonly printTitle?: string;
  /** Subject of the page, for files, if its title does not name it. */
  readonly about?: string;
  /** The days the project has answers for, once known: offers "all dates". */
  readonly span: DateWindow | null;
  /** The page is about one topic, so there is no topic filter. */
  readonly withoutTopics?: boolean;
  /** The page is about one prompt, so there are no prompt filters. */
  readonly onePrompt?: boolean;
  /** Further controls at the end of the row. */
  readonly children?: ReactNode;
}

/** Number of active filters, shown on the disclosure of narrow screens. */
function countInUse({ form, differs }: Filters): number {
  const lists = [
    form.platform_ids.length > 0,
    form.topic_ids.length > 0,
    form.keyword_ids !== '',
    form.branded !== '',
    form.tag !== '',
  ];
  const count = lists.filter(Boolean).length;
  return count === 0 && differs ? 1 : count;
}

/** One row of filters. Every control navigates, so that the address always matches what is shown. In print, they are described in words. */
export function FilterBar({
  filters,
  back,
  title,
  printTitle = typeof title === 'string' ? title : '',
  about = printTitle,
  span,
  withoutTopics = false,
  onePrompt = false,
  children,
}: FilterBarProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const controlsId = useId();
  const used = countInUse(filters);
  useShownFilters(filters.query, about);
  return (
    <>
      <PrintHead title={printTitle} filters={filters.query} />
      <div className={styles['bar']} role="group" aria-label={intl.formatMessage({ id: 'filters.title' })}>
        {back}
        {title !== undefined && <h1 className={styles['title']}>{title}</h1>}
        <Button
          className={styles['disclosure'] ?? ''}
          icon={<FilterIcon />}
          aria-expanded={open}
          aria-controls={controlsId}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {intl.formatMessage({ id: 'filters.disclosure' }, { count: used })}
        </Button>
        <div id={controlsId} className={`${styles['controls'] ?? ''} ${open ? (styles['open'] ?? '') : ''}`}>
          <FilterControls
            filters={filters}
            firstDay={span?.start ?? null}
            lastDay={span?.end ?? null}
            withoutTopics={withoutTopics}
            onePrompt={onePrompt}
          />
        </div>
        {children !== undefined && <div className={styles['end']}>{children}</div>}
      </div>
      <UnreadNotice setFilters={filters.setFilters} />
      <GoneChoicesNotice
        lists={listsOfPage({ withoutTopics, onePrompt })}
        form={filters.form}
        setFilters={filters.setFilters}
      />
    </>
  );
}
