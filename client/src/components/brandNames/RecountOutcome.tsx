import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { RecountedBrand, RecountJob } from '#client/api/brandNamesSchemas.ts';
import { formatCount } from '../figures/formats.ts';
import { formatTime } from './formatTime.ts';
import { OutcomeSentences } from './OutcomeSentences.tsx';
import type { RecountKind } from './useRecount.ts';
import styles from './BrandNames.module.scss';

type Result = Extract<RecountJob, { state: 'done' }>['result'];

interface RecountOutcomeProps {
  readonly kind: RecountKind;
  readonly result: Result;
  /** Opens the answers that mention a brand; only possible for saved names. */
  readonly onOpen: (brandId: string) => void;
  /** The outcome follows typing: it is announced without taking the focus. */
  readonly live: boolean;
  readonly onOpenAnswer?: ((answerId: string) => void) | undefined;
}

const COLUMNS = ['brand', 'answers', 'gained', 'lost', 'mentions', 'citing'] as const;

const differs = ({ before, after, gained, lost }: RecountedBrand): boolean =>
  gained > 0 ||
  lost > 0 ||
  before?.answers !== after?.answers ||
  before?.mentions !== after?.mentions ||
  before?.citing !== after?.citing;

type OutcomeTableProps = Pick<RecountOutcomeProps, 'kind' | 'result' | 'onOpen'>;

function OutcomeTable({ kind, result, onOpen }: OutcomeTableProps) {
  const intl = useIntl();
  const count = (value: number): string => formatCount(intl, value);
  const change = (before: number | undefined, after: number | undefined): string =>
    before === after
      ? count(after ?? 0)
      : `${before === undefined ? '–' : count(before)} → ${after === undefined ? '–' : count(after)}`;
  /** Without a domain, citations cannot be counted: that is not 0. */
  const citing = (counts: RecountedBrand['after']): string => {
    if (counts === null) return '–';
    return counts.citing === null ? intl.formatMessage({ id: 'brandNames.notSet' }) : count(counts.citing);
  };
  const citingChange = ({ before, after }: RecountedBrand): string => {
    const [then, now] = [citing(before), citing(after)];
    return then === now ? now : `${then} → ${now}`;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
    <div className={styles['scroll']} role="region" aria-labelledby="recount-outcome" tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {intl.formatMessage({ id: `brandNames.column.${name}` })}
              </th>
            ))}
            {kind === 'save' && <td />}
          </tr>
        </thead>
        <tbody>
          {result.brands.map((brand) => (
            <tr key={brand.brand_id} className={differs(brand) ? '' : styles['same']}>
              <th scope="row">
                {brand.name}
                {brand.after === null && (
                  <span className={styles['removed']}>
                    <FormattedMessage id="brandNames.removed" />
                  </span>
                )}
              </th>
              <td>{change(brand.before?.answers, brand.after?.answers)}</td>
              <td className={brand.gained > 0 ? styles['gained'] : ''}>
                {brand.gained > 0 ? `+${count(brand.gained)}` : '0'}
              </td>
              <td className={brand.lost > 0 ? styles['lost'] : ''}>{brand.lost > 0 ? count(-brand.lost) : '0'}</td>
              <td>{change(brand.before?.mentions, brand.after?.mentions)}</td>
              <td>{citingChange(brand)}</td>
              {kind === 'save' && (
                <td>
                  {brand.after !== null && brand.after.answers > 0 && (
                    <Button
                      size="small"
                      variant="minimal"
                      aria-label={intl.formatMessage({ id: 'brandNames.openNamed' }, { name: brand.name })}
                      onClick={() => {
                        onOpen(brand.brand_id);
                      }}
                    >
                      <FormattedMessage id="brandNames.open" />
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The effect of changed names on each brand: answers that mention it, before and after. */
export function RecountOutcome({ kind, result, live, onOpen, onOpenAnswer }: RecountOutcomeProps) {
  const intl = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!live) heading.current?.focus();
  }, [live, result]);
  const changed = result.brands.filter(differs).length;
  return (
    <section className={styles['outcome']} aria-labelledby="recount-outcome">
      <h3 id="recount-outcome" ref={heading} tabIndex={-1} className={styles['outcomeTitle']}>
        {intl.formatMessage({ id: `brandNames.outcome.${kind}` }, { changed })}
      </h3>
      <p className={styles['outcomeNote']}>
        {intl.formatMessage(
          { id: 'brandNames.outcome.counted' },
          {
            count: result.answers,
            shown: formatCount(intl, result.answers),
            time: formatTime(intl, result.milliseconds),
          },
        )}
      </p>
      <OutcomeTable kind={kind} result={result} onOpen={onOpen} />
      <OutcomeSentences result={result} onOpenAnswer={onOpenAnswer} />
    </section>
  );
}
