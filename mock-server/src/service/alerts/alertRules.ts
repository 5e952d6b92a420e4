import { LISTED_RULES } from '#client/api/alertSchemas.ts';
import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';

type Rule = WorkplaceAlert['rule'];

const RULES: ReadonlySet<string> = new Set(LISTED_RULES);

/** Whether a text is a kind of alert. */
export const isRule = (text: string): text is Rule => RULES.has(text);

/** Parses a kind of alert. */
export const ruleOf = (text: string): Rule => (isRule(text) ? text : 'unknown');
