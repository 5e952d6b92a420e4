import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import type { RawAnswer } from '../analysis/table/RawAnswer.ts';
import type { SampleSource } from '../store/catalogue/SampleSource.ts';

const DAY = 86_400_000;

function project(id: string, own: string): ProjectDefinition {
  return {
    id,
    name: `项目 ${id}`,
    brands: [
      { id: 'own', name: own, own: true, aliases: [], match_case: false, domains: ['own.example'] },
      { id: 'rival', name: 'Rivalix', own: false, aliases: [], match_case: false, domains: ['rivalix.example'] },
    ],
    topics: [{ id: 't-a', name: '续航' }],
    platforms: [
      { id: 'kimi', name: 'Kimi' },
      { id: 'doubao', name: '豆包' },
    ],
    prompts: [1, 2, 3, 4, 5, 6].map((number) => ({
      id: `q${String(number)}`,
      text: `哪个牌子好？${String(number)}`,
      topic_id: number === 6 ? null : 't-a',
      tags: [],
      keyword_ids: number === 1 ? ['k1'] : [],
    })),
    keywords: [{ id: 'k1', label: '推荐' }],
    events: [],
  };
}

function* answers(own: string, today: string): Generator<RawAnswer> {
  const end = Date.parse(`${today}T04:00:00Z`);
  for (let day = 0; day < 14; day += 1) {
    for (let number = 1; number <= 6; number += 1) {
      for (const platform of ['kimi', 'doubao']) {
        const named = (day + number) % 3 !== 0;
        yield {
          id: `${platform}-${String(number)}-${String(day)}`,
          prompt_id: `q${String(number)}`,
          platform_id: platform,
          run: 1,
          asked_at: end - day * DAY,
          status: day === 3 && number === 2 ? 'refused' : 'ok',
          text: named ? `推荐 **${own}**，其次是 Rivalix。` : '推荐 Rivalix。',
          citations:
            platform === 'kimi' ? [{ position: 1, url: 'https://own.example/a?utm_source=x', title: '官网' }] : null,
        };
      }
    }
  }
}

/** Two projects of 168 answers each, the newest from today. */
export const smallSamples: SampleSource = {
  projects: () => [project('p1', 'Ownbrand'), project('p2', 'Otherbrand')],
  answers: (id, today) => answers(id === 'p1' ? 'Ownbrand' : 'Otherbrand', today),
};
