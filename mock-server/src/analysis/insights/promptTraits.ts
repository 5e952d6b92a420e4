import { rulePersonas } from '#client/api/personaSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import { escapeRegExp } from '#client/lib/escapeRegExp.ts';
import { memoize } from '#client/lib/memoize.ts';
import { foldString } from '../text/charTables.ts';
import type { OwnPersona, ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { languageOf, type QuestionLanguage } from './languageOf.ts';
import { personaOf } from './personaOf.ts';
import { regionOf } from './regionOf.ts';
import { stageOf } from './stageOf.ts';

/** Who says so: a person, the words of a persona that the project named, or the rules. */
type TraitSource = 'set' | 'words' | 'rule';

/** What is known of a question and its asker. */
export interface Traits {
  readonly persona: string;
  readonly personaSource: TraitSource;
  readonly stage: Stage;
  readonly stageSource: TraitSource;
  readonly region: string | null;
  readonly language: QuestionLanguage;
}

/** A test whether a text holds one of the words; in scripts with spaces a word must stand by itself. */
function wordTest({ words }: OwnPersona): (text: string) => boolean {
  const folded = words.map((word) => foldString(word).trim()).filter((word) => word !== '');
  const escaped = folded.map(escapeRegExp);
  if (escaped.length === 0) {
    return () => false;
  }
  const bounded = escaped.map((word) =>
    /^[\p{Script=Latin}\p{N}]/u.test(word)
      ? `(?<![\\p{Script=Latin}\\p{N}])${word}(?![\\p{Script=Latin}\\p{N}])`
      : word,
  );
  const rule = new RegExp(bounded.join('|'), 'u');
  return (text) => rule.test(text);
}

/**
 * The traits of every prompt of the project, by index: what a person said, else the first own persona one of whose words stands in
 * the question, else the rules. A persona that is no more counts as not said. Made once per project.
 */
export const promptTraits = memoize((project: ProjectDefinition): readonly Traits[] => {
  const own = (project.personas ?? []).map((persona) => ({ id: persona.id, test: wordTest(persona) }));
  const ids = new Set<string>([...rulePersonas, ...own.map(({ id }) => id)]);
  return project.prompts.map((prompt) => traitsOf(prompt, own, ids));
});

interface PersonaTest {
  readonly id: string;
  readonly test: (text: string) => boolean;
}

function traitsOf(prompt: Prompt, own: readonly PersonaTest[], ids: ReadonlySet<string>): Traits {
  const { text } = prompt;
  const said = prompt.persona ?? null;
  const isSaid = said !== null && ids.has(said);
  const folded = own.length === 0 ? '' : foldString(text);
  const worded = isSaid ? undefined : own.find(({ test }) => test(folded))?.id;
  const stage = prompt.stage ?? null;
  return {
    persona: isSaid ? said : (worded ?? personaOf(text)),
    personaSource: isSaid ? 'set' : worded === undefined ? 'rule' : 'words',
    stage: stage ?? stageOf(text),
    stageSource: stage === null ? 'rule' : 'set',
    region: regionOf(text),
    language: languageOf(text),
  };
}
