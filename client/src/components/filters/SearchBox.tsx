import { useDebounced } from '#client/hooks/useDebounced.ts';
import { SearchField } from './SearchField.tsx';

interface SearchBoxProps {
  /** Label of the search, translated. */
  readonly label: string;
  /** The search in the address. */
  readonly value: string;
  /** Wider, if the search is the main control of the view. */
  readonly wide?: boolean;
  /** Called when typing pauses. */
  readonly onChange: (text: string) => void;
}

/** Filters a table inside a page while typing. List pages use `ListSearch`. */
export function SearchBox({ label, value, wide = false, onChange }: SearchBoxProps) {
  const [text, setText] = useDebounced(value, onChange);
  return <SearchField label={label} value={text} wide={wide} onChange={setText} />;
}
