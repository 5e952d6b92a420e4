import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { MentionMatcher } from '#server/analysis/text/MentionMatcher.ts';
import { LONGEST_PROMPT } from '#server/store/edits/promptLimits.ts';
import type { PromptTexts } from './PromptTexts.ts';

/** Limit of similar prompts per text. */
const MOST_NEAR = 5;
/** Texts compared per slice (some 20 ms) before the event loop continues. */
const SLICE = 20;

/** Candidates for similarity: prompts of the project, and earlier typed lines, which have no id yet. */
export async function checkPrompts(
  texts: readonly string[],
  except: string | undefined,
  project: ProjectDefinition,
  known: PromptTexts,
): Promise<PromptCheck[]> {
  const matcher = new MentionMatcher(project.brands);
  const above = new NearDuplicateIndex();
  const checks: PromptCheck[] = [];
  await known.follow(project);
  for (const [line, whole] of texts.entries()) {
    const text = whole.slice(0, LONGEST_PROMPT);
    const near = [
      ...known.find(text, except, MOST_NEAR).map(({ id, ...found }) => ({ prompt_id: id, ...found })),
      ...above
        .find(text, { limit: MOST_NEAR })
        .map(({ id, similarity }) => ({ prompt_id: null, text: texts[Number(id)] ?? '', similarity })),
    ];
    near.sort((a, b) => b.similarity - a.similarity);
    checks.push({ text: whole, branded: matcher.scan(text) > 0, near: near.slice(0, MOST_NEAR) });
    above.set(String(line), text);
    if (line % SLICE === SLICE - 1) {
      await nextTurn();
      // Another request may have changed the prompts and the index meanwhile.
      await known.follow(project);
    }
  }
  return checks;
}
