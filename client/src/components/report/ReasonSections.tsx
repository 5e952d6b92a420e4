import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { WhyMoved } from '#client/api/answerIndexSchemas.ts';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { ChangeItem } from '#client/api/reportSchemas.ts';
import type { IssuedReport, SectionOf } from '#client/api/schemas/issuedReportSchemas.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { waterfallBars } from '../chart/waterfall/waterfallBars.ts';
import { barName, barText } from '../chart/waterfall/waterfallWords.ts';
import { changedName } from '../figures/changedName.ts';
import { ChangeText } from '../figures/ChangeText.tsx';
import { formatDay } from '../figures/formats.ts';
import { formatDays } from '../filters/formatDays.ts';
import { FigureText } from './FigureText.tsx';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import styles from './ReportDocument.module.scss';

interface OfReport {
  readonly report: IssuedReport;
}

type Named = readonly { readonly id: string; readonly name: string }[];
const nameIn = (list: Named, id: string | null): string =>
  id === null ? '' : (list.find((one) => one.id === id)?.name ?? id);

/** A possible cause: the platform or topic that carries the change, or a coinciding event, which proves nothing. */
function causeText(
  intl: IntlShape,
  { cause }: ChangeItem,
  { events, platforms, topics }: SectionOf<'changes'>,
): string {
  if (cause === null) return '';
  if (cause.kind !== 'event') return nameIn(cause.kind === 'platform' ? platforms : topics, cause.id);
  const ids = [cause.id, ...(cause.also ?? [])];
  const told = events
    .filter(({ id }) => ids.includes(id))
    .map(({ title_zh: zh, title_en: en, date }) =>
      intl.formatMessage(
        { id: 'overview.changes.eventOn' },
        { title: intl.locale === 'zh-CN' ? zh : en, day: formatDay(intl, date) },
      ),
    );
  if (told.length === 0) return '';
  return intl.formatMessage(
    { id: told.length > 1 ? 'overview.changes.events' : 'overview.changes.event' },
    { events: joinTexts(told, intl.locale === 'zh-CN' ? '；' : '; ') },
  );
}

/** Why nothing could be compared. A report made before it was stored only knows of too few answers. */
const notComparedId = (hasPrevious = true) => (hasPrevious ? 'figures.thinPrevious' : 'overview.changes.noPrevious');

/** Changed measures, of all tracked brands. */
export function ChangesSection({ report, ...section }: OfReport & SectionOf<'changes'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'issued.section.changes' });
  const { previous_start_time: start, previous_end_time: end } = report.scope;
  const placeOf = (item: ChangeItem): string =>
    joinTexts(
      [nameIn(section.platforms, item.platform_id), nameIn(section.topics, item.topic_id)].filter(
        (name) => name !== '',
      ),
      ' · ',
    );
  return (
    <ReportSection
      title={title}
      note={intl.formatMessage(
        { id: section.changes.length > 0 ? 'overview.changes.againstMany' : 'overview.changes.against' },
        { days: formatDays(intl, start, end, 'long') },
      )}
    >
      {section.changes.length === 0 ? (
        <p>
          {intl.formatMessage({
            id: section.compares ? 'overview.changes.none' : notComparedId(section.has_previous),
          })}
        </p>
      ) : (
        <ReportTable
          label={title}
          columns={[
            { id: 'what', head: intl.formatMessage({ id: 'issued.column.measure' }) },
            { id: 'where', head: intl.formatMessage({ id: 'issued.column.where' }) },
            { id: 'before', head: intl.formatMessage({ id: 'issued.column.before' }), figure: true },
            { id: 'after', head: intl.formatMessage({ id: 'issued.column.after' }), figure: true },
            { id: 'change', head: intl.formatMessage({ id: 'issued.column.change' }), figure: true },
            { id: 'cause', head: intl.formatMessage({ id: 'issued.column.cause' }) },
          ]}
          rows={section.changes.map((item) => ({
            id: item.id,
            cells: [
              changedName(intl, item.measure_id, nameIn(report.brands, item.brand_id)),
              placeOf(item) || intl.formatMessage({ id: 'issued.everywhere' }),
              <FigureText key="before" like={item.measure_id} measure={item.previous} />,
              <FigureText key="after" like={item.measure_id} measure={item.measure} />,
              <ChangeText
                key="change"
                className={styles['change']}
                measureId={item.measure_id}
                change={item.change}
                between={[item.previous, item.measure]}
              />,
              causeText(intl, item, section) || '–',
            ],
          }))}
        />
      )}
    </ReportSection>
  );
}

type Compared = Pick<WhyMoved, 'effects' | 'by'> & { readonly before: Measure; readonly after: Measure };

/** One decomposition of the visibility change, with the figures of the waterfall. */
function SplitTable({ before, after, effects, by }: Compared) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: by === 'platform' ? 'issued.why.platform' : 'issued.why.topic' });
  const named = effects.map((effect) => ({
    ...effect,
    id: undefined,
    name: effect.id === null ? intl.formatMessage({ id: 'issued.topics.without' }) : effect.name,
  }));
  const bars = waterfallBars({ before: before.value, after: after.value, effects: named });
  return (
    <ReportTable
      label={title}
      columns={[
        { id: 'name', head: title },
        { id: 'effect', head: intl.formatMessage({ id: 'issued.column.effect' }), figure: true },
      ]}
      rows={bars.map((bar, index) => ({
        id: `${bar.kind} ${String(index)}`,
        cells: [barName(bar, intl), barText(bar, intl)],
      }))}
    />
  );
}

/** Why visibility changed: the contribution of each platform and each topic, which may be chance where the change is. */
export function WhySection({ splits }: SectionOf<'why'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'issued.section.why' });
  const compared = splits.flatMap(({ before, after, effects, by }) =>
    before === null || after === null ? [] : [{ before, after, effects, by }],
  );
  if (compared.length === 0) {
    return (
      <ReportSection title={title}>
        <p>{intl.formatMessage({ id: notComparedId(splits.some(({ before }) => before !== null)) })}</p>
      </ReportSection>
    );
  }
  const verdict = splits[0]?.change?.verdict ?? 'thin';
  return (
    <ReportSection title={title} note={intl.formatMessage({ id: 'issued.why.note' }, { verdict })}>
      {compared.map((split) => (
        <SplitTable key={split.by} {...split} />
      ))}
    </ReportSection>
  );
}
