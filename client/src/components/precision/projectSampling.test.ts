import { expect, test } from 'vitest';
import { EXAMPLE_SAMPLING, projectSampling } from './projectSampling.ts';

function samplingOf(all: number, platforms: number, ok: number, asked: number, visibility: number | null) {
  const tile = { measure_id: 'visibility', measure: visibility === null ? null : { value: visibility } };
  const overview = { scope: { answers: { ok }, prompts: asked }, tiles: [tile] };
  return projectSampling({ counts: { all, paused: 0 }, platforms } as never, overview as never);
}

test('the sliders start from what the project has', () => {
  expect(samplingOf(12, 3, 144, 12, 0.2)).toEqual({ rate: 0.2, prompts: 12, platforms: 3, runs: 4 });
});

test('what a project does not have yet starts from the example, not from 1', () => {
  expect(samplingOf(0, 0, 0, 0, null)).toEqual(EXAMPLE_SAMPLING);
  expect(samplingOf(12, 3, 0, 0, null)).toEqual({ ...EXAMPLE_SAMPLING, prompts: 12, platforms: 3 });
});

test('they start from the whole percent that the slider shows, as the address of another page has it', () => {
  expect(samplingOf(43, 8, 700, 43, 0.5788)).toEqual({ rate: 0.58, prompts: 43, platforms: 8, runs: 2 });
});
