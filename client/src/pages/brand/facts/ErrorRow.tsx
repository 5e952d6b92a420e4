import { useIntl } from 'react-intl';
import { errorMarkSchema } from '#client/api/brandCentreSchemas.ts';
import type { FactError } from '#client/api/brandCentreSchemas.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { formatInstantDay } from '#client/components/answers/formatInstant.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import type { FactChanges } from './useFactChanges.ts';
import styles from './FactTables.module.scss';

interface ErrorRowProps {
  readonly error: FactError;
  readonly changes: FactChanges;
  /** Shows the sentences. */
  readonly onRead: () => void;
}

const marks = errorMarkSchema.options;

function Status({ error, changes }: Pick<ErrorRowProps, 'error' | 'changes'>) {
  const intl = useIntl();
  return (
    <>
      <MayEdit otherwise={intl.formatMessage({ id: `brand.errors.mark.${error.mark}` })}>
        <NativeSelect
          className={styles['mark'] ?? ''}
          aria-label={intl.formatMessage({ id: 'brand.errors.statusOf' }, { said: error.said })}
          value={error.mark}
          onChange={({ currentTarget }) => {
            const mark = marks.find((one) => one === currentTarget.value);
            if (mark !== undefined) changes.mark(error, mark);
          }}
        >
          {marks.map((mark) => (
            <option key={mark} value={mark}>
              {intl.formatMessage({ id: `brand.errors.mark.${mark}` })}
            </option>
          ))}
        </NativeSelect>
      </MayEdit>
      {error.returned && (
        <span className={styles['returned']}>{intl.formatMessage({ id: 'brand.errors.returned' })}</span>
      )}
    </>
  );
}

/** Where an error was first and last seen, and whether it is resolved. */
function Course({ error }: Pick<ErrorRowProps, 'error'>) {
  const intl = useIntl();
  return (
    <>
      <td className={styles['number']}>
        {formatInstantDay(intl, error.first_seen_at)}
        <div>{formatInstantDay(intl, error.last_seen_at)}</div>
      </td>
      <td className={styles['number']}>
        {error.days_until_gone === null
          ? intl.formatMessage({ id: 'brand.errors.stillGiven' })
          : intl.formatMessage(
              { id: 'brand.errors.goneAfter' },
              { days: error.days_until_gone, shown: formatCount(intl, error.days_until_gone) },
            )}
      </td>
    </>
  );
}

/** One wrong value with its severity, its reach, and the state that people gave it. */
export function ErrorRow({ error, changes, onRead }: ErrorRowProps) {
  const intl = useIntl();
  const { said, expected, statement, severity, reach, platforms, sources } = error;
  const what = intl.formatMessage({ id: 'brand.errors.said' }, { said, expected });
  return (
    <tr>
      <th scope="row" className={styles['first']}>
        <button type="button" className={styles['said']} onClick={onRead}>
          {what}
        </button>
        <div className={styles['muted']}>{statement}</div>
      </th>
      <td className={severity === 'high' ? styles['high'] : ''}>
        {intl.formatMessage({ id: `brand.severity.${severity}` })}
      </td>
      <td className={styles['number']}>
        <MeasureCell
          name={what}
          like="visibility"
          measure={reach}
          noData={intl.formatMessage({ id: 'brand.errors.noReach' })}
          onOpen={onRead}
        />
        <div className={styles['muted']}>
          {intl.formatMessage(
            { id: 'brand.errors.answers' },
            { count: error.answers, shown: formatCount(intl, error.answers) },
          )}
        </div>
      </td>
      <td>
        <Status error={error} changes={changes} />
      </td>
      <Course error={error} />
      <td>
        <ul className={styles['lines']}>
          {platforms.map(({ id, name, answers }) => (
            <li key={id}>{intl.formatMessage({ id: 'brand.errors.platform' }, { name, answers })}</li>
          ))}
        </ul>
      </td>
      <td>
        {sources.length === 0 ? (
          <span className={styles['none']}>{intl.formatMessage({ id: 'brand.errors.noSources' })}</span>
        ) : (
          <ul className={styles['lines']}>
            {sources.map(({ url, title, host }) => (
              <li key={url}>
                <ExternalLink url={url}>{title === '' ? host : title}</ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
