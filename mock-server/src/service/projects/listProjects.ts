import { entryIn, otherNamesOf } from '../../store/catalogue/entryIn.ts';
import type { ProjectEntry } from '../../store/catalogue/ProjectCatalogue.ts';
import type { Locale } from '../../refusal/text.ts';
import type { MockState } from '../../store/session/MockState.ts';
import type { Rights } from '../Rights.ts';

/** A project as it is listed. */
type ListedProject = ProjectEntry & { readonly archived: boolean; readonly also: readonly string[] };

/**
 * The projects the caller may see, each with the own brand's name as the session has it.
 * Their own come first, so that they and not a sample are what is open where none was chosen yet; those put away come last.
 * @param locale of the reader: a sample in their language only comes before the other samples.
 */
export function listProjects({ projects, state, language: reads }: Rights, locale: Locale): readonly ListedProject[] {
  const rank = ({ archived, origin, language }: ListedProject): number => {
    if (archived) return 0;
    if (origin !== 'sample') return 3;
    return locale !== 'zh' && language === locale ? 2 : 1;
  };
  const listed = projects.map((known) => {
    const entry = { ...known, ...ownBrand(known, state) };
    return { ...entryIn(entry, reads), also: otherNamesOf(entry, reads), archived: isArchived(entry, state) };
  });
  return listed.sort((a, b) => rank(b) - rank(a));
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
