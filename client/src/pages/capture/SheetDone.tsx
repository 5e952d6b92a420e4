import { Button, Classes } from '@blueprintjs/core';
import { TickCircleIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CaptureSheet } from '#client/api/schemas/captureSchemas.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { paths } from '#client/lib/paths.ts';
import type { CaptureModel } from './useCapture.ts';
import styles from './CapturePage.module.scss';

interface SheetDoneProps {
  readonly model: CaptureModel;
  readonly sheet: CaptureSheet;
}

/** The sheet is complete: links to the figures and to a new sheet. */
export function SheetDone({ model, sheet }: SheetDoneProps) {
  const intl = useIntl();
  const { close } = model;
  return (
    <EmptyState
      icon={<TickCircleIcon size={40} />}
      title={<FormattedMessage id="capture.done" values={{ count: sheet.slots.length }} />}
      {...(close.error === null ? {} : { description: <p role="alert">{failureText(intl, close.error)}</p> })}
      action={
        <span className={styles['row']}>
          <Link className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to={paths.overviewIndex.href()}>
            <FormattedMessage id="capture.toFigures" />
          </Link>
          <Button
            loading={close.isPending}
            onClick={() => {
              close.mutate(sheet.id);
            }}
          >
            <FormattedMessage id="capture.another" />
          </Button>
        </span>
      }
    />
  );
}
