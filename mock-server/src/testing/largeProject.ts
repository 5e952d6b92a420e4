import type { RawAnswer } from '../analysis/table/RawAnswer.ts';
import type { ImportedProject } from '../store/projectFiles/storedSchemas.ts';
import { TODAY } from './smallSeed.ts';
import type { WideProject } from './wideProject.ts';

const DAY = 86_400_000;
const AT = '2026-03-09T00:00:00.000Z';
const DAYS = 60;

/** The number of things of each kind. */
export interface ProjectSize {
  readonly answers: number;
  readonly prompts: number;
  readonly topics: number;
  readonly platforms: number;
  readonly brands: number;
  /** Per brand, one letter each. */
  readonly aliases: number;
}

/** The largest project that a member can create by hand, with as many answers as a season brings. */
export const LARGE: ProjectSize = {
  answers: 40_000,
  prompts: 5000,
  topics: 4000,
  platforms: 12,
  brands: 32,
  aliases: 50,
};

const list = (count: number, prefix: string, name: string): { id: string; name: string }[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${prefix}${String(index)}`, name: `${name} ${String(index)}` }));

/** Letters of many scripts, each of them once. */
function letters(): () => string {
  let next = 0x61;
  return () => {
    while (!/\p{L}/u.test(String.fromCodePoint(next))) next += 1;
    next += 1;
    return String.fromCodePoint(next - 1);
  };
}

/** A deterministic project that is large in every dimension at once. */
export function largeProject(size: ProjectSize): WideProject {
  const letter = letters();
  const project: ImportedProject = {
    ...{ id: 'large', name: 'Large', origin: 'import', created_at: AT, updated_at: AT, answer_count: size.answers },
    keywords: list(20, 'k', 'Keyword').map(({ id, name }) => ({ id, label: name })),
    events: [{ id: 'ev', date: '2026-02-20', kind: 'engine_update', title_zh: '引擎更新', title_en: 'Engine update' }],
    brands: list(size.brands, 'b', 'Brand').map((brand, index) => ({
      ...{ ...brand, own: index === 0, match_case: false },
      aliases: Array.from({ length: size.aliases }, letter),
      domains: [`brand${String(index)}.example`],
    })),
    topics: list(size.topics, 't', 'Topic'),
    platforms: list(size.platforms, 'e', 'Engine'),
    prompts: Array.from({ length: size.prompts }, (_, index) => ({
      id: `p${String(index)}`,
      text: `Which product ${String(index)} is best for need ${String(index % 97)} at home, and why?`,
      topic_id: `t${String(index % size.topics)}`,
      tags: [`tag ${String(index % 500)}`],
      keyword_ids: [`k${String(index % 20)}`],
    })),
  };
  return { project, answers: Array.from({ length: size.answers }, (_, index) => answerOf(index, size)) };
}

function answerOf(index: number, { prompts, platforms, brands }: ProjectSize): RawAnswer {
  const named = [1, 7, 11].map((step) => `Brand ${String((index * step) % brands)}`);
  return {
    ...{ id: `ans-${index.toString(16).padStart(16, '0')}`, prompt_id: `p${String(index % prompts)}`, run: 1 },
    ...{ status: index % 50 === 7 ? 'refused' : 'ok', platform_id: `e${String(Math.floor(index / 7) % platforms)}` },
    asked_at: Date.parse(`${TODAY}T04:00:00Z`) - (index % DAYS) * DAY - (index % 3000) * 1000,
    text:
      index % 3 === 0
        ? `There is much to say of need ${String(index)}: look at the price, the weight and how long it lasts.`
        : `${named.join(' is good and reliable, but too expensive; ')} is the best for most people. It costs ${String(index % 900)} dollars.`,
    citations: [0, 1].map((place) => ({
      position: place + 1,
      url: `https://site${String((index * (place + 3)) % 3000)}.example/page/${String(index % 11)}`,
      title: `Page ${String(index % 11)}`,
    })),
    searches: index % 5 === 0 ? [`best product ${String(index % 700)}`] : [],
  };
}
