import { expect, test } from 'vitest';
import { actionFigureSchema } from '#client/api/actionSchemas.ts';
import { LISTED_RULES } from '#client/api/alertSchemas.ts';
import type { ListedAlert } from '#client/api/alertSchemas.ts';
import { measureOfAction, measureOfAlert } from './ruleMeasures.ts';

const none = {
  id: 'a',
  severity: 'low',
  brand_id: null,
  platform_id: null,
  topic_id: null,
  date: null,
  value: null,
} as const;
const alert = (rule: ListedAlert['rule']): ListedAlert => ({ ...none, rule, measure_id: 'stability' });
const figure = { brand_id: null, measure_id: 'stability', measure: null, previous: null, change: null } as const;

test('the figures of every rule have the name of what they measure', () => {
  const alerts = LISTED_RULES.map((rule) => measureOfAlert(alert(rule)));
  const figures = actionFigureSchema.entries.id.pipe[1].examples.map((id) =>
    measureOfAction({ ...figure, id, one_prompt: false, selection: null }),
  );
  expect([...alerts, ...figures]).not.toContain('rate');
});

test('a rule that goes by no figure has none, and one of tomorrow says no more than is known', () => {
  expect(measureOfAlert(alert('model_changed'))).toBeNull();
  expect(measureOfAlert(alert('unknown'))).toBe('rate');
  expect(measureOfAlert(alert('measure_drop'))).toBe('stability');
});
