import { Button } from '@blueprintjs/core';
import type { SyntheticEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SearchForm.module.scss';

interface SearchFormProps {
  /** The search fields. */
  readonly children: ReactNode;
  readonly onSearch: () => void;
  readonly onReset: () => void;
}

/** A search form with a Search button (or Enter) and a Reset button. */
export function SearchForm({ children, onSearch, onReset }: SearchFormProps) {
  const intl = useIntl();
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSearch();
  };
  const handleReset = (event: SyntheticEvent): void => {
    event.preventDefault();
    onReset();
  };
  return (
    <form
      className={styles['form']}
      role="search"
      aria-label={intl.formatMessage({ id: 'common.search' })}
      onSubmit={handleSubmit}
      onReset={handleReset}
    >
      <div className={styles['fields']}>{children}</div>
      <div className={styles['buttons']}>
        <Button type="submit" intent="primary">
          <FormattedMessage id="common.search" />
        </Button>
        <Button type="reset">
          <FormattedMessage id="common.reset" />
        </Button>
      </div>
    </form>
  );
}
