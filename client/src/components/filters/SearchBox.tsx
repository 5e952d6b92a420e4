import { useDebounced } from '../../hooks/useDebounced.ts';
import { SearchField } from './SearchField.tsx';

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

/** Narrows a table inside a page while typing. A page that is a list has a `ListSearch`. */
export function SearchBox({ label, value, wide = false, onChange }: SearchBoxProps) {
  const [text, setText] = useDebounced(value, onChange);
  return <SearchField label={label} value={text} wide={wide} onChange={setText} />;
}
