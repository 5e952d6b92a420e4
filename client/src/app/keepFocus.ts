/** Focusable elements. */
const CONTROLS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';
/** Limits of the search for a neighbour: the focus must not leave a dialog. */
const AROUND = 'main, [role="dialog"], [role="alertdialog"]';
/** Dialogs, tables and boards have focus rules of their own, which run first. */
const WAIT_MS = 100;

/** The former place of an element that was removed. */
interface Place {
  readonly target: Node;
  /** The node that is there now, the one after it and the one before it, in order of preference. */
  readonly near: readonly Node[];
}

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** @returns whether an element took the focus: hidden ones do not. */
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
 * Keeps the focus for keyboard and screen reader users. A button that is disabled while its action runs loses the focus, and Escape would
 * no longer close its dialog. A button that is removed together with its content ("Show it", a dismissed notice) leaves the focus on the
 * body: then the element in its place gets it.
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
  // A press on a non-interactive place removes the focus on purpose; one on a control moves it there right after.
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
