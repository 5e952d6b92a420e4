import { Checkbox, Radio, RadioGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { roleSchema } from '#client/api/userSchemas.ts';
import type { AccessFields } from './accessDraft.ts';
import { LevelChoice } from './LevelChoice.tsx';
import styles from './AccessFieldset.module.scss';

interface AccessFieldsetProps {
  readonly value: AccessFields;
  readonly onChange: (value: AccessFields) => void;
  /** All selectable projects. */
  readonly projects: readonly NamedRef[];
  /** Why the role is locked; null: it is not. */
  readonly roleLocked?: string | null;
  /** Why the permission level is locked; null: it is not. */
  readonly levelLocked?: string | null;
  /** Error of the role, translated. */
  readonly roleError: string | null;
  readonly disabled: boolean;
}

/** All projects or a selection; admins see all of them anyway. */
function ProjectChoice({ value, onChange, projects, disabled }: Omit<AccessFieldsetProps, 'roleError'>) {
  const intl = useIntl();
  const noneId = useId();
  if (value.role === 'admin') {
    return (
      <p className={styles['note']}>
        <FormattedMessage id="team.projects.adminNote" />
      </p>
    );
  }
  const toggle = (id: string): void => {
    const ids = value.project_ids ?? [];
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
    onChange({ ...value, project_ids: next });
  };
  const { all, project_ids: chosen } = value;
  const seesNothing = !all && chosen !== null && !projects.some(({ id }) => chosen.includes(id));
  return (
    <>
      <RadioGroup
        label={<FormattedMessage id="team.projects" />}
        selectedValue={all ? 'all' : chosen === null ? '' : 'chosen'}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          onChange({ ...value, all: currentTarget.value === 'all', project_ids: chosen ?? [] });
        }}
      >
        <Radio value="all" label={intl.formatMessage({ id: 'team.projects.all' }, { count: projects.length })} />
        <Radio value="chosen" label={intl.formatMessage({ id: 'team.projects.chosen' })} />
      </RadioGroup>
      {!all && chosen !== null && (
        <fieldset className={styles['projects']} aria-describedby={seesNothing ? noneId : undefined}>
          <legend className={styles['legend']}>
            <FormattedMessage id="team.projects.choose" />
          </legend>
          {projects.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              disabled={disabled}
              onChange={() => {
                toggle(id);
              }}
            />
          ))}
        </fieldset>
      )}
      {seesNothing && (
        <p id={noneId} className={styles['warning']} role="status">
          <FormattedMessage id="team.projects.noneNote" />
        </p>
      )}
    </>
  );
}

/** Default levels on a change of role: a new admin gets `manage`, a former admin `edit`, until another level is chosen. */
function withRole(value: AccessFields, role: 'user' | 'admin'): AccessFields {
  if (value.level === null || value.role === role) return { ...value, role };
  return { ...value, role, level: role === 'admin' ? 'manage' : 'edit' };
}

/** The rights of a member: role, permission level, projects. */
export function AccessFieldset(props: AccessFieldsetProps) {
  const { value, onChange, roleLocked = null, levelLocked = null, roleError, disabled } = props;
  const intl = useIntl();
  return (
    <div className={styles['access']}>
      <div>
        <RadioGroup
          label={<FormattedMessage id="team.role" />}
          selectedValue={value.role ?? ''}
          disabled={disabled || roleLocked !== null}
          onChange={({ currentTarget }) => {
            const role = roleSchema.options.find((candidate) => candidate === currentTarget.value);
            if (role !== undefined) onChange(withRole(value, role));
          }}
        >
          {roleSchema.options.map((role) => (
            <Radio key={role} value={role} label={intl.formatMessage({ id: `team.role.${role}.explained` })} />
          ))}
        </RadioGroup>
        {roleLocked !== null && <p className={styles['note']}>{roleLocked}</p>}
        {roleError !== null && (
          <p className={styles['error']} role="alert">
            {roleError}
          </p>
        )}
      </div>
      {value.level !== null && (
        <LevelChoice
          level={value.level}
          locked={levelLocked}
          disabled={disabled}
          onChange={(level) => {
            onChange({ ...value, level });
          }}
        />
      )}
      <div>
        <ProjectChoice {...props} />
      </div>
    </div>
  );
}
