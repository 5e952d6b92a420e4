import * as v from 'valibot';
import { PROVIDER_IDS, SEARCH_MODES } from '#client/api/schemas/collectProviderSchemas.ts';
import { baseField, idField, numberField, textField, timeZoneField } from './fields.ts';

const MOST_ANSWERS = 10_000_000;
const MOST_USD = 1_000_000;
const MOST_PLATFORMS = 50;

const providerField = v.picklist(PROVIDER_IDS);
const daysField = v.pipe(v.array(numberField(1, 7)), v.maxLength(7));
const repeatsField = numberField(1, 20);
const capAnswersField = numberField(1, MOST_ANSWERS);
const capCostField = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MOST_USD));
const modelField = v.pipe(textField(200), v.nonEmpty(), v.regex(/^[\w./:@-]+$/u, 'model'));

export const tryRequest = v.object({ provider_id: providerField, model: v.optional(modelField) });

export const estimateRequest = v.object({
  provider_ids: v.pipe(v.array(providerField), v.maxLength(MOST_PLATFORMS)),
  repeats: repeatsField,
  days: daysField,
  prompts: numberField(0, MOST_ANSWERS),
  cap_answers: capAnswersField,
  cap_cost: capCostField,
});

export const planRequest = v.object({
  plan: v.object({
    platforms: v.pipe(
      v.array(
        v.object({
          provider_id: providerField,
          name: v.pipe(textField(200), v.nonEmpty()),
          model: v.nullable(modelField),
          search_mode: v.nullable(v.picklist(SEARCH_MODES)),
          country: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/u, 'country'))),
        }),
      ),
      v.maxLength(MOST_PLATFORMS),
    ),
    repeats: repeatsField,
    days: daysField,
    hour: numberField(0, 23),
    time_zone: timeZoneField,
    cap_answers: capAnswersField,
    cap_cost: capCostField,
  }),
  base: baseField,
});

export const runRequest = v.object({ id: idField });

export const resumeRequest = v.object({ id: idField, redo_unsure: v.optional(v.boolean(), false) });
