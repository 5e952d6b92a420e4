import * as v from 'valibot';
import { namedRefSchema } from './namedRefSchemas.ts';

export const optionListSchema = v.object({ list: v.array(namedRefSchema) });
export const keywordOptionsSchema = v.object({ list: v.array(v.object({ id: v.string(), label: v.string() })) });
export type KeywordOption = v.InferOutput<typeof keywordOptionsSchema>['list'][number];
