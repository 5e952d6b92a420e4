import { Button, ProgressBar } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CaptureSheet } from '#client/api/schemas/captureSchemas.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { captureCsv } from '#client/lib/captureCsv.ts';
import { dayOfInstant } from '#client/lib/dates.ts';
import { safeFileName } from '#client/lib/safeFileName.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import { useStores } from '#client/stores/useStores.ts';
import { captureSearch } from './captureSearch.ts';
import { CloseSheetDialog } from './CloseSheetDialog.tsx';
import { SheetDone } from './SheetDone.tsx';
import { SlotForm } from './SlotForm.tsx';
import { SlotList } from './SlotList.tsx';
import type { CaptureModel } from './useCapture.ts';
import styles from './CapturePage.module.scss';

interface CaptureSheetViewProps {
  readonly model: CaptureModel;
  readonly sheet: CaptureSheet;
}

/** A sheet: its slots, and the form for one answer. */
export const CaptureSheetView = observer(function CaptureSheetView({ model, sheet }: CaptureSheetViewProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const { searchState, updateSearch } = useSearchState(captureSearch);
  const [isClosing, setIsClosing] = useState(false);
  const { slots } = sheet;
  const done = slots.filter(({ answer }) => answer !== null).length;
  const isOpen = done < slots.length;
  const current = slots.find(({ id }) => id === searchState.slot) ?? slots.find(({ answer }) => answer === null);
  const at = current === undefined ? -1 : slots.indexOf(current);
  /** Opens the next slot without an answer, wrapping around; none: the sheet is complete. */
  const next = (): void => {
    const ahead = [...slots.slice(at + 1), ...slots.slice(0, Math.max(0, at))];
    updateSearch({ slot: ahead.find(({ answer }) => answer === null)?.id ?? '' }, { replace: true });
  };
  const download = (): void => {
    const name = safeFileName(`${projects.current?.name ?? ''}-${dayOfInstant(sheet.created_at)}`);
    saveFile(`${name}.csv`, new Blob([captureCsv(slots)], { type: 'text/csv' }));
  };
  return (
    <div className={styles['sheet']}>
      <Panel
        title={<FormattedMessage id="capture.progress" values={{ done, all: slots.length }} />}
        actions={
          <span className={styles['row']}>
            {isOpen && (
              <Button size="small" variant="minimal" icon={<DownloadIcon />} onClick={download}>
                <FormattedMessage id="capture.csv" />
              </Button>
            )}
            <Button
              size="small"
              variant="minimal"
              onClick={() => {
                setIsClosing(true);
              }}
            >
              <FormattedMessage id="capture.close" />
            </Button>
          </span>
        }
      >
        <ProgressBar
          value={slots.length === 0 ? 0 : done / slots.length}
          animate={false}
          stripes={false}
          intent="primary"
          aria-label={intl.formatMessage({ id: 'capture.progress' }, { done, all: slots.length })}
        />
        <p className={styles['small']} role="status">
          <FormattedMessage id={sheet.counted ? 'capture.counted' : 'capture.counting'} />
        </p>
        <SlotList
          slots={slots}
          currentId={current?.id ?? null}
          onChoose={(slot) => {
            updateSearch({ slot }, { replace: true });
          }}
        />
        {isOpen && (
          <p className={styles['small']}>
            <FormattedMessage id="capture.csv.about" />
          </p>
        )}
      </Panel>
      {current === undefined ? (
        <SheetDone model={model} sheet={sheet} />
      ) : (
        <SlotForm
          key={current.id}
          model={model}
          sheetId={sheet.id}
          slot={current}
          place={{ at: at + 1, all: slots.length }}
          onNext={next}
          onPrevious={
            at > 0
              ? () => {
                  updateSearch({ slot: slots[at - 1]?.id ?? '' }, { replace: true });
                }
              : null
          }
        />
      )}
      {isClosing && (
        <CloseSheetDialog
          model={model}
          sheet={sheet}
          onClose={() => {
            setIsClosing(false);
          }}
        />
      )}
    </div>
  );
});
