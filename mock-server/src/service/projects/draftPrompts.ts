import type { QuestionProposals } from '#client/api/schemas/projectSetupSchemas.ts';
import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { templateQuestions } from '../../analysis/expand/templateQuestions.ts';
import { brandId } from '../../store/ids/brandId.ts';
import { checkPrompts } from '../prompts/checkPrompts.ts';
import { PromptTexts } from '../prompts/PromptTexts.ts';

/** Questions of one call: more nobody would go through at once. */
const MOST_QUESTIONS = 300;

interface DraftBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly match_case: boolean;
}

/** Questions about some keywords, the plainest first, the same question once; each under its keyword as the topic. */
export function proposeQuestions(
  keywords: readonly string[],
  language: 'auto' | 'zh' | 'en' | 'both',
): QuestionProposals {
  const choice = { intents: [], stages: [], personas: [], constraints: [], regions: [], language };
  const met = new Set<string>();
  const all = keywords.flatMap((topic) =>
    templateQuestions(topic, choice).map(({ text, stage }) => ({ text, topic, stage })),
  );
  const list = all.filter(({ text }) => {
    const key = promptKey(text);
    const isNew = !met.has(key);
    met.add(key);
    return isNew;
  });
  return { list: list.slice(0, MOST_QUESTIONS) };
}

/** Which prompts of a project that is not there yet name a brand, or ask nearly what one above them does. */
export function checkDraft(texts: readonly string[], brands: readonly DraftBrand[]): Promise<PromptCheck[]> {
  const named = brands.filter(({ name }) => name !== '');
  const project = {
    ...{ id: 'draft', name: 'draft', topics: [], platforms: [], prompts: [], keywords: [], events: [] },
    brands: named.map((brand, index) => ({ ...brand, id: brandId(brand.name), own: index === 0, domains: [] })),
  };
  return checkPrompts(texts, undefined, project, new PromptTexts());
}
