import { SearchIcon } from '@blueprintjs/icons';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import styles from './SearchList.module.scss';

/** The limit of the server's search. */
const MOST_LETTERS = 200;

interface SearchListItem {
  readonly id: string;
  readonly text: string;
  /** Muted text at the end of the line. */
  readonly detail?: string | undefined;
  readonly icon?: ReactElement | undefined;
  /** Shown above the first item of each group. */
  readonly heading?: string | undefined;
  /** The current choice. */
  readonly current?: boolean;
}

interface SearchListProps {
  /** Accessible name of the field and of the list. */
  readonly label: string;
  readonly placeholder: string;
  /** The items that match a text; an empty text gives the whole list. */
  readonly search: (text: string) => readonly SearchListItem[];
  /** Called with the typed text, to request matching items. */
  readonly onText?: (text: string) => void;
  readonly onPick: (id: string) => void;
  readonly emptyText: string;
  /** Announced after typing: the number of items found. */
  readonly countText?: (count: number) => string;
  readonly footer?: ReactNode;
}

/** The index that a key moves to (Up, Down and so on); null for other keys. */
function placeAfterKey(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'PageDown') return Math.min(count - 1, place + 8);
  if (key === 'PageUp') return Math.max(0, place - 8);
  return null;
}

/**
 * A field above a list: typing filters it, the arrow keys move, Enter picks (WAI-ARIA combobox with a list that stays open). Not built on
 * Blueprint's QueryList, which has no Page Up and Down, no active row on hover and no headings; matching items also come in their own order
 * and partly from the server. It would replace only the state of the active row.
 */
export function SearchList({
  label,
  placeholder,
  search,
  onText,
  onPick,
  emptyText,
  countText,
  footer,
}: SearchListProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const items = search(text);
  const [choice, setChoice] = useState(() => items.find(({ current }) => current === true)?.id ?? items[0]?.id);
  // By id, not by place: items that arrive later must not move the choice to another one.
  const place = Math.max(
    0,
    items.findIndex((item) => item.id === choice),
  );
  const chosen = items[place];
  const optionId = (item: SearchListItem): string => `${id}-${item.id}`;
  const chosenId = chosen === undefined ? undefined : optionId(chosen);

  useEffect(() => {
    const focus = (): void => {
      inputRef.current?.focus({ preventScroll: true });
    };
    // At once, so that typing can continue, and again after the frame in which the surrounding overlay takes the focus.
    focus();
    const frame = requestAnimationFrame(focus);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onPick(chosen.id);
      return;
    }
    const next = placeAfterKey(event.key, place, items.length);
    if (next === null) return;
    event.preventDefault();
    setChoice(items[next]?.id);
  };

  return (
    <div className={styles['panel']}>
      <div className={styles['field']}>
        <SearchIcon size={16} className={styles['glass'] ?? ''} />
        <input
          ref={inputRef}
          className={styles['input']}
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-label={label}
          {...(chosenId === undefined ? {} : { 'aria-activedescendant': chosenId })}
          autoComplete="off"
          spellCheck={false}
          maxLength={MOST_LETTERS}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            onText?.(event.target.value);
            setChoice(undefined);
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div ref={listRef} id={`${id}-list`} role="listbox" aria-label={label} className={styles['list']}>
        {items.map((item, index) => (
          <SearchListRow
            key={item.id}
            id={optionId(item)}
            item={item}
            selected={item === chosen}
            headed={item.heading !== undefined && item.heading !== items[index - 1]?.heading}
            onPick={onPick}
            onPoint={() => {
              setChoice(item.id);
            }}
          />
        ))}
      </div>
      {items.length === 0 && <p className={styles['empty']}>{emptyText}</p>}
      {countText !== undefined && (
        <p role="status" className={styles['count']}>
          {text === '' ? '' : countText(items.length)}
        </p>
      )}
      {footer}
    </div>
  );
}

interface SearchListRowProps {
  readonly id: string;
  readonly item: SearchListItem;
  readonly selected: boolean;
  readonly headed: boolean;
  readonly onPick: (id: string) => void;
  readonly onPoint: () => void;
}

function SearchListRow({ id, item, selected, headed, onPick, onPoint }: SearchListRowProps) {
  return (
    <>
      {headed && (
        <div role="presentation" className={styles['heading']}>
          {item.heading}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and handles the keys */}
      <div
        id={id}
        role="option"
        aria-selected={selected}
        tabIndex={-1}
        className={[styles['option'], selected ? styles['selected'] : ''].join(' ')}
        onMouseMove={onPoint}
        onClick={() => {
          onPick(item.id);
        }}
      >
        {item.icon !== undefined && <span className={styles['icon']}>{item.icon}</span>}
        <span className={styles['text']} title={item.text}>
          {item.text}
        </span>
        {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
      </div>
    </>
  );
}
