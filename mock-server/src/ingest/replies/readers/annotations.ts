import { at, listAt, objectsAt } from '../json.ts';
import { sourceOf } from '../sources.ts';
import type { Source } from '../sources.ts';

/** Files that a tool wrote or read are no pages. */
const NOT_A_PAGE = /^(?:file_|container_file_|image)/u;

/** The pages cited by a text's annotations. Their type is ignored, because vendors use different ones. */
export function annotatedSources(annotations: unknown): readonly Source[] {
  return objectsAt(annotations)
    .filter(({ type }) => typeof type !== 'string' || !NOT_A_PAGE.test(type))
    .flatMap((annotation) => sourceOf(at(annotation, 'url_citation')) ?? sourceOf(annotation) ?? []);
}

/** Whether the format could state citations: it has a list of annotations, even if empty. */
export function hasAnnotations(value: unknown): boolean {
  return listAt(value, 'annotations') !== undefined;
}
