import type { IntlShape } from 'react-intl';
import type { PromptDetail } from '#client/api/detailSchemas.ts';
import type { Measure } from '#client/api/measureSchemas.ts';
import { formatCount, formatDifference, formatInterval, formatMeasure } from '#client/components/figures/formats.ts';
import { tendencyOf } from '#client/components/figures/measureKinds.ts';
import { isThinPrompt, MIN_ANSWERS } from '#client/lib/thinData.ts';

interface Rival {
  readonly name: string;
  readonly visibility: Measure;
}

/** Competitors that are mentioned, most often first. */
function rivalsOf({ brands, competitors }: PromptDetail): Rival[] {
  return competitors
    .flatMap(({ brand_id: id, visibility }): Rival[] => {
      const brand = brands.find((candidate) => candidate.id === id);
      const named = visibility !== null && visibility.numerator > 0;
      return brand === undefined || brand.own || !named ? [] : [{ name: brand.name, visibility }];
    })
    .sort((a, b) => b.visibility.numerator - a.visibility.numerator);
}

function rateSentence(intl: IntlShape, brand: string, visibility: Measure): string {
  const { value, low, high, n, numerator } = visibility;
  return intl.formatMessage(
    { id: 'promptDetails.verdict.rate' },
    {
      brand,
      count: n,
      n: formatCount(intl, n),
      named: formatCount(intl, numerator),
      value: formatMeasure(intl, 'visibility', value),
      interval: formatInterval(intl, 'visibility', low, high),
    },
  );
}

/** The own brand against its competitors, by the rule that set the prompt's status. */
function standingSentence(intl: IntlShape, detail: PromptDetail, rivals: readonly Rival[], own: number): string {
  const [top] = rivals;
  const rate = top === undefined ? '' : formatMeasure(intl, 'visibility', top.visibility.value);
  const about = { rival: top?.name ?? '', rate };
  switch (detail.status) {
    case 'won':
      if (top === undefined) return intl.formatMessage({ id: 'promptDetails.verdict.won.alone' });
      return top.visibility.numerator === own
        ? intl.formatMessage({ id: 'promptDetails.verdict.won.level' }, about)
        : intl.formatMessage({ id: 'promptDetails.verdict.won' }, about);
    case 'contested':
      return top === undefined
        ? intl.formatMessage({ id: 'promptDetails.verdict.contested.nobody' })
        : intl.formatMessage({ id: 'promptDetails.verdict.contested' }, about);
    case 'lost': {
      const names = intl.formatList(rivals.slice(0, 3).map(({ name }) => name));
      return own === 0
        ? intl.formatMessage({ id: 'promptDetails.verdict.lost.absent' }, { rivals: names })
        : intl.formatMessage({ id: 'promptDetails.verdict.lost' }, about);
    }
    case 'unstable': {
      const { stability } = detail.row;
      const value = stability === null ? '–' : formatMeasure(intl, 'stability', stability.value);
      return intl.formatMessage({ id: 'promptDetails.verdict.unstable' }, { value });
    }
    case 'refused':
      return intl.formatMessage(
        { id: 'promptDetails.verdict.refused' },
        { refused: formatCount(intl, detail.row.refused), asked: formatCount(intl, detail.runs.length) },
      );
    case 'thin':
      return intl.formatMessage({ id: 'promptDetails.verdict.thin' });
  }
}

/** Statuses that compare brands: they need fewer answers than figures do, which would look like a contradiction. */
const COMPARED: readonly PromptDetail['status'][] = ['won', 'contested', 'lost'];

function fewSentence(intl: IntlShape, { status }: PromptDetail, visibility: Measure): string[] {
  if (!COMPARED.includes(status) || !isThinPrompt(visibility)) return [];
  return [intl.formatMessage({ id: 'promptDetails.verdict.few' }, { least: MIN_ANSWERS })];
}

function changeSentence(intl: IntlShape, { row: { change } }: PromptDetail): string | null {
  if (change === null) return null;
  const { difference, verdict } = change;
  if (verdict === 'noise') return intl.formatMessage({ id: 'promptDetails.verdict.steady' });
  const better = tendencyOf('visibility', difference) === 'better';
  return intl.formatMessage(
    { id: better ? 'promptDetails.verdict.up' : 'promptDetails.verdict.down' },
    {
      amount: formatDifference(intl, 'visibility', Math.abs(difference)).replace(/^[+]/u, ''),
      sure: verdict,
    },
  );
}

/** The verdict on a prompt in sentences, built by rules from its figures alone. */
export function promptVerdict(intl: IntlShape, detail: PromptDetail): string[] {
  const own = detail.brands.find((brand) => brand.own);
  const { visibility } = detail.row;
  if (own === undefined) return [];
  const rivals = rivalsOf(detail);
  if (visibility === null) return detail.runs.length === 0 ? [] : [standingSentence(intl, detail, rivals, 0)];
  return [
    rateSentence(intl, own.name, visibility),
    standingSentence(intl, detail, rivals, visibility.numerator),
    ...fewSentence(intl, detail, visibility),
    ...(detail.status === 'thin' ? [] : [changeSentence(intl, detail) ?? []].flat()),
  ];
}
