import { expect, test } from 'vitest';
import { measureIdSchema } from '#client/api/measureSchemas.ts';
import type { ReportScope } from '#client/api/reportSchemas.ts';
import { noDataId } from './noDataId.ts';

const scope = (ok: number, answers_not_captured: number) =>
  ({ answers: { ok }, answers_not_captured }) as unknown as ReportScope;

test.each([
  ['all answers have captured citations, and none cites', scope(20, 0), 'figures.noData.noCitations'],
  ['no answer has captured citations', scope(20, 20), 'figures.noData.notCaptured'],
  ['only some have: a row of the table may be of either kind', scope(20, 8), 'figures.noData.citation_rate'],
  ['that is not known', undefined, 'figures.noData.citation_rate'],
])('a citation rate without a value where %s', (_case, given, id) => {
  expect(noDataId('citation_rate', given)).toBe(id);
});

test.each(measureIdSchema.options)('%s without any usable answer is not said to lack anything else', (id) => {
  expect(noDataId(id, scope(0, 0))).toBe('figures.noData.visibility');
});

test('other measures do not depend on citations', () => {
  expect(noDataId('visibility', scope(20, 20))).toBe('figures.noData.visibility');
});
