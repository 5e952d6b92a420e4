import { Button, Classes } from '@blueprintjs/core';
import { ShareIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CaptureSlot } from '#client/api/schemas/captureSchemas.ts';
import { platformUrl } from '#client/lib/appPlatforms.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './CapturePage.module.scss';

/** The prompt of a slot, with buttons to copy it and to open the platform. */
export const SlotPrompt = observer(function SlotPrompt({ slot }: { readonly slot: CaptureSlot }) {
  const { notices } = useStores();
  const url = platformUrl(slot.platform);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Keyboard users continue at the prompt of the next slot.
    heading.current?.focus();
  }, []);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(slot.prompt);
      notices.show({ key: 'copy', intent: 'success', messageId: 'capture.copied' });
    } catch {
      notices.show({ key: 'copy', intent: 'error', messageId: 'settings.copyFailed' });
    }
  };
  return (
    <>
      <p className={styles['prompt']} ref={heading} tabIndex={-1}>
        {slot.prompt}
      </p>
      <div className={styles['row']}>
        <Button type="button" onClick={() => void copy()}>
          <FormattedMessage id="capture.copy" />
        </Button>
        {url === null ? (
          <span className={styles['muted']}>
            <FormattedMessage id="capture.openYourself" values={{ platform: slot.platform }} />
          </span>
        ) : (
          <a className={Classes.BUTTON} href={url} target="_blank" rel="noopener noreferrer">
            <ShareIcon />
            <span className={Classes.BUTTON_TEXT}>
              <FormattedMessage id="capture.open" values={{ platform: slot.platform }} />
            </span>
          </a>
        )}
      </div>
    </>
  );
});
