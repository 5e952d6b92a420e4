import { tQuantile } from '#client/lib/stats/studentT.ts';
import type { TableDefinition } from './TableDefinition.ts';

/** One row per prompt, with or without answers. */
export const prompts: TableDefinition = {
  name: 'prompts',
  columns: [
    ...[{ name: 'prompt_id', type: 'text' } as const, { name: 'text', type: 'text' } as const],
    ...[
      { name: 'topic_id', type: 'text', optional: true } as const,
      { name: 'topic', type: 'text', optional: true } as const,
    ],
    ...[{ name: 'tags', type: 'json' } as const, { name: 'demand', type: 'text', optional: true } as const],
    { name: 'paused', type: 'boolean' },
  ],
  *rows({ table: { project } }) {
    const topics = new Map(project.topics.map(({ id, name }) => [id, name]));
    for (const { id, text, topic_id: topic, tags, demand, paused = false } of project.prompts) {
      const name = topic === null ? null : (topics.get(topic) ?? null);
      yield [id, text, topic, name, JSON.stringify(tags), demand?.band ?? null, paused];
    }
  },
};

/** One row per tracked brand, the own one first. */
export const brands: TableDefinition = {
  name: 'brands',
  columns: [
    ...[{ name: 'brand_id', type: 'text' } as const, { name: 'name', type: 'text' } as const],
    ...[{ name: 'own', type: 'boolean' } as const, { name: 'rank', type: 'integer' } as const],
    ...[{ name: 'aliases', type: 'json' } as const, { name: 'domains', type: 'json' } as const],
    { name: 'match_case', type: 'boolean' },
  ],
  *rows({ table: { project } }) {
    for (const [rank, { id, name, own, aliases, domains, match_case: matchCase }] of project.brands.entries()) {
      yield [id, name, own, rank, JSON.stringify(aliases), JSON.stringify(domains), matchCase];
    }
  },
};

const STEPS = 16;
const MOST_DEGREES = 2000;

/**
 * Quantiles of Student's t, which databases lack: one row per sixteenth of a degree of freedom, from 1 to the maximum for the project's
 * prompts. `t_975` bounds the 95 % interval, `t_900` the 80 % one.
 */
export const quantiles: TableDefinition = {
  name: 'quantiles',
  columns: [
    ...[{ name: 'step', type: 'integer' } as const, { name: 'degrees', type: 'number' } as const],
    ...[{ name: 't_975', type: 'number' } as const, { name: 't_900', type: 'number' } as const],
  ],
  *rows({ table: { project } }) {
    const most = Math.min(MOST_DEGREES, Math.max(1, project.prompts.length)) * STEPS;
    for (let step = STEPS; step <= most; step += 1) {
      const degrees = step / STEPS;
      yield [step, degrees, tQuantile(0.975, degrees), tQuantile(0.9, degrees)];
    }
  },
};
