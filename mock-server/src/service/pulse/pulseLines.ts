import { AMONG_BRANDS, isOfAllBrands, isShare, MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { Change, MeasureId } from '#client/api/measureSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { ChangeItem, Tile } from '#client/api/reportSchemas.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { citationsUnknown } from '#client/lib/citationsUnknown.ts';
import {
  countText,
  differenceRange,
  differenceText,
  figureText,
  intervalText,
  overallText,
} from '#client/lib/figureText.ts';
import { isThin } from '#client/lib/thinData.ts';
import { PULSE_WORDS } from './pulseWords.ts';
import type { Counted, PulseWords } from './pulseWords.ts';

/** The parts of the overview report that the pulse uses. */
export type PulseReport = Pick<Overview, 'scope' | 'brands' | 'platforms' | 'topics' | 'tiles' | 'changes'>;

/** Whether an increase of a measure is bad. */
const isLowBetter = (id: MeasureId): boolean => MEASURE_KINDS[id] === 'position';

/** The sentences of a week: improvements, declines, unchanged and inconclusive measures. */
export function pulseLines(report: PulseReport, language: ChannelLanguage): readonly string[] {
  const words = PULSE_WORDS[language];
  const { ok, failed, refused, empty } = report.scope.answers;
  const count = (answers: number): string => countText(language, answers);
  const lost =
    failed + refused + empty === 0
      ? []
      : [words.lost(count(failed), count(refused), empty === 0 ? null : count(empty))];
  if (ok === 0) return [words.noAnswers, ...lost];
  const tiles = new Map(report.tiles.map((tile) => [tile.measure_id, tile]));
  const visibility = tiles.get('visibility');
  return [
    ...ownVisibility(visibility, words, language),
    ...news(report, words, language),
    ...others(report, words, language),
    ...lost,
  ];
}

function ownVisibility(tile: Tile | undefined, words: PulseWords, language: ChannelLanguage): readonly string[] {
  const measure = tile?.measure ?? null;
  if (measure === null) return [words.noVisibility];
  const { n, k, value } = measure;
  const id = 'visibility';
  const counted = (count: number): Counted => ({ count, text: countText(language, count) });
  return [
    words.visibility(
      figureText(language, MEASURE_KINDS[id], value),
      intervalText(language, MEASURE_KINDS[id], measure.low, measure.high),
      counted(n),
      counted(k),
    ),
    ...(tile?.change ? verdictLines(tile, tile.change, words, language) : [words.thin]),
  ];
}

function verdictLines(tile: Tile, change: Change, words: PulseWords, language: ChannelLanguage): readonly string[] {
  const { measure_id: id } = tile;
  const overall = overallOf({ ...tile, change }, words, language);
  const line = words[change.verdict](
    amount(id, change, words, language),
    differenceRange(language, MEASURE_KINDS[id], change.low, change.high),
  );
  return [line, ...(overall === null ? [] : [words.paired(overall)])];
}

/** The difference of the figures of both weeks with its unit, if it is not that of the change; else null. */
function overallOf(
  {
    measure_id: id,
    measure,
    previous,
    change,
  }: Pick<ChangeItem, 'measure_id' | 'change'> & Pick<Tile, 'measure' | 'previous'>,
  words: PulseWords,
  language: ChannelLanguage,
): string | null {
  if (measure === null || previous === null) return null;
  const text = overallText(language, MEASURE_KINDS[id], { measure, previous, change });
  return text !== null && isShare(id) ? words.points(text) : text;
}

function amount(id: MeasureId, { difference }: Change, words: PulseWords, language: ChannelLanguage): string {
  const text = differenceText(language, MEASURE_KINDS[id], difference);
  return isShare(id) ? words.points(text) : text;
}

/** Significant changes of the own brand's other measures that the report's list, which is short, leaves out. */
function unlisted({ tiles, changes }: PulseReport, ownId: string): readonly ChangeItem[] {
  const isListed = (id: MeasureId): boolean =>
    changes.some(
      (item) =>
        item.measure_id === id && item.brand_id === ownId && item.platform_id === null && item.topic_id === null,
    );
  return tiles.flatMap(({ measure_id: id, measure, previous, change }) =>
    measure === null || previous === null || change === null || isListed(id)
      ? []
      : {
          ...{ id, measure_id: id, brand_id: ownId, platform_id: null, topic_id: null },
          ...{ measure, previous, change, cause: null },
        },
  );
}

/** Significant changes, without the own visibility, which comes first. */
function news(report: PulseReport, words: PulseWords, language: ChannelLanguage): readonly string[] {
  const ownId = report.brands.find(({ own }) => own)?.id ?? '';
  const isHead = (item: ChangeItem): boolean =>
    item.measure_id === 'visibility' && item.brand_id === ownId && item.platform_id === null && item.topic_id === null;
  const real = [...report.changes, ...unlisted(report, ownId)].filter(
    (item) => item.change.verdict === 'real' && !isHead(item),
  );
  // Where nothing could be compared, nothing is said of changes.
  if (real.length === 0) return report.tiles.some(({ change }) => change !== null) ? [words.noneReal] : [];
  const isGood = ({ measure_id: id, brand_id: brand, change }: ChangeItem): boolean =>
    (change.difference > 0 !== isLowBetter(id)) === (brand === ownId);
  const textOf = (item: ChangeItem): string => itemText(item, report, words, language);
  return [
    ...real.filter(isGood).map((item) => words.good(textOf(item))),
    ...real.filter((item) => !isGood(item)).map((item) => words.bad(textOf(item))),
    words.byChance,
  ];
}

function itemText(item: ChangeItem, report: PulseReport, words: PulseWords, language: ChannelLanguage): string {
  const { measure_id: id, measure, change, brand_id: brandId, platform_id: platform, topic_id: topic } = item;
  const nameIn = (list: readonly { readonly id: string; readonly name: string }[], wanted: string | null): string =>
    list.find((row) => row.id === wanted)?.name ?? '';
  const changeText = words.change(
    amount(id, change, words, language),
    differenceRange(language, MEASURE_KINDS[id], change.low, change.high),
    overallOf(item, words, language),
  );
  return words.item({
    brand: isOfAllBrands(id) ? '' : nameIn(report.brands, brandId),
    measure: words.measures[id],
    place: nameIn(report.platforms, platform) || nameIn(report.topics, topic),
    value: `${figureText(language, MEASURE_KINDS[id], measure.value)} [${intervalText(language, MEASURE_KINDS[id], measure.low, measure.high)}]`,
    change: changeText,
  });
}

/** Other measures of the own brand: unchanged, possibly changed, inconclusive, without data. */
function others(report: PulseReport, words: PulseWords, language: ChannelLanguage): readonly string[] {
  const { brands, scope } = report;
  const isAlone = brands.length === 1;
  const rest = report.tiles.filter(
    ({ measure_id: id }) => id !== 'visibility' && !(isAlone && AMONG_BRANDS.includes(id)),
  );
  const noDomain = brands.some((brand) => brand.own && brand.no_domain === true);
  const isNotKnown = ({ measure_id: id, measure }: Tile): boolean =>
    id === 'citation_rate' && measure === null && (noDomain || citationsUnknown(scope));
  const named = (tiles: readonly Tile[], line: (measures: string) => string): readonly string[] =>
    tiles.length === 0
      ? []
      : [line(tiles.map(({ measure_id: id }) => words.measures[id]).join(language === 'zh-CN' ? '、' : ', '))];
  const of = (verdict: Change['verdict']): readonly Tile[] => rest.filter(({ change }) => change?.verdict === verdict);
  const thin = rest.filter(({ measure, change }) => measure !== null && (change === null || isThin(measure)));
  const clear = (tiles: readonly Tile[]): readonly Tile[] => tiles.filter((tile) => !thin.includes(tile));
  return [
    ...named(clear(of('noise')), words.same),
    ...named(clear(of('maybe')), words.unclear),
    ...named(thin, words.fewData),
    ...named(
      rest.filter((tile) => tile.measure === null && !isNotKnown(tile)),
      words.noData,
    ),
    ...(rest.some(isNotKnown) ? [noDomain ? words.noDomain : words.notCaptured] : []),
  ];
}
