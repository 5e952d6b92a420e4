import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import type { SampleSource } from '../store/catalogue/SampleSource.ts';
import { smallSamples } from './smallSamples.ts';

/** Names in both languages, none of which is contained in another or in an answer. */
export const NAMES = {
  zh: { project: '自家项目', own: '自家牌', topic: '远途话题', tag: '荐选', platform: '豆包' },
  en: { project: 'House project', own: 'Ownbrand', topic: 'Endurance', tag: 'endorsed', platform: 'Doubao' },
} as const;

function bilingual(project: ProjectDefinition): ProjectDefinition {
  const [own, ...rivals] = project.brands;
  if (own === undefined) return project;
  const { zh, en } = NAMES;
  return {
    ...project,
    name: zh.project,
    names: { en: en.project },
    brands: [{ ...own, aliases: [zh.own], names: { zh: zh.own } }, ...rivals],
    topics: project.topics.map((topic) => ({ ...topic, name: zh.topic, names: { en: en.topic } })),
    platforms: project.platforms.map((one) => (one.id === 'doubao' ? { ...one, names: { en: en.platform } } : one)),
    prompts: project.prompts.map((prompt) => ({ ...prompt, tags: [zh.tag] })),
    tag_names: { [zh.tag]: { en: en.tag } },
  };
}

/** As `smallSamples`; brands, topics and other things of p1 have names in two languages. */
export const bilingualSamples: SampleSource = {
  ...smallSamples,
  projects: (today) => smallSamples.projects(today).map((one) => (one.id === 'p1' ? bilingual(one) : one)),
};
