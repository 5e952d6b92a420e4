import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { CaptureSheetView } from './CaptureSheetView.tsx';
import styles from './CapturePage.module.scss';
import { StartSheet } from './StartSheet.tsx';
import { useCapture } from './useCapture.ts';
import { NeedsAccess } from '../../components/permission/NeedsAccess.tsx';
import { SampleNote } from './SampleNote.tsx';

/** Answers got by hand: what to ask and where, then one paste after another. */
export const CapturePage = observer(function CapturePage() {
  const intl = useIntl();
  const model = useCapture();
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1>
          <FormattedMessage id="menu.answer.capture" />
        </h1>
        <p className={styles['muted']}>
          <FormattedMessage id="capture.about" />
        </p>
      </header>
      <NeedsAccess>
        <SampleNote />
        <LoadPanel
          query={model.state}
          what={intl.formatMessage({ id: 'menu.answer.capture' })}
          skeleton={<div className={styles['skeleton']} />}
        >
          {({ sheet, platforms }) =>
            sheet === null ? (
              <StartSheet model={model} platforms={platforms} />
            ) : (
              <CaptureSheetView key={sheet.id} model={model} sheet={sheet} />
            )
          }
        </LoadPanel>
      </NeedsAccess>
    </div>
  );
});
