import { Button, Callout, TextArea } from '@blueprintjs/core';
import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { KeywordFile } from '../../../../api/keywordSchemas.ts';
import { AppIcon } from '../../../../components/ui/AppIcon.tsx';
import { FormField } from '../../../../components/ui/FormField.tsx';
import { errorMessageId } from '../../../../i18n/errorMessageId.ts';
import { useMessageText } from '../../../../i18n/useMessageText.ts';
import { isApiError } from '../../../../lib/ApiError.ts';
import styles from './KeywordFile.module.scss';
import type { KeywordFileModel } from './useKeywordFile.ts';

interface FileStepProps {
  readonly model: KeywordFileModel;
  readonly frame: (children: ReactNode, footer: ReactNode) => ReactNode;
  readonly onClose: () => void;
}

function FilePick({ onFile, busy }: { readonly onFile: (file: File) => void; readonly busy: boolean }) {
  const inputId = useId();
  const handlePick = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target } = event;
    const [file] = target.files ?? [];
    if (file !== undefined) onFile(file);
    // Emptied so that picking the same file again is noticed.
    target.value = '';
  };
  return (
    <div className={styles['drop']}>
      <AppIcon name="upload" size={24} strokeWidth={3} />
      <label className={styles['pick']} htmlFor={inputId}>
        <FormattedMessage id="keywords.file.pick" />
      </label>
      <input
        id={inputId}
        className={styles['input']}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-describedby={`${inputId}-kinds`}
        disabled={busy}
        onChange={handlePick}
      />
      <p id={`${inputId}-kinds`} className={styles['kinds']}>
        <FormattedMessage id="keywords.file.kinds" />
      </p>
    </div>
  );
}

/** Why a file cannot be used, with its first lines. */
function Refusal({ file }: { readonly file: Extract<KeywordFile, { kind: 'refused' }> }) {
  return (
    <Callout intent="danger" icon={null} className={styles['callout'] ?? ''}>
      <p role="alert">
        <FormattedMessage id={`keywords.file.refused.${file.reason}`} />
      </p>
      {file.first_lines.length > 0 && (
        <ol className={styles['lines']}>
          {file.first_lines.map(({ line, text }) => (
            <li key={line}>
              <span className={styles['place']}>
                <FormattedMessage id="keywords.file.line" values={{ line }} />
              </span>
              <code className={styles['text']}>{text}</code>
            </li>
          ))}
        </ol>
      )}
    </Callout>
  );
}

/** The first step: a file of any tool, or pasted lines. */
export function FileStep({ model, frame, onClose }: FileStepProps) {
  const messageText = useMessageText();
  const { draft, read, change } = model;
  const { error } = read;
  const said = isApiError(error) ? Object.values(error.fieldErrors)[0] : undefined;
  const problem = error === null ? null : (said ?? messageText(errorMessageId(error)));
  return frame(
    <>
      <FilePick onFile={model.takeFile} busy={read.isPending} />
      {draft.file?.kind === 'refused' && <Refusal file={draft.file} />}
      {problem !== null && (
        <Callout intent="danger" icon={null} className={styles['callout'] ?? ''}>
          <p role="alert">{problem}</p>
        </Callout>
      )}
      <FormField
        label={<FormattedMessage id="keywords.paste.label" />}
        error={null}
        help={<FormattedMessage id="keywords.paste.help" />}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={6}
            value={draft.pasted}
            onChange={(event) => {
              change({ pasted: event.target.value });
            }}
          />
        )}
      </FormField>
    </>,
    <>
      <Button onClick={onClose}>
        <FormattedMessage id="common.cancel" />
      </Button>
      <Button intent="primary" loading={read.isPending} onClick={model.takePasted}>
        <FormattedMessage id="keywords.file.preview" />
      </Button>
    </>,
  );
}
