import { parseCitations } from '../cells/parseCitations.ts';
import { fieldOfKey, isSourcesField } from './fieldOfKey.ts';
import type { Values } from './Values.ts';

/** Whether a key holds the URLs of sources. */
function holdsSources(key: string, value: unknown): boolean {
  return isSourcesField(fieldOfKey(key)) && (parseCitations(value).citations ?? []).length > 0;
}

/** The sources in an object, of whichever of its answers. */
export const toldSources = (node: Values): Values =>
  Object.fromEntries(Object.entries(node).filter(([key, value]) => holdsSources(key, value)));

/** Whether an answer states its own sources, even that it has none. */
export const tellsSources = (values: Values): boolean =>
  Object.entries(values).some(
    ([key, value]) => isSourcesField(fieldOfKey(key)) && parseCitations(value).citations !== null,
  );
