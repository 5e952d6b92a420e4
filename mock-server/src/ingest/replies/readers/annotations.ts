import { at, listAt, objectsAt } from '../json.ts';
import { sourceOf } from '../sources.ts';
import type { Source } from '../sources.ts';

/** Files a tool wrote or read are no pages. */
const NOT_A_PAGE = /^(?:file_|container_file_|image)/u;

/** The pages that annotations of a text point at; their type is not asked for, since vendors disagree about it. */
export function annotatedSources(annotations: unknown): readonly Source[] {
  return objectsAt(annotations)
    .filter(({ type }) => typeof type !== 'string' || !NOT_A_PAGE.test(type))
    .flatMap((annotation) => sourceOf(at(annotation, 'url_citation')) ?? sourceOf(annotation) ?? []);
}

/** True when the reply could have told of citations: it has a list of annotations, be it empty. */
export function hasAnnotations(value: unknown): boolean {
  return listAt(value, 'annotations') !== undefined;
}
