import { Button, TextArea } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { readingNotes } from '#client/components/prompts/reading/readingNotes.ts';
import { PROMPT_FILE_TYPES, readPasted, readPromptFile } from '#client/components/prompts/reading/readPromptFile.ts';
import type { ReadLines, Refused } from '#client/components/prompts/reading/readPromptFile.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { FilePick } from '#client/components/upload/FilePick.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { withPrompts } from './newProjectDraft.ts';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

/** The lines that were read, and how many of them were in the list already. */
interface Added extends ReadLines {
  readonly repeated: number;
}

function notesOf(intl: IntlShape, told: Added | Refused | null): readonly string[] {
  if (told === null || 'refused' in told) return [];
  const { repeated } = told;
  const notes = readingNotes(intl, told);
  return repeated > 0
    ? [...notes, intl.formatMessage({ id: 'newProject.paste.repeated' }, { count: repeated })]
    : notes;
}

/** Prompts from pasted lines, table rows, or a file. */
export function PastedPrompts({ model: { draft, set, change } }: SectionProps) {
  const intl = useIntl();
  const fileId = useId();
  const text = draft.pasted;
  const [told, setTold] = useState<Added | Refused | null>(null);
  const refused = told !== null && 'refused' in told ? told.refused : null;
  // The list as it is when the lines come, not as it was when their reading began.
  const add = useLatest((read: ReadLines, pasted: string | null) => {
    const added = withPrompts(draft, read.lines).prompts.length - draft.prompts.length;
    setTold({ ...read, repeated: read.lines.length - added });
    // What was typed while the lines were read stays.
    set((now) => ({ ...withPrompts(now, read.lines), ...(now.pasted === pasted && { pasted: '' }) }));
  });
  const take = async (): Promise<void> => {
    add(await readPasted(text), text);
  };
  const takeFile = async (file: File): Promise<void> => {
    const read = await readPromptFile(file);
    if ('refused' in read) setTold(read);
    else add(read, null);
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
      {notesOf(intl, told).map((note) => (
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
