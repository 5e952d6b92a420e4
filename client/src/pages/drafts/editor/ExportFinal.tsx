import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { isBlank } from '#client/components/contentScore/isBlank.ts';
import { PlaceList } from '#client/components/contentScore/PlaceList.tsx';
import { useSourceCheck } from '#client/components/contentScore/useSourceCheck.ts';
import { safeFileName } from '#client/lib/safeFileName.ts';
import { saveFile } from '#client/lib/saveFile.ts';
import type { Span } from '#client/lib/Span.ts';
import styles from './DraftEditor.module.scss';

interface ExportFinalProps {
  readonly title: string;
  readonly text: string;
  readonly onGo: (span: Span) => void;
}

/** Exports the text as Markdown; while a statistic or quotation has no source it lists those instead. */
export function ExportFinal({ title, text, onGo }: ExportFinalProps) {
  const intl = useIntl();
  const { open, passes } = useSourceCheck(text);
  const exportText = (): void => {
    const name = title.trim() === '' ? intl.formatMessage({ id: 'score.draft.fileName' }) : title;
    if (passes()) saveFile(`${safeFileName(name)}.md`, new Blob([text], { type: 'text/markdown' }));
  };
  return (
    <div className={styles['final']}>
      <Button variant="outlined" icon={<ExportIcon />} disabled={isBlank(text)} onClick={exportText}>
        {intl.formatMessage({ id: 'score.draft.export' })}
      </Button>
      {open.length > 0 && (
        <div role="alert" className={styles['blocked']}>
          <p>{intl.formatMessage({ id: 'score.draft.blocked' }, { count: open.length })}</p>
          <PlaceList places={open} onGo={onGo} />
        </div>
      )}
    </div>
  );
}
