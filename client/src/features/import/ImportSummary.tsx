import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportResult } from '#client/api/importSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { ImportFileFacts } from './ImportFileFacts.tsx';
import { SkippedRows } from './SkippedRows.tsx';
import { StepHeading } from './StepHeading.tsx';
import styles from './ImportSummary.module.scss';

interface ImportSummaryProps {
  readonly result: ImportResult;
}

const STATUSES = ['ok', 'refused', 'empty', 'failed'] as const;

function Rows({ result }: ImportSummaryProps) {
  const intl = useIntl();
  const skipped = result.skipped.reduce((sum, { count }) => sum + count, 0);
  const counts = [
    ['read', result.read],
    ['imported', result.imported],
    ['alreadyThere', result.already_there],
    ['skipped', skipped],
  ] as const;
  return (
    <dl className={styles['counts']}>
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt>{intl.formatMessage({ id: `imports.count.${name}` })}</dt>
          <dd>{formatCount(intl, count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Contents({ result }: ImportSummaryProps) {
  const intl = useIntl();
  const count = (value: number): string => formatCount(intl, value);
  const answers = STATUSES.reduce((sum, status) => sum + result.answers[status], 0);
  const statuses = STATUSES.filter((status) => result.answers[status] > 0).map((status) =>
    intl.formatMessage({ id: `imports.status.${status}` }, { count: count(result.answers[status]) }),
  );
  const platforms = result.platforms.map(({ name, answers: of }) => `${name} ${count(of)}`);
  const { first_date: first, last_date: last } = result;
  const lines = [
    [
      'answers',
      intl.formatMessage({ id: 'imports.answers.counts' }, { count: count(answers), statuses: statuses.join(' · ') }),
    ],
    ['prompts', count(result.prompts)],
    ['topics', count(result.topics)],
    ['platforms', platforms.join(' · ')],
    ['dates', first === null || last === null ? '–' : formatDays(intl, first, last, 'long')],
    [
      'citations',
      intl.formatMessage(
        { id: 'imports.citations.counts' },
        {
          kept: count(result.citations_kept),
          dropped: count(result.citations_dropped),
          unknown: count(result.citations_not_captured),
        },
      ),
    ],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {lines.map(([name, text]) => (
        <div key={name}>
          <dt>{intl.formatMessage({ id: `imports.fact.${name}` })}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Mentions({ result }: ImportSummaryProps) {
  const intl = useIntl();
  return (
    <table className={styles['table']}>
      <caption>
        <FormattedMessage id="imports.mentions" values={{ count: formatCount(intl, result.answers.ok) }} />
      </caption>
      <thead>
        <tr>
          {(['brand', 'answers', 'mentions'] as const).map((name) => (
            <th key={name} scope="col">
              {intl.formatMessage({ id: `imports.mentions.${name}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {result.brands.map(({ name, answers, mentions }, index) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {index === 0 && (
                <span className={styles['own']}>
                  <FormattedMessage id="imports.mentions.own" />
                </span>
              )}
            </th>
            <td>{formatCount(intl, answers)}</td>
            <td>{formatCount(intl, mentions)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The result of an import, like the output of the command. */
export function ImportSummary({ result }: ImportSummaryProps) {
  const written = result.project_id !== null;
  const title = written ? (result.is_new ? 'imports.done.created' : 'imports.done.added') : 'imports.done.nothing';
  return (
    <>
      <StepHeading note={written ? undefined : <FormattedMessage id="imports.done.nothing.note" />}>
        <FormattedMessage id={title} values={{ name: result.project_name }} />
      </StepHeading>
      <Rows result={result} />
      <SkippedRows result={result} />
      {written && (
        <>
          {!result.is_new && (
            <p className={styles['whole']}>
              <FormattedMessage id="imports.done.whole" />
            </p>
          )}
          <Contents result={result} />
          <Mentions result={result} />
        </>
      )}
      <ImportFileFacts result={result} />
    </>
  );
}
