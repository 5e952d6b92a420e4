import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import type { RawAnswer } from '../analysis/table/RawAnswer.ts';
import type { ImportedProject } from '../store/projectFiles/storedSchemas.ts';
import { smallSamples } from './smallSamples.ts';
import { TODAY } from './smallSeed.ts';

const DAY = 86_400_000;
const AT = '2026-03-09T00:00:00.000Z';
/** Days of answers, up to today. */
const DAYS = 28;

export interface WideProject {
  readonly project: ImportedProject;
  readonly answers: readonly RawAnswer[];
}

/**
 * A project that has many things of one kind, with two answers for each of them, a fortnight apart.
 * @param kind a list that reports iterate over: topics, prompts, tags, platforms, domains, brands or aliases
 */
export function wideProject(kind: string, size: number): WideProject {
  const [small] = smallSamples.projects(TODAY);
  if (small === undefined) throw new Error('There is no small project');
  const count = kind === 'brands' || kind === 'aliases' ? 1000 : size;
  const topics = kind === 'topics' ? size : 5;
  const platforms = kind === 'platforms' ? size : 3;
  const project: ImportedProject = {
    ...{ id: 'wide', name: 'Wide', origin: 'import', created_at: AT, updated_at: AT, answer_count: count * 2 },
    ...{ keywords: [], events: [] },
    brands: brandsOf(kind, size, small),
    topics: Array.from({ length: topics }, (_, index) => ({ id: `t${String(index)}`, name: `Topic ${String(index)}` })),
    platforms: Array.from({ length: platforms }, (_, index) => ({
      id: `e${String(index)}`,
      name: `Engine ${String(index)}`,
    })),
    prompts: Array.from({ length: count }, (_, index) => ({
      id: `p${String(index)}`,
      text: `Which product ${String(index)} is best for ${String(index % 97)}?`,
      topic_id: `t${String(index % topics)}`,
      tags: kind === 'tags' ? [`tag ${String(index)}`] : ['tag'],
      keyword_ids: [],
    })),
  };
  const own = project.brands[0]?.name ?? '';
  const answers = Array.from({ length: count * 2 }, (_, index): RawAnswer => {
    const prompt = index % count;
    const day = index % DAYS;
    return {
      ...{ id: `ans-${index.toString(16).padStart(16, '0')}`, prompt_id: `p${String(prompt)}`, run: 1, status: 'ok' },
      platform_id: `e${String(prompt % platforms)}`,
      asked_at: Date.parse(`${TODAY}T04:00:00Z`) - day * DAY,
      text:
        index % 3 === 0
          ? 'Nothing to name here.'
          : `${own} is good, a b c d e f g, and so is thing ${String(index % 13)}.`,
      citations: [
        {
          position: 1,
          url: `https://site${String(kind === 'domains' ? prompt : prompt % 40)}.example/page/${String(index % 7)}`,
          title: 'A page',
        },
      ],
    };
  });
  return { project, answers };
}

function brandsOf(kind: string, size: number, { brands }: ProjectDefinition): ImportedProject['brands'] {
  const [own] = brands;
  if (own === undefined) throw new Error('The small project has no brand');
  if (kind === 'brands') {
    return Array.from({ length: size }, (_, index) => {
      return index === 0
        ? own
        : { ...own, id: `b${String(index)}`, name: `Rival ${String(index)}`, aliases: [], domains: [] };
    });
  }
  if (kind !== 'aliases') return brands;
  // Letters of many scripts, one for each alias.
  const letter = (index: number): string =>
    String.fromCodePoint(0x61 + (index % 26)) + (index < 26 ? '' : String(index));
  return Array.from({ length: 32 }, (_, index) => ({
    ...{
      ...own,
      id: index === 0 ? own.id : `b${String(index)}`,
      name: index === 0 ? own.name : `Rival ${String(index)}`,
    },
    aliases: Array.from({ length: size }, (__, alias) => letter(index * size + alias)),
    domains: [],
  }));
}
