import * as v from 'valibot';
import { actionBoardSchema, actionColumnSchema, ofOtherDays } from '#client/api/actionSchemas.ts';
import type { BoardAction } from '#client/api/actionSchemas.ts';
import { factsSchema } from '#client/api/brandCentreSchemas.ts';
import { defineTool } from '../shapes/defineTool.ts';
import { changeOf, figureOf, MEASURES } from '../shapes/figures.ts';
import { answerPage, pageOf } from '../shapes/pages.ts';
import { measureOfAction } from '../shapes/ruleMeasures.ts';
import {
  daysIn,
  inDays,
  pageEntries,
  pageNote,
  projectEntry,
  scopeEntries,
  loadScope,
  windowsOf,
  zoneEntry,
} from '../shapes/scope.ts';
import { windowOf } from './projectTools.ts';

export const factsAndErrors = defineTool({
  name: 'facts_and_errors',
  title: 'Facts and errors',
  description:
    'Your fact sheet: how many answers get each fact right, and the wrong values that answers give, most severe first. Figures are of the window, except those under on_all_days, which are of all recorded answers. example_answer is the newest answer of the window that gives the value, or else the newest of all.',
  input: v.strictObject(scopeEntries),
  run: async ({ project, ...slice }, api) => {
    const scope = await loadScope(project, slice, api);
    const report = await api.get('/api/front/brand/facts', factsSchema, scope.filters, project);
    const page = pageOf(api.consoleUrl, 'brandIndex', inDays(scope, report.scope), { tab: 'facts' });
    return {
      ...windowOf(report.scope, scope),
      facts: report.facts.map((fact) => ({
        ...{ id: fact.id, statement: fact.statement, value: fact.value, severity: fact.severity },
        ...{ answers_right: fact.supported, answers_wrong: fact.contradicted, answers_unclear: fact.unknown },
        accuracy: figureOf('accuracy', fact.accuracy, { page }),
      })),
      errors: report.errors.map((error) => ({
        ...{ id: error.id, fact: error.statement, expected: error.expected, said: error.said },
        ...{ severity: error.severity, status: error.status, answers: error.answers },
        reach: figureOf('reach', error.reach, { page }),
        on_all_days: {
          ...{ first_seen: error.first_seen_at, last_seen: error.last_seen_at },
          platforms: error.platforms.map(({ name, answers }) => ({ name, answers })),
          cited_pages: error.sources.map(({ url, answers }) => ({ url, answers })),
        },
        example_answer: answerPage(api.consoleUrl, project, error.example.answer_id),
      })),
      page,
    };
  },
});

const columns = actionColumnSchema.options;

/** The days of an action's figures, where they are not those of the board. */
function daysOf(action: BoardAction, zone: string) {
  const other = ofOtherDays(action);
  return other !== null && { window: daysIn(other, zone) };
}

export const actions = defineTool({
  name: 'actions',
  title: 'Actions',
  description: 'Next steps, suggested by rules or added by people, most urgent first, each with the figures behind it.',
  input: v.strictObject({
    ...projectEntry,
    ...pageEntries,
    ...zoneEntry,
    column: v.optional(v.picklist(columns, `Use one of ${columns.join(', ')}.`)),
  }),
  run: async ({ project, column, page, page_size, time_zone }, api) => {
    const board = await api.get('/api/front/optimize/actions', actionBoardSchema, { time_zone }, project);
    const all = board.list.filter((action) => column === undefined || action.column === column);
    const list = all.slice((page - 1) * page_size, page * page_size);
    return {
      ...windowsOf(board.window, time_zone),
      actions: list.map((action) => {
        const address = pageOf(api.consoleUrl, 'optimizeIndex', { project, filters: {} }, { action: action.id });
        return {
          ...{ id: action.id, rule: action.rule, kind: action.kind, column: action.column, due: action.due },
          ...{ title: action.title, url: action.url, site: action.host, fact: action.fact },
          prompts: action.prompts,
          ...daysOf(action, time_zone),
          ...{ effort: action.effort, demand: action.demand },
          evidence_answers: action.rule === 'own' ? null : action.answers,
          figures: action.figures.map((figure) => {
            const measure = measureOfAction(figure);
            return {
              of: figure.id,
              brand_id: figure.brand_id,
              ...figureOf(measure, figure.measure, { onePrompt: figure.one_prompt, page: address }),
              ...(figure.change !== null && { change: changeOf(figure.change, MEASURES[measure].form) }),
            };
          }),
          page: address,
        };
      }),
      ...pageNote(all.length, { page, page_size }),
    };
  },
});
