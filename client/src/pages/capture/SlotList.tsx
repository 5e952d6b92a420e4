import { TickCircleIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { CaptureSheet } from '#client/api/schemas/captureSchemas.ts';
import { platformLabel } from '#client/lib/appPlatforms.ts';
import styles from './CapturePage.module.scss';

interface SlotListProps {
  readonly slots: CaptureSheet['slots'];
  /** Null: the sheet is complete. */
  readonly currentId: string | null;
  readonly onChoose: (id: string) => void;
}

/** The slots of a sheet; captured ones are ticked. */
export function SlotList({ slots, currentId, onChoose }: SlotListProps) {
  const intl = useIntl();
  return (
    <ol className={styles['slots']}>
      {slots.map(({ id, prompt, platform, answer }) => (
        <li key={id}>
          <button
            type="button"
            className={styles['slot']}
            aria-current={id === currentId ? 'step' : undefined}
            onClick={() => {
              onChoose(id);
            }}
          >
            <span className={styles['slotPrompt']}>{prompt}</span>
            <span className={styles['slotPlatform']}>{platformLabel(platform, intl.locale)}</span>
            <span className={styles['slotState']}>
              {answer !== null && (
                <>
                  <TickCircleIcon size={14} />
                  <span className={styles['hidden']}>{intl.formatMessage({ id: 'capture.has' })}</span>
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
