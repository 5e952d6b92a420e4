/** Attribute of the focusable element of a card; its value is the action's id. */
const CARD = 'data-card';
/** Attribute of a column; its value is the column's id. */
const COLUMN = 'data-board-column';

const cardsOf = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>(`[${CARD}]`)];

/** Moves the focus by an arrow key: along the column, or to the same height in the next column that has cards. */
export function walkBoard(from: HTMLElement, key: string): void {
  const column = from.closest(`[${COLUMN}]`);
  const board = column?.parentElement;
  if (!column || !board) return;
  const cards = cardsOf(column);
  const index = cards.indexOf(from);
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    cards[index + (key === 'ArrowUp' ? -1 : 1)]?.focus();
    return;
  }
  const all = [...board.querySelectorAll(`[${COLUMN}]`)];
  const place = all.indexOf(column);
  const beside = key === 'ArrowLeft' ? all.slice(0, place).reverse() : all.slice(place + 1);
  const target = beside.map(cardsOf).find((list) => list.length > 0);
  target?.[Math.min(index, target.length - 1)]?.focus();
}

/** Focuses a card in whichever column it is. */
export function focusCard(board: HTMLElement | null, id: string): void {
  const cards = board === null ? [] : [...board.querySelectorAll<HTMLElement>(`[${CARD}]`)];
  cards.find((card) => card.getAttribute(CARD) === id)?.focus();
}
