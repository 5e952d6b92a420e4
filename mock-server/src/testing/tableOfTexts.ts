import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import type { AnswerTable } from '../analysis/table/AnswerTable.ts';
import { buildTable } from './buildTable.ts';

type Brand = ProjectDefinition['brands'][number];

/** A brand; `own` is the id of the followed one. */
export function brandForTest(id: string, name: string, aliases: readonly string[] = []): Brand {
  return { id, name, own: id === 'own', aliases, match_case: false, domains: [] };
}

/** A table of these answers, each to its own prompt, one millisecond apart. */
export function tableOfTexts(brands: readonly Brand[], texts: readonly string[]): AnswerTable {
  const promptId = (index: number): string => `q${String(index)}`;
  return buildTable(
    {
      id: 'p',
      name: 'p',
      brands,
      topics: [],
      platforms: [{ id: 'kimi', name: 'Kimi' }],
      prompts: texts.map((_, i) => ({ id: promptId(i), text: 'q', topic_id: null, tags: [], keyword_ids: [] })),
      keywords: [],
      events: [],
    },
    texts.map((text, i) => ({
      id: `a${String(i)}`,
      prompt_id: promptId(i),
      platform_id: 'kimi',
      run: 1,
      asked_at: Date.parse('2026-03-10T04:00:00Z') + i,
      status: 'ok',
      text,
      citations: null,
    })),
  );
}
