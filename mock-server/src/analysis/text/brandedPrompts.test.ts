import { describe, expect, it } from 'vitest';
import { promptHead } from '#server/analysis/reports/prompts/promptHead.ts';
import { tableForTest } from '#server/testing/tableForTest.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { brandedPrompts } from './brandedPrompts.ts';

function flagsOf(texts: readonly string[]): number[] {
  const { project } = tableForTest([]);
  const [own, rival] = project.brands;
  const asked: ProjectDefinition = {
    ...project,
    brands: [
      { ...own, id: 'A', own: true, domains: [], match_case: false, name: '华为', aliases: ['Huawei'] },
      { ...rival, id: 'B', own: false, domains: [], match_case: true, name: 'Away', aliases: [] },
    ],
    prompts: texts.map((text, i) => ({ id: String(i), text, topic_id: null, tags: [], keyword_ids: [] })),
  };
  return [...brandedPrompts(asked)];
}

describe('brandedPrompts', () => {
  it('flags prompts that name the own brand or a rival, in any spelling that counts in answers', () => {
    expect(flagsOf(['华为手机好用吗', 'is ＨＵＡＷＥＩ any good?', 'Away luggage review', 'best phone'])).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('does not flag common words and pieces of words', () => {
    expect(flagsOf(['a phone to give away', 'Awayday ideas', ''])).toEqual([0, 0, 0]);
  });

  it('is made once per project', () => {
    const { project } = tableForTest([]);
    expect(brandedPrompts(project)).toBe(brandedPrompts(project));
  });
});

it('the head of a prompt reads no text of another', () => {
  const { project } = tableForTest([]);
  const other = {
    ...{ id: 'other', topic_id: null, tags: [], keyword_ids: [] },
    get text(): string {
      throw new Error('The text of another prompt was read');
    },
  };
  const asked = { ...project, prompts: [other, ...project.prompts] };
  expect(promptHead(asked, 1)).toMatchObject({ id: project.prompts[0]?.id, branded: false, intent: 'informational' });
});
