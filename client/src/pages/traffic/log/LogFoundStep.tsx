import { Callout, FormGroup, InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { LogInspection } from '#client/api/trafficSchemas.ts';
import { formatBytes } from '#client/components/upload/formatBytes.ts';
import { BadLines } from './BadLines.tsx';
import { LogNotes } from './LogNotes.tsx';
import { fieldError } from './useLogImport.ts';
import type { LogFlow } from './useLogImport.ts';
import styles from './LogDialog.module.scss';

interface LogFoundStepProps {
  readonly flow: LogFlow;
  readonly found: LogInspection;
}

interface TextFieldProps {
  readonly label: string;
  readonly help: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

function Field({ label, help, value, error, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <FormGroup label={label} labelFor={id} intent={error === null ? 'none' : 'danger'} helperText={error ?? help}>
      <InputGroup
        id={id}
        value={value}
        intent={error === null ? 'none' : 'danger'}
        aria-invalid={error !== null}
        maxLength={253}
        onValueChange={onChange}
      />
    </FormGroup>
  );
}

/** Step 2: the format, the first lines, and the site. */
export function LogFoundStep({ flow, found }: LogFoundStepProps) {
  const intl = useIntl();
  const { format, gzip, lines, bad_lines: bad, hits, visits, hosts } = found;
  const formatName = intl.formatMessage({ id: `traffic.format.${format ?? 'unknown'}` });
  return (
    <>
      <h3 className={styles['heading']}>{found.file_name}</h3>
      <p className={styles['facts']}>
        {[formatName, gzip ? 'gzip' : '', formatBytes(intl, found.bytes)].filter((part) => part !== '').join(' · ')}
      </p>
      <p>{intl.formatMessage({ id: 'traffic.log.sample' }, { lines, hits, visits })}</p>
      {format === 'common' && (
        <Callout intent="warning" icon={null}>
          {intl.formatMessage({ id: 'traffic.log.common' })}
        </Callout>
      )}
      {format !== 'common' && <LogNotes notes={found.notes} />}
      {bad.length > 0 && (
        <Callout intent="warning" icon={null}>
          <p>{intl.formatMessage({ id: 'traffic.log.someBad' })}</p>
          <BadLines lines={bad} />
        </Callout>
      )}
      {hosts.length > 0 && (
        <p className={styles['note']}>
          {intl.formatMessage({ id: 'traffic.log.hosts' }, { hosts: intl.formatList(hosts, { type: 'conjunction' }) })}
        </p>
      )}
      <Field
        label={intl.formatMessage({ id: 'traffic.log.site' })}
        help={intl.formatMessage({ id: 'traffic.log.site.help' })}
        value={flow.site}
        error={fieldError(flow.start.error, 'site')}
        onChange={(site) => {
          flow.change({ site });
        }}
      />
      <Field
        label={intl.formatMessage({ id: 'traffic.log.server' })}
        help={intl.formatMessage({ id: 'traffic.log.server.help' })}
        value={flow.draft.server}
        error={fieldError(flow.start.error, 'server')}
        onChange={(server) => {
          flow.change({ server });
        }}
      />
    </>
  );
}
