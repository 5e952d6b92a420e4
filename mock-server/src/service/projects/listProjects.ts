import type { Locale } from '#server/refusal/text.ts';
import { entryIn, otherNamesOf } from '#server/store/catalogue/entryIn.ts';
import type { ProjectEntry } from '#server/store/catalogue/ProjectEntry.ts';
import { isArchived } from '#server/store/documents/ProjectSetup.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import type { Rights } from '../Rights.ts';

/** A project in the list. */
type ListedProject = ProjectEntry & { readonly archived: boolean; readonly also: readonly string[] };

/**
 * The projects the caller may see, each with the edited name of the own brand.
 * The caller's own projects come first, so that the default project is not a sample; archived ones come last.
 * @param locale the reader's: a sample in only that language comes before other samples.
 */
export function listProjects({ projects, state, language: reads }: Rights, locale: Locale): readonly ListedProject[] {
  const rank = ({ archived, origin, language }: ListedProject): number => {
    if (archived) return 0;
    if (origin !== 'sample') return 3;
    return locale !== 'zh' && language === locale ? 2 : 1;
  };
  const listed = projects.map((known) => {
    const entry = { ...known, ...ownBrand(known, state) };
    return {
      ...entryIn(entry, reads),
      also: otherNamesOf(entry, reads),
      archived: isArchived(state.documents.setup, known.id),
    };
  });
  return listed.sort((a, b) => rank(b) - rank(a));
}

function ownBrand({ id }: ProjectEntry, { edits }: MockState): Partial<Pick<ProjectEntry, 'brand' | 'brand_names'>> {
  try {
    const own = edits.of(id).brands?.[0];
    return own === undefined ? {} : { brand: own.name, brand_names: own.names ?? {} };
  } catch {
    // Unreadable edits must not break the list; the project itself reports the problem.
    return {};
  }
}
