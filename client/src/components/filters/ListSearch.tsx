import type { ReactNode } from 'react';
import { useDebounced } from '#client/hooks/useDebounced.ts';
import { SearchForm } from '../ui/SearchForm.tsx';
import { SearchField } from './SearchField.tsx';

interface ListSearchProps {
  /** Label of the search, translated. */
  readonly label: string;
  /** The search in the address. */
  readonly value: string;
  /** Writes a search to the address: when typing pauses, and at once for the Search button and Enter. */
  readonly onSearch: (text: string) => void;
  /** Reloads the list: Search was pressed without a change. */
  readonly onRefresh: () => void;
  /** Removes the search and the list's filters from the address. */
  readonly onReset: () => void;
  /** The filters of the list. */
  readonly children?: ReactNode;
}

/** The search area of a list page: search field, filters, and the buttons Search and Reset. */
export function ListSearch({ label, value, onSearch, onRefresh, onReset, children }: ListSearchProps) {
  const [text, setText, commitNow] = useDebounced(value, onSearch);
  return (
    <SearchForm
      onSearch={() => {
        if (!commitNow()) onRefresh();
      }}
      onReset={() => {
        // Also clears typed text that is not in the address yet.
        setText('');
        onReset();
      }}
    >
      <SearchField label={label} value={text} onChange={setText} />
      {children}
    </SearchForm>
  );
}
