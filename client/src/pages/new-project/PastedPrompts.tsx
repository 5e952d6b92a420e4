import { Button, FileInput, TextArea } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readPasted, readPromptFile } from '#client/components/prompts/reading/readPromptFile.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { withPrompts } from './newProjectDraft.ts';
import styles from './NewProjectPage.module.scss';
import type { SectionProps } from './SectionProps.ts';

/** Prompts one a line, rows of a table, or a file of either. */
export function PastedPrompts({ model: { draft, set, change } }: SectionProps) {
  const intl = useIntl();
  const text = draft.pasted;
  const [refused, setRefused] = useState<MessageId | null>(null);
  const take = async (): Promise<void> => {
    const { lines } = await readPasted(text);
    set({ ...withPrompts(draft, lines), pasted: '' });
  };
  const takeFile = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (file === undefined) return;
    const read = await readPromptFile(file);
    // The same file can be chosen again after it was mended.
    input.value = '';
    setRefused('refused' in read ? read.refused : null);
    if (!('refused' in read)) set(withPrompts(draft, read.lines));
  };
  return (
    <>
      <FormField
        label={<FormattedMessage id="newProject.paste" />}
        help={<FormattedMessage id="newProject.paste.help" />}
        error={null}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={5}
            value={text}
            onChange={(event) => {
              change({ pasted: event.target.value });
            }}
          />
        )}
      </FormField>
      <div className={styles['row']}>
        <Button disabled={text.trim() === ''} onClick={() => void take()}>
          <FormattedMessage id="newProject.paste.add" />
        </Button>
        <FileInput
          text={intl.formatMessage({ id: 'newProject.file' })}
          buttonText={intl.formatMessage({ id: 'newProject.file.choose' })}
          inputProps={{ accept: '.csv,.tsv,.txt', 'aria-label': intl.formatMessage({ id: 'newProject.file' }) }}
          onInputChange={(event) => void takeFile(event.currentTarget)}
        />
      </div>
      {refused !== null && (
        <p role="alert" className={styles['error']}>
          {intl.formatMessage({ id: refused })}
        </p>
      )}
    </>
  );
}
