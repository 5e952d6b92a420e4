import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useTyped } from '../address/useTyped.ts';
import styles from './SearchBox.module.scss';

interface SearchBoxProps {
  /** Says what is searched, translated. */
  readonly label: string;
  /** As the address has it. */
  readonly value: string;
  /** More room, where the search is what the view is for. */
  readonly wide?: boolean;
  /** Told when typing pauses. */
  readonly onChange: (text: string) => void;
}

/** As long as what the server takes. */
const MOST_LETTERS = 200;

/** Narrows a list while typing. */
export function SearchBox({ label, value, wide = false, onChange }: SearchBoxProps) {
  const [text, setText] = useTyped(value, onChange);
  return (
    <InputGroup
      className={`${styles['box'] ?? ''} ${wide ? (styles['wide'] ?? '') : ''}`}
      type="search"
      leftIcon={<SearchIcon />}
      aria-label={label}
      placeholder={label}
      maxLength={MOST_LETTERS}
      value={text}
      onValueChange={setText}
    />
  );
}
