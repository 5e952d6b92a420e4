import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import styles from './SearchField.module.scss';

interface SearchFieldProps {
  /** Label of the search, translated. */
  readonly label: string;
  readonly value: string;
  /** Wider, if the search is the main control of the view. */
  readonly wide?: boolean;
  readonly onChange: (text: string) => void;
}

/** Longest search that the server accepts, in characters. */
const MAX_LENGTH = 200;

/** A search field. */
export function SearchField({ label, value, wide = false, onChange }: SearchFieldProps) {
  return (
    <InputGroup
      className={`${styles['box'] ?? ''} ${wide ? (styles['wide'] ?? '') : ''}`}
      type="search"
      leftIcon={<SearchIcon />}
      aria-label={label}
      placeholder={label}
      maxLength={MAX_LENGTH}
      value={value}
      onValueChange={onChange}
    />
  );
}
