import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { useTyped } from '../../../components/address/useTyped.ts';
import styles from './BriefListPanel.module.scss';

interface BriefSearchProps {
  /** As the address has it. */
  readonly q: string;
  readonly onSearch: (changes: { readonly q: string }) => void;
}

/** Narrows the list of briefs while typing. */
export function BriefSearch({ q, onSearch }: BriefSearchProps) {
  const intl = useIntl();
  const [text, setText] = useTyped(q, (typed) => {
    onSearch({ q: typed });
  });
  const label = intl.formatMessage({ id: 'brief.list.search' });
  return (
    <InputGroup
      className={styles['search'] ?? ''}
      type="search"
      leftIcon={<SearchIcon />}
      aria-label={label}
      placeholder={label}
      maxLength={200}
      value={text}
      onValueChange={setText}
    />
  );
}
