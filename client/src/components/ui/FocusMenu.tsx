import { useEffect, useRef } from 'react';
import { focusMenu } from './moveFocus.ts';

/** Stands behind a menu, also one that is fetched when it opens: once the menu is there, the focus goes into it. */
export function FocusMenu() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = place.current?.parentElement;
    if (menu === null || menu === undefined) return undefined;
    focusMenu(menu);
    // A popover around this one takes the focus back, in the next frame, as long as it has not heard of this one.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (!menu.contains(document.activeElement)) focusMenu(menu);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return <span ref={place} hidden />;
}
