import { expect, test } from 'vitest';
import { sampleAnswers, sampleDefinitions } from '#fixtures/sample.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import { changeEffect } from './changeEffect.ts';

const TODAY = '2026-11-20';
const ZONE = 'America/New_York';

test('the English sample shows a publication that worked, one without effect and one too young to tell', () => {
  const project = sampleDefinitions(TODAY).find(({ id }) => id === 'calvora')!;
  const table = buildTable(project, sampleAnswers(project.id, TODAY));
  const changes = project.changes ?? [];
  const verdicts = changes.map(
    (change) => changeEffect(table, change, { others: changes, today: TODAY, timeZone: ZONE }).finding.verdict,
  );
  expect(verdicts).toEqual(['worked', 'none', 'not_yet']);
});
