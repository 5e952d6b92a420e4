import { Switch } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '../../../../components/figures/Panel.tsx';
import { VisuallyHidden } from '../../../../components/figures/VisuallyHidden.tsx';
import { ScrollBox } from '../../../../components/table/ScrollBox.tsx';
import styles from './DiffPanel.module.scss';
import { diffRows } from './diffRows.ts';
import type { DiffPart, RowChange } from './diffRows.ts';

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

/** Both texts side by side, paragraph by paragraph, with the words that differ. */
export const DiffPanel = observer(function DiffPanel({ before, after }: DiffPanelProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'improve.diff' });
  const [onlyChanges, setOnlyChanges] = useState(true);
  const rows = useMemo(() => diffRows(before, after), [before, after]);
  const changed = rows.filter(({ change }) => change !== 'same').length;
  const shown = onlyChanges ? rows.filter(({ change }) => change !== 'same') : rows;
  return (
    <Panel
      title={title}
      subtitle={intl.formatMessage({ id: 'improve.diff.count' }, { count: changed, all: rows.length })}
      actions={
        <Switch
          className={styles['switch'] ?? ''}
          checked={onlyChanges}
          label={intl.formatMessage({ id: 'improve.diff.only' })}
          onChange={() => {
            setOnlyChanges(!onlyChanges);
          }}
        />
      }
    >
      {shown.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'improve.diff.none' })}</p>
      ) : (
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
      )}
    </Panel>
  );
});
