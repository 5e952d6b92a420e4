import { rulePersonas } from '#client/api/personaSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import { escapeRegExp } from '#client/lib/escapeRegExp.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { OwnPersona, ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { foldString } from '../text/charTables.ts';
import { languageOf, type QuestionLanguage } from './languageOf.ts';
import { personaOf } from './personaOf.ts';
import { regionOf } from './regionOf.ts';
import { stageOf } from './stageOf.ts';

/** Origin of a trait: set by a person, the words of a persona of the project, or the rules. */
type TraitSource = 'set' | 'words' | 'rule';

/** Traits of a question and its asker. */
export interface Traits {
  readonly persona: string;
  readonly personaSource: TraitSource;
  readonly stage: Stage;
  readonly stageSource: TraitSource;
  readonly region: string | null;
  readonly language: QuestionLanguage;
}

/** A test whether a text contains one of the words; in scripts with spaces only as a whole word. */
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
 * The traits of every prompt of the project, by index: those set by a person, else the first own persona with a word in
 * the question, else the rules. A persona that was removed counts as not set. Memoized by project.
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
