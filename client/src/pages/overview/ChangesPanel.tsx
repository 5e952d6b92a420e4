import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { isShare } from '#client/api/measureSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { ChangeItem } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { changedName } from '#client/components/figures/changedName.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatDay, formatDifference, formatMeasure } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { paths, WHY_HASH } from '#client/lib/paths.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { namesOf } from './namesOf.ts';
import { changeSelection } from './overviewSelections.ts';
import styles from './ItemList.module.scss';

const MAX_ITEMS = 7;

interface ChangesPanelProps {
  readonly overview: Overview;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The main cause of a change in words; empty when nothing stands out. */
function causeText(intl: IntlShape, { cause, measure_id: id }: ChangeItem, overview: Overview): string {
  if (cause === null) return '';
  const names = namesOf(overview);
  if (cause.kind === 'event') {
    const events = overview.events.filter(({ id: eventId }) => [cause.id, ...(cause.also ?? [])].includes(eventId));
    const told = events.map(({ title_zh: zh, title_en: en, date }) =>
      intl.formatMessage(
        { id: 'overview.changes.eventOn' },
        { title: intl.locale === 'zh-CN' ? zh : en, day: formatDay(intl, date) },
      ),
    );
    if (told.length === 0) return '';
    return intl.formatMessage(
      { id: told.length === 1 ? 'overview.changes.event' : 'overview.changes.events' },
      { events: joinTexts(told, intl.locale === 'zh-CN' ? '；' : '; ') },
    );
  }
  const name = cause.kind === 'platform' ? names.platform(cause.id) : names.topic(cause.id);
  if (cause.effect === null) return intl.formatMessage({ id: 'overview.changes.cause' }, { name });
  return intl.formatMessage(
    { id: 'overview.changes.causeEffect' },
    {
      name,
      effect: formatDifference(intl, id, cause.effect),
      ratio: isShare(id) ? 'yes' : 'no',
    },
  );
}

function ChangeRow({ item, overview }: { readonly item: ChangeItem; readonly overview: Overview }) {
  const intl = useIntl();
  const names = namesOf(overview);
  const place = [names.platform(item.platform_id), names.topic(item.topic_id)].filter((name) => name !== '');
  const cause = causeText(intl, item, overview);
  return (
    <>
      <span className={styles['headline']}>
        {changedName(intl, item.measure_id, names.brand(item.brand_id))}
        {place.length > 0 && ` · ${joinTexts(place, ' · ')}`}
      </span>
      <ChangeText measureId={item.measure_id} change={item.change} between={[item.previous, item.measure]} />
      <span className={styles['detail']}>
        {intl.formatMessage(
          { id: 'overview.changes.values' },
          {
            from: formatMeasure(intl, item.measure_id, item.previous.value),
            to: formatMeasure(intl, item.measure_id, item.measure.value),
          },
        )}
        {cause !== '' && ` · ${cause}`}
      </span>
    </>
  );
}

/** Why the list is empty: nothing moved, or nothing could be compared. */
function noChangesId(tiles: Overview['tiles']) {
  if (tiles.some(({ change }) => change !== null)) return 'overview.changes.none';
  return tiles.some(({ previous }) => previous !== null) ? 'figures.thinPrevious' : 'overview.changes.noPrevious';
}

/** Up to seven measures that changed, each with its cause; a click opens the answers. */
export function ChangesPanel({ overview, className, onOpen }: ChangesPanelProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const { changes, scope, tiles } = overview;
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'overview.changes' })}
      subtitle={intl.formatMessage(
        { id: changes.length > 0 ? 'overview.changes.againstMany' : 'overview.changes.against' },
        { days: formatDays(intl, scope.previous_start_time, scope.previous_end_time) },
      )}
      // Links to the decomposition of the change, over the same answers.
      actions={
        changes.length > 0 && (
          <Link to={{ pathname: paths.answerIndex.pattern, search, hash: WHY_HASH }}>
            {intl.formatMessage({ id: 'overview.changes.why' })}
          </Link>
        )
      }
    >
      {changes.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: noChangesId(tiles) })}</p>
      ) : (
        <ul className={styles['list']}>
          {changes.slice(0, MAX_ITEMS).map((item) => (
            <li key={item.id}>
              <button
                type="button"
                className={styles['item']}
                onClick={() => {
                  onOpen(changeSelection(item));
                }}
              >
                <ChangeRow item={item} overview={overview} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
