import { Switch } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import type { DiffPart, DiffRow, RowChange } from './diffRows.ts';
import { useDiffRows } from './useDiffRows.ts';
import styles from './DiffPanel.module.scss';

interface DiffPanelProps {
  readonly before: string;
  readonly after: string;
}

const SIGNS: Readonly<Record<RowChange, string>> = { same: '', changed: '≈', removed: '−', added: '+' };

function Side({ parts, side }: { readonly parts: readonly DiffPart[] | null; readonly side: 'before' | 'after' }) {
  return (
    <td className={styles['text']}>
      {parts?.map(({ text, changed }, index) =>
        changed ? (
          <mark key={index} className={styles[side]}>
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </td>
  );
}

interface DiffTableProps {
  readonly title: string;
  readonly rows: readonly DiffRow[];
  readonly onlyChanges: boolean;
}

/** Rerenders for a new comparison only, not on every key. */
const DiffTable = observer(function DiffTable({ title, rows, onlyChanges }: DiffTableProps) {
  const intl = useIntl();
  const shown = onlyChanges ? rows.filter(({ change }) => change !== 'same') : rows;
  if (shown.length === 0) {
    return <p className={styles['none']}>{intl.formatMessage({ id: 'improve.diff.none' })}</p>;
  }
  return (
    <ScrollBox label={title} className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{intl.formatMessage({ id: 'improve.diff.kind' })}</VisuallyHidden>
            </th>
            <th scope="col">{intl.formatMessage({ id: 'improve.before' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'improve.after' })}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <tr key={index}>
              <th scope="row" className={styles['sign']}>
                <span aria-hidden="true">{SIGNS[row.change]}</span>
                <VisuallyHidden>{intl.formatMessage({ id: `improve.diff.${row.change}` })}</VisuallyHidden>
              </th>
              <Side parts={row.before} side="before" />
              <Side parts={row.after} side="after" />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
});

/** Both texts side by side by paragraph, with changed words marked. */
export const DiffPanel = observer(function DiffPanel({ before, after }: DiffPanelProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'improve.diff' });
  const [onlyChanges, setOnlyChanges] = useState(true);
  const rows = useDiffRows({ before, after });
  if (rows === null) return <div className={styles['comparing']} aria-busy="true" />;
  const changed = rows.filter(({ change }) => change !== 'same').length;
  return (
    <Panel
      title={title}
      subtitle={intl.formatMessage({ id: 'improve.diff.count' }, { count: changed, all: rows.length })}
      actions={
        <Switch
          checked={onlyChanges}
          label={intl.formatMessage({ id: 'improve.diff.only' })}
          onChange={() => {
            setOnlyChanges(!onlyChanges);
          }}
        />
      }
    >
      <DiffTable title={title} rows={rows} onlyChanges={onlyChanges} />
    </Panel>
  );
});
