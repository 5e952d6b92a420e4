import type { ActionWindow, BoardAction } from '#client/api/actionSchemas.ts';
import type { WhyMoved } from '#client/api/answerIndexSchemas.ts';
import type { Facts } from '#client/api/brandCentreSchemas.ts';
import { AMONG_BRANDS } from '#client/api/measureSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { ChangeItem, Leader, Tile, TimelineEvent } from '#client/api/reportSchemas.ts';
import type { ReportEffect } from '#client/api/schemas/issuedReportSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { isThin } from '#client/lib/thinData.ts';
import type {
  LetterEvent,
  LetterFacts,
  LetterPartOf,
  ModelChange,
  Moved,
  MovedElsewhere,
  Standing,
} from './LetterMaterial.ts';
import { nextSteps } from './nextSteps.ts';

/** Input of a letter: the product's own reports of one window. */
export interface LetterSources {
  readonly overview: Pick<
    Overview,
    'scope' | 'brands' | 'platforms' | 'topics' | 'tiles' | 'changes' | 'events' | 'leaderboard'
  >;
  /** Splits of the own brand's visibility by platform and by topic. */
  readonly splits: readonly WhyMoved[];
  /** Only with the errors of the window, the most severe first. */
  readonly facts: Facts;
  readonly models: readonly ModelChange[];
  readonly effects: readonly ReportEffect[];
  /** In the order of the board. */
  readonly actions: readonly BoardAction[];
  /** The days of the board; null: it has none. */
  readonly actionWindow: ActionWindow;
}

const MOST_ELSEWHERE = 4;
const MOST_PARTS = 2;
const MOST_EFFECTS = 3;
const MOST_STEPS = 3;
/** A segment with a smaller share of a change is not given as a reason. */
const LEAST_PART = 0.2;
/** A smaller effect would be written as 0.0. */
const LEAST_SHOWN = 0.0005;
/** "Most of the drop" is used if the parts make up more than this share of it together. */
const MOST_OF_IT = 0.5;

function standingOf({ scope, tiles }: LetterSources['overview']): Standing {
  const tile = tiles.find(({ measure_id: id }) => id === 'visibility');
  if (!tile?.measure) return 'none';
  if (isThin(tile.measure)) return 'thin';
  if (tile.change !== null) return 'compared';
  if (tile.previous !== null) return 'thin_before';
  return scope.project_first_date !== null && scope.project_first_date < scope.start_time ? 'gap' : 'new';
}

function movedOf({ measure_id: id, measure, previous, change }: Tile): readonly Moved[] {
  return measure === null || previous === null || change === null ? [] : [{ id, measure, previous, change }];
}

const eventOf = ({ kind, date, title_zh: zh, title_en: en }: TimelineEvent): LetterEvent => ({
  ...{ kind, date },
  title: { 'zh-CN': zh, 'en-US': en },
});

function elsewhereOf(items: readonly ChangeItem[], overview: LetterSources['overview']): readonly MovedElsewhere[] {
  const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id: string): string =>
    list.find((one) => one.id === id)?.name ?? id;
  return items.map(
    ({ measure_id: id, measure, previous, change, brand_id: brand, platform_id: platform, topic_id: topic }) => ({
      ...{ id, measure, previous, change },
      brand: nameOf(overview.brands, brand),
      own: overview.brands.some((one) => one.id === brand && one.own),
      place:
        platform !== null
          ? { kind: 'platform', name: nameOf(overview.platforms, platform) }
          : topic === null
            ? null
            : { kind: 'topic', name: nameOf(overview.topics, topic) },
    }),
  );
}

const whole = ({ platform_id: platform, topic_id: topic }: ChangeItem): boolean => platform === null && topic === null;

/**
 * The one or two platforms that account for most of the change, in its direction; topics if there is one platform only. Empty if none
 * do: all platforms together account for any change, so they are never all named.
 */
function partsOf(splits: readonly WhyMoved[]): readonly LetterPartOf[] {
  const split = splits.find(({ effects }) => effects.length > 1);
  const difference = split?.difference ?? 0;
  if (split === undefined || difference === 0) return [];
  const largest = split.effects
    .map(({ name, rate, mix }) => ({ name, effect: rate + mix }))
    .filter(({ name, effect }) => name !== '' && Math.abs(effect) >= LEAST_SHOWN && effect / difference >= LEAST_PART)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
    .slice(0, Math.min(MOST_PARTS, split.effects.length - 1));
  const carried = largest.reduce((sum, { effect }) => sum + effect / difference, 0);
  return carried > MOST_OF_IT ? largest : [];
}

function rankOf({ brands, leaderboard }: LetterSources['overview'], standing: Standing): LetterFacts['rank'] {
  const own = brands.find((brand) => brand.own);
  const place = leaderboard.find(({ brand_id: id }) => id === own?.id);
  if (place === undefined || standing === 'thin' || standing === 'none') return null;
  // The rank of a brand that no answer mentions is no place in the answers.
  if (place.visibility.numerator === 0) return null;
  const nameOf = (id: string): string => brands.find((brand) => brand.id === id)?.name ?? id;
  const tiedWith = ({ rank, brand_id: brand }: Leader): string[] =>
    leaderboard.filter((one) => one.rank === rank && one.brand_id !== brand).map(({ brand_id: id }) => nameOf(id));
  const [first] = leaderboard;
  const isAhead = first !== undefined && first.rank < place.rank;
  return {
    rank: place.rank,
    of: leaderboard.length,
    tiedWith: tiedWith(place),
    leader: isAhead ? { name: nameOf(first.brand_id), visibility: first.visibility, tiedWith: tiedWith(first) } : null,
  };
}

function factsOf({ facts, errors }: Facts): LetterFacts['facts'] {
  return {
    count: facts.length,
    judged: facts.reduce((sum, { supported, contradicted }) => sum + supported + contradicted, 0),
    errors: errors.map(({ statement, said, answers, reach }) => ({ statement, said, answers, reach })),
  };
}

/** Effects with a verdict, then those still pending; the newest first. */
function effectsOf(effects: readonly ReportEffect[], end: string): readonly ReportEffect[] {
  const past = effects
    .filter(({ published_on: on }) => on <= end)
    .sort((a, b) => compareCodes(b.published_on, a.published_on));
  const told = past.filter(({ effect }) => ['worked', 'lost', 'none'].includes(effect.verdict));
  const coming = past.filter(({ effect }) => effect.verdict === 'not_yet');
  return [...told, ...coming].slice(0, MOST_EFFECTS);
}

function recordedDays(scope: LetterSources['overview']['scope']): LetterFacts['recorded'] {
  const { start_time: start, end_time: end, project_first_date: first, project_last_date: last } = scope;
  return {
    start: first !== null && first > start ? first : start,
    end: last !== null && last < end ? last : end,
  };
}

/** The tiles besides visibility that tell something: not those that need a domain or a competitor that the brand does not have. */
function countedTiles({ tiles, brands }: LetterSources['overview'], noDomain: boolean): readonly Tile[] {
  const isAlone = brands.length === 1;
  const needless = (id: Tile['measure_id']): boolean =>
    id === 'visibility' || (noDomain && id === 'citation_rate') || (isAlone && AMONG_BRANDS.includes(id));
  return tiles.filter(({ measure_id: id }) => !needless(id));
}

/** The facts of a window's letter, selected from the reports of that window. Computes no figures. */
export function letterFacts(sources: LetterSources): LetterFacts {
  const { overview, splits, facts, models, effects, actions, actionWindow: board } = sources;
  const { scope, brands, tiles, changes, events } = overview;
  const standing = standingOf(overview);
  const own = brands.find((brand) => brand.own);
  const isOwnWhole = (item: ChangeItem): boolean => whole(item) && item.brand_id === own?.id;
  const noDomain = own?.no_domain === true;
  const counted = countedTiles(overview, noDomain);
  const headline = tiles.filter(({ measure_id: id }) => id === 'visibility').flatMap(movedOf)[0];
  const cause = changes.find((item) => isOwnWhole(item) && item.measure_id === 'visibility')?.cause;
  const causeIds = cause?.kind === 'event' ? [cause.id, ...(cause.also ?? [])] : [];
  const moves = counted.flatMap(movedOf);
  const ofVerdict = (verdict: Moved['change']['verdict']): readonly Moved[] =>
    moves.filter(({ change }) => change.verdict === verdict);
  const otherUpdates = events.filter(({ id, kind }) => kind === 'engine_update' && !causeIds.includes(id));
  const updateOf = ({ updates }: ModelChange) => otherUpdates.find(({ id }) => updates.includes(id));
  const told = new Set(models.map(updateOf));
  const isSame = standing === 'compared';
  const { refused, empty, failed } = scope.answers;
  return {
    brand: own?.name ?? '',
    standing,
    window: { start: scope.start_time, end: scope.end_time },
    recorded: recordedDays(scope),
    previous: { start: scope.previous_start_time, end: scope.previous_end_time },
    answers: scope.answers.ok,
    prompts: scope.prompts,
    unusable: refused + empty + failed,
    estimated: scope.sentiment_source === 'estimated' || scope.sentiment_source === 'mixed',
    noDomain,
    visibility: tiles.find(({ measure_id: id }) => id === 'visibility')?.measure ?? null,
    headline: isSame ? (headline ?? null) : null,
    moved: ofVerdict('real'),
    maybe: ofVerdict('maybe'),
    steady: ofVerdict('noise'),
    unjudged: counted.flatMap(({ measure_id: id, measure, change }) =>
      measure === null || change !== null ? [] : [{ id, measure }],
    ),
    elsewhere: elsewhereOf(changes.filter((item) => !isOwnWhole(item)).slice(0, MOST_ELSEWHERE), overview),
    rank: rankOf(overview, standing),
    parts: partsOf(splits),
    causes: events.filter(({ id }) => causeIds.includes(id)).map(eventOf),
    engineUpdates: otherUpdates.filter((event) => !told.has(event)).map(eventOf),
    models: models.map((model) => {
      const update = updateOf(model);
      const { platform, from, to } = model;
      return { platform, from, to, update: update === undefined ? null : eventOf(update) };
    }),
    facts: factsOf(facts),
    effects: effectsOf(effects, scope.end_time),
    next: nextSteps(actions, overview)
      .slice(0, MOST_STEPS)
      .map(({ step }) => step),
    nextWindow:
      board === null || (board.start_time === scope.start_time && board.end_time === scope.end_time)
        ? null
        : { start: board.start_time, end: board.end_time },
  };
}
