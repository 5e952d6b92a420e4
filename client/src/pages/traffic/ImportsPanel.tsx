import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LogImport, Traffic } from '#client/api/trafficSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import { joinTexts } from '#client/lib/stripBidi.ts';
import styles from './ImportsPanel.module.scss';

interface ImportsPanelProps {
  readonly report: Traffic;
  readonly onClear: () => Promise<void>;
}

function LogRow({ log }: { readonly log: LogImport }) {
  const intl = useIntl();
  const { first_date: first, last_date: last } = log;
  return (
    <tr>
      <th scope="row">{log.file_name}</th>
      <td>{intl.formatMessage({ id: `traffic.format.${log.format}` })}</td>
      <td>
        {joinTexts(
          [log.site, log.server].filter((part) => part !== ''),
          ' · ',
        )}
      </td>
      <td>{first === null || last === null ? '–' : formatDays(intl, first, last, 'long')}</td>
      <td className={styles['number']}>{formatCount(intl, log.lines)}</td>
      <td className={styles['number']}>{formatCount(intl, log.hits)}</td>
      <td className={styles['number']}>{formatCount(intl, log.visits)}</td>
    </tr>
  );
}

/** The imported logs, the data kept of them, and a button to delete them. */
export function ImportsPanel({ report, onClear }: ImportsPanelProps) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const { imports } = report;
  const heads = ['file', 'format', 'site', 'dates', 'lines', 'hits', 'visits'] as const;
  const counts = new Set<string>(['lines', 'hits', 'visits']);
  const title = intl.formatMessage({ id: 'traffic.imports' });
  return (
    <Panel
      title={title}
      subtitle={intl.formatMessage({ id: 'traffic.imports.about' })}
      actions={
        imports.length === 0 ? undefined : (
          <MayEdit>
            <Button
              size="small"
              variant="minimal"
              intent="danger"
              onClick={() => {
                setAsking(true);
              }}
            >
              {intl.formatMessage({ id: 'traffic.clear' })}
            </Button>
          </MayEdit>
        )
      }
    >
      {imports.length === 0 ? (
        <p className={styles['none']}>
          {intl.formatMessage({ id: report.source === 'sample' ? 'traffic.imports.sample' : 'traffic.imports.none' })}
        </p>
      ) : (
        <ScrollBox label={intl.formatMessage({ id: 'traffic.imports.list' })} role="region">
          <table className={styles['table']}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className={counts.has(head) ? styles['number'] : undefined}>
                    {intl.formatMessage({ id: `traffic.column.${head}` })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {imports.map((log) => (
                <LogRow key={`${log.imported_at} ${log.file_name}`} log={log} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      {asking && (
        <ConfirmDialog
          danger
          title={intl.formatMessage({ id: 'traffic.clear.title' })}
          confirmLabel={intl.formatMessage({ id: 'traffic.clear' })}
          onConfirm={onClear}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>{intl.formatMessage({ id: 'traffic.clear.body' }, { count: imports.length })}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
