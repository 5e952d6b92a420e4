/** What Tab comes to. */
const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';
/** Where the search for a neighbour ends: nobody is led out of a dialog. */
const AROUND = 'main, [role="dialog"], [role="alertdialog"]';
/** Dialogs, tables and boards have rules of their own for who is next, and come first. */
const WAIT_MS = 100;

/** Where something stood that is gone. */
interface Place {
  readonly target: Node;
  /** What stands there now, what stood after it and before it: in the order in which they are asked. */
  readonly near: readonly Node[];
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** @returns whether something took it: what is hidden does not. */
function focusIn(node: Node): boolean {
  if (!(node instanceof HTMLElement) || !node.isConnected) return false;
  const controls = [node, ...node.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.matches(CONTROLS));
  return controls.some((control) => {
    control.focus({ preventScroll: true });
    return control === document.activeElement;
  });
}

function placeOf(gone: Node, records: readonly MutationRecord[]): Place | null {
  const record = records.find(({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(gone)));
  if (record === undefined || record.target === document.body) return null;
  const { target, nextSibling, previousSibling } = record;
  const instead = records.filter((other) => other.target === target).flatMap(({ addedNodes }) => [...addedNodes]);
  return { target, near: [...instead, nextSibling, previousSibling].filter((node) => node !== null) };
}

function focusNear({ target, near }: Place): void {
  if (near.some(focusIn)) return;
  for (let around = target.parentNode === null ? null : target; around !== null; around = around.parentNode) {
    if (around instanceof HTMLElement && around.matches(AROUND)) break;
    if (focusIn(around)) return;
  }
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Keeps the place of whoever works by keyboard or hears the page. A button that cannot be pressed while its work is under way loses the
 * focus, and nothing gives it back: Escape would no longer close its dialog. One that goes with what it takes away ("Show it", a
 * notice that is dismissed) leaves the focus nowhere: what stands in its place has it then.
 */
export function keepFocus(): void {
  let last: HTMLElement | null = null;
  let wasDisabled = false;
  let byKeys = false;
  const note = (element: HTMLElement | null): void => {
    last = element;
    wasDisabled = false;
  };
  document.addEventListener('focusin', ({ target }) => {
    note(target instanceof HTMLElement ? target : null);
  });
  // A press on nothing takes the focus away on purpose; one on a control gives it there right after.
  document.addEventListener(
    'pointerdown',
    () => {
      byKeys = false;
      note(null);
    },
    true,
  );
  document.addEventListener(
    'keydown',
    () => {
      byKeys = true;
    },
    true,
  );
  new MutationObserver((records) => {
    const control = last;
    if (control === null) return;
    if (control.isConnected) {
      const disabled = control.matches(':disabled');
      if (wasDisabled && !disabled && !hasFocus()) control.focus({ preventScroll: true });
      wasDisabled = disabled;
      return;
    }
    const place = byKeys ? placeOf(control, records) : null;
    note(null);
    if (place === null) return;
    setTimeout(() => {
      if (!hasFocus() && last === null) focusNear(place);
    }, WAIT_MS);
  }).observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}
