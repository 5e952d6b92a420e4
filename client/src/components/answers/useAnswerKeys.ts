import { useEffect, useEffectEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { j: 1, J: 1, ArrowRight: 1, k: -1, K: -1, ArrowLeft: -1 };

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/** Widgets that use the arrow keys themselves. */
const WIDGETS = '[role="tablist"], [role="grid"], [role="menu"], [role="listbox"], [role="radiogroup"]';

function isInWidget(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(WIDGETS) !== null;
}

/** J, K and the left and right arrow keys move between answers; up and down keep scrolling. */
export function useAnswerKeys(active: boolean, onMove: (step: number) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key.startsWith('Arrow') && isInWidget(event.target)) return;
    event.preventDefault();
    onMove(step);
  });
  useEffect(() => {
    if (!active) return undefined;
    const listener = (event: KeyboardEvent): void => {
      handleKey(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, [active]);
}
