import * as v from 'valibot';
import type { OwnPersonaRef, Persona } from '../../../api/userInsightSchemas.ts';

const draftSchema = v.array(v.object({ id: v.string(), name: v.string(), words: v.array(v.string()) }));

/** The project's own personas as they are saved. */
export function ownPersonas(personas: readonly Persona[]): readonly OwnPersonaRef[] {
  return personas.flatMap(({ id, name, words }) => (name === null ? [] : [{ id, name, words: [...words] }]));
}

/** What was being typed last time, or what is saved. */
export function readPersonaDraft(stored: unknown, saved: readonly OwnPersonaRef[]): readonly OwnPersonaRef[] {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : saved;
}

/** Those with something in them: an empty line is no persona. */
export function filledPersonas(list: readonly OwnPersonaRef[]): readonly OwnPersonaRef[] {
  return list
    .map(({ id, name, words }) => ({ id, name: name.trim(), words }))
    .filter(({ name, words }) => name !== '' || words.length > 0);
}
