import { useIntl } from 'react-intl';
import type { PageDetail } from '#client/api/ownPageSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { CountChart } from '#client/components/chart/count/CountChart.tsx';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatCount, formatDay } from '#client/components/figures/formats.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { plainList } from '#client/lib/plainList.ts';
import { NoCitations } from '../NoCitations.tsx';
import { pageTitle } from '../pageNames.ts';
import { PageStatusTag } from '../PageStatusTag.tsx';
import styles from './PageDrawer.module.scss';

interface PageCitationsProps {
  readonly detail: PageDetail;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** Citations of the page by day, against the previous window, and by platform; and its log figures. */
export function PageCitations({ detail, onOpen }: PageCitationsProps) {
  const intl = useIntl();
  const { page, row, trend, platforms } = detail;
  const open = (): void => {
    onOpen({ url: page.url });
  };
  const title = intl.formatMessage({ id: 'inventory.citations' });
  return (
    <>
      <Panel title={title} subtitle={intl.formatMessage({ id: 'inventory.citations.about' }, onScreen)}>
        <dl className={styles['facts']}>
          <div>
            <dt>{intl.formatMessage({ id: 'inventory.column.answers' })}</dt>
            <dd>
              {row.rate === null && <NoCitations row={row} />}
              {row.rate !== null && row.answers === 0 && formatCount(intl, 0)}
              {row.answers > 0 && (
                <button type="button" className={styles['figure']} onClick={open}>
                  {formatCount(intl, row.answers)}
                </button>
              )}
            </dd>
          </div>
          <div>
            <dt>{intl.formatMessage({ id: 'inventory.column.rate' })}</dt>
            <dd>
              <MeasureCell
                name={intl.formatMessage({ id: 'inventory.rateOf' }, { page: pageTitle(intl, page) })}
                like="citation_rate"
                measure={row.rate}
                noData={intl.formatMessage({ id: 'figures.noData.citation_rate' })}
                onOpen={open}
              />
            </dd>
          </div>
          <div>
            <dt>{intl.formatMessage({ id: 'inventory.column.status' })}</dt>
            <dd>
              <PageStatusTag row={row} />{' '}
              {row.change !== null && <ChangeText measureId="citation_rate" change={row.change} />}
            </dd>
          </div>
          {row.traffic === null ? (
            <div>
              <dt>{intl.formatMessage({ id: 'inventory.column.hits' })}</dt>
              <dd>{intl.formatMessage({ id: 'inventory.noLog' })}</dd>
            </div>
          ) : (
            <>
              <div>
                <dt>{intl.formatMessage({ id: 'inventory.column.hits' })}</dt>
                <dd>
                  {formatCount(intl, row.traffic.hits)}
                  {row.traffic.last_date !== null && (
                    <span className={styles['terms']}>
                      {intl.formatMessage(
                        { id: 'inventory.lastHit' },
                        { date: formatDay(intl, row.traffic.last_date, 'long'), errors: row.traffic.errors },
                      )}
                    </span>
                  )}
                </dd>
              </div>
              <div>
                <dt>{intl.formatMessage({ id: 'inventory.column.visits' })}</dt>
                <dd>{formatCount(intl, row.traffic.visits)}</dd>
              </div>
            </>
          )}
        </dl>
        {platforms.length > 0 && (
          <p className={styles['note']}>
            {intl.formatMessage(
              { id: 'inventory.byPlatform' },
              {
                list: plainList(
                  intl,
                  platforms.map(({ name, answers }) => `${name} ${formatCount(intl, answers)}`),
                ),
              },
            )}
          </p>
        )}
      </Panel>
      <CountChart
        title={intl.formatMessage({ id: 'inventory.trend' })}
        subject={pageTitle(intl, page)}
        data={{
          unit: trend.unit,
          dates: trend.dates,
          series: [
            {
              id: 'answers',
              name: intl.formatMessage({ id: 'inventory.column.answers' }),
              main: true,
              points: trend.answers,
            },
          ],
        }}
      />
    </>
  );
}
