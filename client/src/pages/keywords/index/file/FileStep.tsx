import { Button, Callout, TextArea } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { KeywordFile } from '#client/api/keywordSchemas.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { FileDrop } from '#client/components/upload/FileDrop.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import type { KeywordFileModel } from './useKeywordFile.ts';
import styles from './KeywordFile.module.scss';

interface FileStepProps {
  readonly model: KeywordFileModel;
  readonly frame: (children: ReactNode, footer: ReactNode) => ReactNode;
  readonly onClose: () => void;
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

/** Step 1: a file of any tool, or pasted lines. */
export function FileStep({ model, frame, onClose }: FileStepProps) {
  const intl = useIntl();
  const { draft, read, change } = model;
  const { error } = read;
  const said = isApiError(error) ? Object.values(error.fieldErrors)[0] : undefined;
  const problem = error === null ? null : (said ?? failureText(intl, error));
  return frame(
    <>
      <div className={styles['file']}>
        <FileDrop
          label={intl.formatMessage({ id: 'keywords.import' })}
          pick={<FormattedMessage id="keywords.file.pick" />}
          kinds={<FormattedMessage id="keywords.file.kinds" />}
          accept=".csv,.tsv,.txt,.xlsx,.xlsm"
          disabled={read.isPending}
          onFile={model.takeFile}
        />
      </div>
      {draft.file?.kind === 'refused' && <Refusal file={draft.file} />}
      {problem !== null && <FormFailure className={styles['callout']}>{problem}</FormFailure>}
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
