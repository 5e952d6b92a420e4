import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import styles from './SearchField.module.scss';

interface SearchFieldProps {
  /** Says what is searched, translated. */
  readonly label: string;
  readonly value: string;
  /** More room, where the search is what the view is for. */
  readonly wide?: boolean;
  readonly onChange: (text: string) => void;
}

/** The longest search the server takes, in characters. */
const MAX_LENGTH = 200;

/** The field of a search. */
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
