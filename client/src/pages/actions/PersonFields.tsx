import { InputGroup } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { ActionRefs, BoardAction } from '#client/api/actionSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { errorAt } from '#client/lib/fieldErrors.ts';
import type { PersonDraft } from './actionDraft.ts';
import { columns } from './actionSearch.ts';
import { EffortField } from './EffortField.tsx';
import { WorkFields } from './WorkFields.tsx';

interface PersonFieldsProps {
  readonly action: BoardAction;
  readonly value: PersonDraft;
  readonly refs: Pick<ActionRefs, 'members' | 'others'>;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<PersonDraft>) => void;
}

/** All editable fields of an action. */
export function PersonFields({ action, value, refs, errors, onChange }: PersonFieldsProps) {
  const intl = useIntl();
  const isOwn = action.rule === 'own';
  return (
    <>
      <FormField label={intl.formatMessage({ id: 'actions.field.column' })} error={errorAt(errors, 'changes.column')}>
        {(wiring) => (
          <NativeSelect
            {...wiring}
            fill
            value={value.column}
            onChange={({ currentTarget }) => {
              onChange({ column: columns.find((one) => one === currentTarget.value) ?? value.column });
            }}
          >
            {columns.map((column) => (
              <option key={column} value={column}>
                {intl.formatMessage({ id: `actions.column.${column}` })}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      {value.column === 'dismissed' && (
        <FormField
          label={intl.formatMessage({ id: 'actions.reason' })}
          error={errorAt(errors, 'changes.reason')}
          required
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              maxLength={500}
              value={value.reason}
              onValueChange={(reason) => {
                onChange({ reason });
              }}
            />
          )}
        </FormField>
      )}
      <EffortField
        value={value.effort}
        error={errorAt(errors, 'changes.effort')}
        onChange={(effort) => {
          onChange({ effort });
        }}
      />
      <WorkFields
        value={value}
        members={refs.members}
        others={refs.others}
        errors={errors}
        at="changes"
        onChange={onChange}
      />
      <FormField
        label={intl.formatMessage({ id: isOwn ? 'actions.field.title' : 'actions.field.titleOwn' })}
        error={errorAt(errors, 'changes.title')}
        required={isOwn}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            maxLength={200}
            value={value.title}
            onValueChange={(title) => {
              onChange({ title });
            }}
          />
        )}
      </FormField>
    </>
  );
}
