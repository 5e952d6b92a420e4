import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { MENU_WIDTH } from '#client/stores/settingsSchema.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './Menu.module.scss';

const STEP = 8;
const BIG_STEP = 32;

/** The menu width after a key, in pixels; null for other keys. */
function widthAfterKey(key: string, shift: boolean, width: number): number | null {
  const step = shift ? BIG_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
      return width - step;
    case 'ArrowRight':
      return width + step;
    case 'Home':
      return MENU_WIDTH.min;
    case 'End':
      return MENU_WIDTH.max;
    case 'Enter':
      return MENU_WIDTH.default;
    default:
      return null;
  }
}

/** The resize handle of the menu: drag, arrow keys, Home and End; a double click or Enter resets the width. */
export const MenuSeparator = observer(function MenuSeparator() {
  const intl = useIntl();
  const { settings } = useStores();
  const drag = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const width = widthAfterKey(event.key, event.shiftKey, settings.menuWidth);
    if (width === null) return;
    event.preventDefault();
    settings.setMenuWidth(width);
  };
  const handlePointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: settings.menuWidth };
  };
  const handlePointerMove = (event: PointerEvent): void => {
    if (drag.current !== null) settings.setMenuWidth(drag.current.width + event.clientX - drag.current.x);
  };
  const endDrag = (): void => {
    drag.current = null;
  };
  return (
    // A focusable separator is a widget (WAI-ARIA 1.2, window splitter).
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={intl.formatMessage({ id: 'shell.menu.resize' })}
      aria-valuenow={settings.menuWidth}
      aria-valuemin={MENU_WIDTH.min}
      aria-valuemax={MENU_WIDTH.max}
      tabIndex={0}
      className={styles['separator']}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onDoubleClick={() => {
        settings.setMenuWidth(MENU_WIDTH.default);
      }}
    />
  );
});
