import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeywordFile } from '#client/api/keywordSchemas.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { lineColumns } from './lineColumns.tsx';
import type { KeywordFileModel } from './useKeywordFile.ts';
import styles from './KeywordFile.module.scss';

type ReadFile = Extract<KeywordFile, { kind: 'read' }>;

interface FilePreviewProps {
  readonly model: KeywordFileModel;
  readonly file: ReadFile;
  readonly frame: (children: ReactNode, footer: ReactNode) => ReactNode;
}

/** The first unreadable lines. */
function Problems({ file }: { readonly file: ReadFile }) {
  if (file.problem_count === 0) return null;
  return (
    <Callout intent="warning" icon={null} className={styles['callout'] ?? ''}>
      <p role="status">
        <FormattedMessage id="keywords.file.problems" values={{ count: file.problem_count }} />
      </p>
      <ol className={styles['lines']}>
        {file.problems.map(({ line, text, reason }) => (
          <li key={`${String(line)} ${reason}`}>
            <span className={styles['place']}>
              <FormattedMessage id="keywords.file.line" values={{ line }} />
            </span>
            <span>
              <FormattedMessage id={`keywords.file.problem.${reason}`} />
            </span>
            <code className={styles['text']}>{text}</code>
          </li>
        ))}
      </ol>
    </Callout>
  );
}

/** The recognized columns, and what was skipped. */
function Recognised({ file }: { readonly file: ReadFile }) {
  const { keyword_column: keyword, volume_column: volume, beyond } = file;
  return (
    <>
      <p className={styles['note']}>
        <FormattedMessage
          id={keyword === null ? 'keywords.file.plain' : 'keywords.file.columns'}
          values={{ keyword: keyword ?? '', volume: volume ?? '', has: volume === null ? 'no' : 'yes' }}
        />
        <SentenceGap />
        <FormattedMessage id="keywords.file.bands" />
      </p>
      {file.notes.map((note) => (
        <p key={note} className={styles['note']} role="status">
          <FormattedMessage id={`keywords.file.note.${note}`} />
        </p>
      ))}
      {beyond > 0 && (
        <p className={styles['note']} role="status">
          <FormattedMessage id="keywords.file.beyond" values={{ count: beyond, taken: file.lines.length }} />
        </p>
      )}
    </>
  );
}

/** Step 2: every line as it would be saved. */
export function FilePreview({ model, file, frame }: FilePreviewProps) {
  const intl = useIntl();
  const { draft, save, wanted, change } = model;
  const columns = useMemo(() => lineColumns(intl), [intl]);
  const { error } = save;
  const said = isApiError(error) ? Object.values(error.fieldErrors)[0] : undefined;
  return frame(
    <>
      {error !== null && <FormFailure className={styles['callout']}>{said ?? failureText(intl, error)}</FormFailure>}
      <Recognised file={file} />
      <Problems file={file} />
      <DataTable
        className={styles['table']}
        label={intl.formatMessage({ id: 'keywords.file.preview' })}
        columns={columns}
        rowCount={file.lines.length}
        rowAt={(index) => file.lines[index]}
        getRowId={({ line }) => String(line)}
        compact
        empty={intl.formatMessage({ id: 'keywords.file.refused.empty' })}
      />
      <div className={styles['source']}>
        <FormField
          label={<FormattedMessage id="keywords.column.source" />}
          error={null}
          help={<FormattedMessage id="keywords.file.sourceHelp" />}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              maxLength={100}
              value={draft.source}
              onValueChange={(source) => {
                change({ source });
              }}
            />
          )}
        </FormField>
      </div>
    </>,
    <>
      <Button disabled={save.isPending} onClick={model.back}>
        <FormattedMessage id="common.back" />
      </Button>
      <Button
        intent="primary"
        disabled={wanted.length === 0}
        loading={save.isPending}
        onClick={() => {
          save.mutate();
        }}
      >
        <FormattedMessage id="keywords.file.save" values={{ count: wanted.length }} />
      </Button>
    </>,
  );
}
