import type { ReactNode } from 'react';
import { useDebounced } from '../../hooks/useDebounced.ts';
import { SearchForm } from '../ui/SearchForm.tsx';
import { SearchField } from './SearchField.tsx';

interface ListSearchProps {
  /** Says what is searched, translated. */
  readonly label: string;
  /** As the address has it. */
  readonly value: string;
  /** Puts a search into the address: when typing pauses, and at once for the Search button and Enter. */
  readonly onSearch: (text: string) => void;
  /** Loads the list again: Search was pressed for what is shown already. */
  readonly onRefresh: () => void;
  /** Takes the search and the filters of the list out of the address. */
  readonly onReset: () => void;
  /** The filters of the list. */
  readonly children?: ReactNode;
}

/** The search area of a list page: the search, the filters of the list, and the buttons Search and Reset. */
export function ListSearch({ label, value, onSearch, onRefresh, onReset, children }: ListSearchProps) {
  const [text, setText, commitNow] = useDebounced(value, onSearch);
  return (
    <SearchForm
      onSearch={() => {
        if (!commitNow()) onRefresh();
      }}
      onReset={() => {
        // What was typed and not searched for yet goes as well.
        setText('');
        onReset();
      }}
    >
      <SearchField label={label} value={text} onChange={setText} />
      {children}
    </SearchForm>
  );
}
