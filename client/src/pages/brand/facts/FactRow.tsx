import { Button } from '@blueprintjs/core';
import { EditIcon, TrashIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { FactVerdict, JudgedFact } from '#client/api/brandCentreSchemas.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { AttachmentLink } from '#client/components/upload/AttachmentLink.tsx';
import styles from './FactTables.module.scss';

interface FactRowProps {
  readonly fact: JudgedFact;
  /** Shows the sentences of one verdict; null: all. */
  readonly onRead: (verdict: FactVerdict | null) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export const verdicts = ['supported', 'contradicted', 'unknown'] as const;

function Validity({ fact }: Pick<FactRowProps, 'fact'>) {
  const intl = useIntl();
  const { valid_from: from, valid_to: to } = fact;
  if (from === null && to === null) return intl.formatMessage({ id: 'brand.facts.always' });
  if (from !== null && to !== null) return formatDays(intl, from, to, 'long');
  const day = formatDay(intl, from ?? to ?? '', 'long');
  return intl.formatMessage({ id: to === null ? 'brand.facts.since' : 'brand.facts.until' }, { day });
}

/** A fact with the verdicts of answers. */
export function FactRow({ fact, onRead, onEdit, onRemove }: FactRowProps) {
  const intl = useIntl();
  const { statement, subject, value, severity, source, attachments = [], accuracy } = fact;
  return (
    <tr>
      <th scope="row" className={styles['first']}>
        {statement}
        {source !== '' && (
          <div className={styles['muted']}>
            <ExternalLink url={source}>{source}</ExternalLink>
          </div>
        )}
        {attachments.length > 0 && (
          <ul
            className={styles['attachments']}
            aria-label={intl.formatMessage({ id: 'brand.fact.attachmentsOf' }, { statement })}
          >
            {attachments.map((attachment) => (
              <li key={attachment.url}>
                <AttachmentLink attachment={attachment} />
              </li>
            ))}
          </ul>
        )}
      </th>
      <td>{subject.join(' + ')}</td>
      <td className={styles['number']}>{value}</td>
      <td>{intl.formatMessage({ id: `brand.severity.${severity}` })}</td>
      <td>
        <Validity fact={fact} />
      </td>
      {verdicts.map((verdict) => (
        <td key={verdict} className={styles['number']}>
          <button
            type="button"
            className={`${styles['figure'] ?? ''} ${verdict === 'contradicted' && fact[verdict] > 0 ? (styles['wrong'] ?? '') : ''}`}
            aria-label={intl.formatMessage(
              { id: 'brand.facts.readOf' },
              {
                statement,
                kind: intl.formatMessage({ id: `brand.tone.${verdict}` }),
                count: fact[verdict],
                shown: formatCount(intl, fact[verdict]),
              },
            )}
            onClick={() => {
              onRead(verdict);
            }}
          >
            {formatCount(intl, fact[verdict])}
          </button>
        </td>
      ))}
      <td className={styles['number']}>
        <MeasureCell
          name={intl.formatMessage({ id: 'brand.facts.accuracyOf' }, { statement })}
          like="visibility"
          measure={accuracy}
          noData={intl.formatMessage({ id: 'brand.facts.noAccuracy' })}
          onOpen={() => {
            onRead(null);
          }}
        />
      </td>
      <td>
        <MayEdit>
          <span className={styles['buttons']}>
            <Button
              size="small"
              variant="minimal"
              icon={<EditIcon />}
              aria-label={intl.formatMessage({ id: 'brand.facts.editNamed' }, { statement })}
              onClick={onEdit}
            />
            <Button
              size="small"
              variant="minimal"
              icon={<TrashIcon />}
              aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name: statement })}
              onClick={onRemove}
            />
          </span>
        </MayEdit>
      </td>
    </tr>
  );
}
