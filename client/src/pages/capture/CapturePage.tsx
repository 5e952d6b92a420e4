import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { NeedsAccess } from '#client/components/permission/NeedsAccess.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { PageAbout } from '#client/components/ui/PageAbout.tsx';
import { useStores } from '#client/stores/useStores.ts';
import { CaptureSheetView } from './CaptureSheetView.tsx';
import { SampleNote } from './SampleNote.tsx';
import { StartSheet } from './StartSheet.tsx';
import { useCapture } from './useCapture.ts';
import styles from './CapturePage.module.scss';

/** Capturing answers by hand: choose prompts and platforms, then paste answer after answer. */
export const CapturePage = observer(function CapturePage() {
  const { projects } = useStores();
  return (
    <div className={styles['page']}>
      <header>
        <h1>
          <FormattedMessage id="menu.answer.capture" />
        </h1>
        <PageAbout>
          <FormattedMessage id="capture.about" />
        </PageAbout>
      </header>
      <NeedsAccess>{projects.isSample ? <SampleNote /> : <Sheet />}</NeedsAccess>
    </div>
  );
});

/** The open sheet, or the form that starts one. */
const Sheet = observer(function Sheet() {
  const intl = useIntl();
  const model = useCapture();
  return (
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
  );
});
