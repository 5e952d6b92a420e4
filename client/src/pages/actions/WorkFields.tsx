import { InputGroup, TextArea } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { ActionRefs } from '#client/api/actionSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { assigneeName } from './assigneeName.ts';
import styles from './ActionDetails.module.scss';

interface Work {
  readonly assignee: string;
  readonly due: string;
  readonly notes: string;
}

interface WorkFieldsProps {
  readonly value: Work;
  readonly members: ActionRefs['members'];
  /** Assignees that cannot be selected: the people of a sample. */
  readonly others?: ActionRefs['others'];
  readonly errors: Readonly<Record<string, string>>;
  /** Where the fields are in the request. */
  readonly at: 'changes' | 'action';
  readonly onChange: (changes: Partial<Work>) => void;
}

/** Assignee, due date and notes of an action. */
export function WorkFields({ value, members, others, errors, at, onChange }: WorkFieldsProps) {
  const intl = useIntl();
  const hasLeft = value.assignee !== '' && !members.some(({ id }) => id === value.assignee);
  return (
    <>
      <div className={styles['pair']}>
        <FormField
          label={intl.formatMessage({ id: 'actions.field.assignee' })}
          error={errorAt(errors, `${at}.assignee_id`)}
        >
          {(wiring) => (
            <NativeSelect
              {...wiring}
              fill
              value={value.assignee}
              onChange={({ currentTarget }) => {
                onChange({ assignee: currentTarget.value });
              }}
            >
              <option value="">{intl.formatMessage({ id: 'actions.assignee.none' })}</option>
              {hasLeft && (
                <option value={value.assignee}>{assigneeName(intl, { members, others }, value.assignee)}</option>
              )}
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FormField>
        <FormField label={intl.formatMessage({ id: 'actions.field.due' })} error={errorAt(errors, `${at}.due`)}>
          {(wiring) => (
            <InputGroup
              {...wiring}
              type="date"
              value={value.due}
              onValueChange={(due) => {
                onChange({ due });
              }}
            />
          )}
        </FormField>
      </div>
      <FormField label={intl.formatMessage({ id: 'actions.field.notes' })} error={errorAt(errors, `${at}.notes`)}>
        {(wiring) => (
          <TextArea
            {...wiring}
            fill
            rows={4}
            maxLength={4000}
            value={value.notes}
            onChange={({ currentTarget }) => {
              onChange({ notes: currentTarget.value });
            }}
          />
        )}
      </FormField>
    </>
  );
}
