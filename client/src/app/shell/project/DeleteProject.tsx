import { Button, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProjectSetup } from '#client/api/schemas/projectSetupSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import type { ProjectChanges } from './useProjectChanges.ts';
import styles from './ProjectDialog.module.scss';

interface DeleteProjectProps {
  readonly name: string;
  readonly holds: ProjectSetup['holds'];
  readonly remove: ProjectChanges['remove'];
}

const HOLDINGS = [
  ...(['answers', 'prompts', 'imports', 'logs', 'facts', 'pages'] as const),
  ...(['briefs', 'drafts', 'publications', 'reports'] as const),
];

/** Deletes a project: shows what is deleted with it, and requires its name to be typed to prevent accidents. */
export function DeleteProject({ name, holds, remove }: DeleteProjectProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const refusal = errorAt(fieldErrorsOf(remove.error), 'name');
  const going = HOLDINGS.filter((kind) => holds[kind] > 0);
  return (
    <section className={styles['part']}>
      <h3>
        <FormattedMessage id="projectSettings.delete" />
      </h3>
      <p className={styles['muted']}>
        <FormattedMessage id={going.length === 0 ? 'projectSettings.delete.empty' : 'projectSettings.delete.about'} />
      </p>
      {going.length > 0 && (
        <ul className={styles['holds']}>
          {going.map((kind) => (
            <li key={kind}>
              <FormattedMessage id={`projectSettings.holds.${kind}`} values={{ count: holds[kind] }} />
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate(typed);
        }}
      >
        <FormField label={<FormattedMessage id="projectSettings.delete.type" values={{ name }} />} error={refusal}>
          {(wiring) => <InputGroup {...wiring} value={typed} autoComplete="off" onValueChange={setTyped} />}
        </FormField>
        {remove.error !== null && refusal === null && (
          <p role="alert" className={styles['error']}>
            {failureText(intl, remove.error)}
          </p>
        )}
        <Button type="submit" intent="danger" loading={remove.isPending} disabled={typed.trim() !== name.trim()}>
          <FormattedMessage id="projectSettings.delete" />
        </Button>
      </form>
    </section>
  );
}
