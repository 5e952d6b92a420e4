import { entryIn, otherNamesOf } from '../../store/catalogue/entryIn.ts';
import type { ProjectEntry } from '../../store/catalogue/ProjectCatalogue.ts';
import type { Locale } from '../../refusal/text.ts';
import type { MockState } from '../../store/session/MockState.ts';
import type { Rights } from '../Rights.ts';

/** A project as it is listed. */
type ListedProject = ProjectEntry & { readonly archived: boolean; readonly also: readonly string[] };

/**
 * The projects the caller may see, each with the own brand's name as the session has it.
 * @param locale of the reader: a sample in their language only comes before the others, so that it is what they begin with.
 */
export function listProjects({ projects, state, language: reads }: Rights, locale: Locale): readonly ListedProject[] {
  const isTheirs = ({ language }: ProjectEntry): number => Number(locale !== 'zh' && language === locale);
  const ordered = [...projects].sort((a, b) => isTheirs(b) - isTheirs(a));
  return ordered.map((listed) => {
    const entry = { ...listed, ...ownBrand(listed, state) };
    return { ...entryIn(entry, reads), also: otherNamesOf(entry, reads), archived: isArchived(entry, state) };
  });
}

function isArchived({ id }: ProjectEntry, { documents }: MockState): boolean {
  try {
    return documents.setup.of(id).archived;
  } catch {
    return false;
  }
}

function ownBrand({ id }: ProjectEntry, { edits }: MockState): Partial<Pick<ProjectEntry, 'brand' | 'brand_names'>> {
  try {
    const own = edits.of(id).brands?.[0];
    return own === undefined ? {} : { brand: own.name, brand_names: own.names ?? {} };
  } catch {
    // Edits that cannot be read must not take the list of the other projects down; the project itself says what is wrong.
    return {};
  }
}
