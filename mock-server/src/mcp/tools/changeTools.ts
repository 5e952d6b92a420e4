import * as v from 'valibot';
import { answerIndexSchema, whyMovedSchema } from '#client/api/answerIndexSchemas.ts';
import type { AnswerIndex, Effect } from '#client/api/answerIndexSchemas.ts';
import { intervalDifference } from '#server/analysis/stats/intervalDifference.ts';
import type { AssistantApi } from '../shapes/AssistantApi.ts';
import { defineTool } from '../shapes/defineTool.ts';
import { changeOf, differenceWords, figureOf, MEASURES, missingWords, signed } from '../shapes/figures.ts';
import { pageOf } from '../shapes/pages.ts';
import {
  brandEntry,
  inDays,
  projectEntry,
  previousDays,
  scopeEntries,
  loadScope,
  sliceEntries,
} from '../shapes/scope.ts';
import type { Days, Scope, SliceArgs } from '../shapes/scope.ts';
import { windowOf } from './projectTools.ts';

const slice = v.strictObject(sliceEntries, 'Use an object with start, end, platforms or topics.');

export const compareSlices = defineTool({
  name: 'compare_slices',
  title: 'Compare two slices',
  description:
    'All measures of your brand in two slices (different days, platforms or topics), with the difference (second minus first), its interval, and whether the difference is real.',
  input: v.strictObject({ ...projectEntry, first: slice, second: slice }),
  run: async ({ project, first, second }, api) => {
    const [one, two] = await Promise.all([loadSlice(project, first, api), loadSlice(project, second, api)]);
    return {
      first: sideOf(one),
      second: sideOf(two),
      differences: two.measures.map(({ measure_id: id, measure }) => {
        const other = one.measures.find((row) => row.measure_id === id)?.measure ?? null;
        const { form } = MEASURES[id];
        if (measure === null || other === null) {
          const words =
            measure === other ? missingWords(id, ownOf(two.report), two.report.scope) : 'No data on one side.';
          return { measure: id, words };
        }
        const { difference, low, high, apart } = intervalDifference(other, measure);
        const span = differenceWords({ difference, low, high }, form);
        return {
          measure: id,
          difference,
          interval_95: [low, high],
          apart,
          words: `${apartWords(apart)}: ${span}`,
        };
      }),
      method:
        'The interval of a difference combines those of both sides as if they shared no prompts (Newcombe 1998). If they do share prompts or answers, it is somewhat too wide. To compare one slice over two windows, overview gives the paired change.',
    };
  },
});

function apartWords(apart: boolean | null): string {
  if (apart === null) return 'Too few answers to judge';
  return apart ? 'A real difference' : 'No clear difference';
}

interface Side {
  readonly scope: Scope;
  readonly report: AnswerIndex;
  readonly measures: AnswerIndex['rows'][number]['measures'];
  readonly page: string;
}

async function loadSlice(project: string, args: SliceArgs, api: AssistantApi): Promise<Side> {
  const scope = await loadScope(project, args, api);
  const report = await api.get('/api/front/answer/index', answerIndexSchema, scope.filters, project);
  const all = report.rows.find(({ platform_id: id }) => id === null);
  return {
    scope,
    report,
    measures: all?.measures ?? [],
    page: pageOf(api.consoleUrl, 'answerIndex', inDays(scope, report.scope)),
  };
}

/** The brand with its domains, which the reply about a change does not contain. */
async function loadBrand(brandId: string, { project, filters }: Scope, api: AssistantApi) {
  const { brands } = await api.get('/api/front/answer/index', answerIndexSchema, filters, project);
  return brands.find(({ id }) => id === brandId);
}

const ownOf = ({ brands }: Pick<AnswerIndex, 'brands'>) => brands.find(({ own }) => own);

function sideOf({ scope, report, measures, page }: Side) {
  const { compared_with: _, ...own } = windowOf(report.scope, scope);
  return {
    ...own,
    figures: measures.map(({ measure_id: id, measure }) =>
      figureOf(id, measure, { brand: ownOf(report), scope: report.scope, page }),
    ),
    page,
  };
}

const measureIds = ['visibility', 'first_mention_rate', 'share_of_voice', 'citation_rate'] as const;

export const whyMoved = defineTool({
  name: 'why_measure_moved',
  title: 'Why a measure moved',
  description:
    'How a measure changed from the previous window, split exactly over platforms, topics or prompts: how much came from changed rates, and how much from a changed mix of answers.',
  input: v.strictObject({
    ...scopeEntries,
    measure: v.pipe(
      v.picklist(measureIds, `Use one of ${measureIds.join(', ')}.`),
      v.description('Measures whose change can be split exactly.'),
    ),
    by: v.optional(
      v.pipe(
        v.picklist(['platform', 'topic', 'prompt'], 'Use platform, topic or prompt.'),
        v.description('Split over.'),
      ),
      'platform',
    ),
    brand_id: v.optional(brandEntry),
  }),
  run: async ({ project, measure, by, brand_id: brand, ...rest }, api) => {
    const scope = await loadScope(project, rest, api);
    const query = { ...scope.filters, measure_id: measure, by, brand_id: brand };
    const report = await api.get('/api/front/answer/change', whyMovedSchema, query, project);
    const pageIn = (days: Days): string =>
      pageOf(api.consoleUrl, 'answerIndex', inDays(scope, days), { why: measure, by, why_brand: brand });
    const page = pageIn(report.scope);
    const isMissing = report.before === null && report.after === null;
    const split = isMissing ? await loadBrand(report.brand_id, scope, api) : undefined;
    return {
      ...windowOf(report.scope, scope),
      brand_id: report.brand_id,
      before: figureOf(measure, report.before, {
        brand: split,
        scope: report.scope,
        page: pageIn(previousDays(report.scope)),
      }),
      now: figureOf(measure, report.after, { change: report.change, brand: split, scope: report.scope, page }),
      verdict: isMissing ? missingWords(measure, split, report.scope) : changeOf(report.change, 'ratio').words,
      difference_of_now_and_before: report.difference,
      parts: report.effects.map(partOf),
      note: 'Parts add up exactly to difference_of_now_and_before. The change and its verdict compare only prompts asked in both windows, so their difference may be another. A part has no interval of its own, so call the change real only if the verdict does.',
      page,
    };
  },
});

function partOf({ id, name, rate, mix, numerators, denominators }: Effect) {
  // Only a topic may be none.
  const shown = id === null ? 'Prompts without a topic' : name;
  const points = `${signed(rate, 'ratio')} from its rate, ${signed(mix, 'ratio')} from its weight`;
  return {
    ...{ id, name: shown, from_rate: rate, from_mix: mix, sum: rate + mix },
    words: `${shown}: ${signed(rate + mix, 'ratio')} of the difference (${points})`,
    ...{ numerators, denominators },
  };
}
