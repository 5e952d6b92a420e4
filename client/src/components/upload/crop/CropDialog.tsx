import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusInside } from '#client/components/ui/focusInside.ts';
import { useReturnFocus } from '#client/components/ui/useReturnFocus.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { squareOf, WHOLE } from './cropGeometry.ts';
import { cropPicture } from './cropPicture.ts';
import { CropStage } from './CropStage.tsx';
import styles from './CropDialog.module.scss';

interface CropDialogProps {
  readonly file: File;
  /** The decoded file. */
  readonly picture: ImageBitmap;
  /** Object URL of the file. */
  readonly address: string;
  readonly onDone: (cropped: File) => void;
  readonly onClose: () => void;
}

/** Dialog to crop a picture to a square. Mount it only while it is open. */
export function CropDialog({ file, picture, address, onDone, onClose }: CropDialogProps) {
  const intl = useIntl();
  useReturnFocus();
  const [view, setView] = useState(WHOLE);
  const [isOpened, setOpened] = useState(false);
  const [failure, setFailure] = useState<MessageId | null>(null);
  const handleDone = async (): Promise<void> => {
    try {
      onDone(await cropPicture(file, picture, squareOf(view, picture)));
    } catch {
      setFailure('upload.broken');
    }
  };
  return (
    <Dialog
      isOpen
      className={styles['dialog'] ?? ''}
      title={intl.formatMessage({ id: 'upload.crop.title' })}
      // A drag that ends outside the dialog must not close it.
      canOutsideClickClose={false}
      isCloseButtonShown={false}
      onOpening={focusInside}
      onOpened={() => {
        setOpened(true);
      }}
      onClose={onClose}
    >
      <DialogBody aria-live="off">
        <p className={styles['help']}>
          <FormattedMessage id="upload.crop.help" />
        </p>
        <CropStage address={isOpened ? address : null} size={picture} view={view} onChange={setView} />
        {failure !== null && (
          <p role="alert" className={styles['failure']}>
            <FormattedMessage id={failure} />
          </p>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose}>
              <FormattedMessage id="common.cancel" />
            </Button>
            <Button intent="primary" onClick={() => void handleDone()}>
              <FormattedMessage id="upload.crop.use" />
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
