import { compareStructural } from 'mobx';
import { ownPersonaSchema } from '#client/api/userInsightSchemas.ts';
import type { OwnPersonaRef, Persona } from '#client/api/userInsightSchemas.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { ListShape } from '#client/stores/useListDraft.ts';

const named = ({ name }: OwnPersonaRef): string => foldName(name);

/** Personas as a list that others may change concurrently. An unsaved persona has no id: its name identifies it. */
export const personaRows: ListShape<OwnPersonaRef> = {
  item: ownPersonaSchema,
  isOne: (some, other) => (some.id !== '' && other.id !== '' ? some.id === other.id : named(some) === named(other)),
  isSame: (some, other) => compareStructural([some.id, some.name, some.words], [other.id, other.name, other.words]),
};

/** The project's own personas in the saved form. */
export function ownPersonas(personas: readonly Persona[]): readonly OwnPersonaRef[] {
  return personas.flatMap(({ id, name, words }) => (name === null ? [] : [{ id, name, words: [...words] }]));
}

/** The non-empty personas. */
export function filledPersonas(list: readonly OwnPersonaRef[]): readonly OwnPersonaRef[] {
  return list
    .map(({ id, name, words }) => ({ id, name: name.trim(), words }))
    .filter(({ name, words }) => name !== '' || words.length > 0);
}
