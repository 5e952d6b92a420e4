import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useTyped } from '../../../components/address/useTyped.ts';
import styles from './SearchBox.module.scss';

interface SearchBoxProps {
  /** Says what is searched, translated. */
  readonly label: string;
  /** As the address has it. */
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Narrows a list while typing. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useTyped(value, onChange);
  return (
    <InputGroup
      className={styles['box'] ?? ''}
      type="search"
      leftIcon={<SearchIcon />}
      aria-label={label}
      placeholder={label}
      value={text}
      onValueChange={setText}
    />
  );
}
