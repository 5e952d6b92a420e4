import { useEffect, useRef } from 'react';
import { focusMenu } from './moveFocus.ts';

/** Rendered after a menu, which may be lazy: once it is mounted, moves the focus into it. */
export function FocusMenu() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = place.current?.parentElement;
    if (menu === null || menu === undefined) return undefined;
    focusMenu(menu);
    // An enclosing popover takes the focus back in the next frame, before it knows of this one.
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
