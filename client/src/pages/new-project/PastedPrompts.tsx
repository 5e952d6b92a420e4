import { Button, TextArea } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readingNotes } from '#client/components/prompts/reading/readingNotes.ts';
import { PROMPT_FILE_TYPES, readPasted, readPromptFile } from '#client/components/prompts/reading/readPromptFile.ts';
import type { ReadLines, Refused } from '#client/components/prompts/reading/readPromptFile.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { FilePick } from '#client/components/upload/FilePick.tsx';
import { withPrompts } from './newProjectDraft.ts';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

/** Prompts from pasted lines, table rows, or a file. */
export function PastedPrompts({ model: { draft, set, change } }: SectionProps) {
  const intl = useIntl();
  const fileId = useId();
  const text = draft.pasted;
  const [last, setLast] = useState<ReadLines | Refused | null>(null);
  const refused = last !== null && 'refused' in last ? last.refused : null;
  const [repeated, setRepeated] = useState(0);
  const notes = [
    ...(last === null || 'refused' in last ? [] : readingNotes(intl, last)),
    ...(repeated > 0 ? [intl.formatMessage({ id: 'newProject.paste.repeated' }, { count: repeated })] : []),
  ];
  const tell = (read: ReadLines | Refused): void => {
    setLast(read);
    const lines = 'refused' in read ? [] : read.lines;
    setRepeated(lines.length - (withPrompts(draft, lines).prompts.length - draft.prompts.length));
  };
  const take = async (): Promise<void> => {
    const read = await readPasted(text);
    tell(read);
    set((now) => ({ ...withPrompts(now, read.lines), pasted: now.pasted === text ? '' : now.pasted }));
  };
  const takeFile = async (file: File): Promise<void> => {
    const read = await readPromptFile(file);
    tell(read);
    if (!('refused' in read)) set((now) => withPrompts(now, read.lines));
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
        <FilePick id={fileId} accept={PROMPT_FILE_TYPES} onFile={(file) => void takeFile(file)}>
          <FormattedMessage id="newProject.file" />
        </FilePick>
      </div>
      {notes.map((note) => (
        <p key={note} role="status" className={styles['muted']}>
          {note}
        </p>
      ))}
      {refused !== null && (
        <p role="alert" className={styles['error']}>
          {intl.formatMessage({ id: refused })}
        </p>
      )}
    </>
  );
}
