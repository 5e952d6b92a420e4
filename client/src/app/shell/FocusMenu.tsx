import { useEffect, useRef } from 'react';
import { focusMenu } from './moveFocus.ts';

/** Stands behind a menu, also one that is fetched when it opens: once the menu is there, the focus goes into it. */
export function FocusMenu() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const menu = place.current?.parentElement;
    if (menu !== null && menu !== undefined) focusMenu(menu);
  }, []);
  return <span ref={place} hidden />;
}
