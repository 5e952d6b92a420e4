import type { Brief } from '#client/api/briefSchemas.ts';
import { LONGEST_DRAFT } from '#client/api/draftSchemas.ts';
import type { DraftLanguage, DraftOrigin } from '#client/api/draftSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import type { WritingBrief } from '#server/analysis/writing/WritingBrief.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { currentOf, loadBriefs } from '../briefs/projectBriefs.ts';
import { ownPages } from '../pages/ownPages.ts';
import type { ProjectSession } from '../ProjectSession.ts';

/** Fields that a draft takes over from its origin. */
interface Origin {
  readonly title: string;
  readonly language: DraftLanguage;
  readonly prompt_ids: readonly string[];
  readonly text: string;
}

/** The selectable briefs of the project, latest change first. */
export async function loadBriefOrigins(project: ProjectSession): Promise<DraftOrigin[]> {
  const { briefs } = await loadBriefs(project);
  return briefs
    .map(currentOf)
    .sort((a, b) => compareCodes(b.updated_at, a.updated_at))
    .map(({ id, title, language }) => ({ id, title, language }));
}

/** The selectable own pages with a known text. */
export function pagesOf(project: ProjectSession): DraftOrigin[] {
  return ownPages(project)
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, title, url, language }) => ({ id, title: title || url, language }));
}

/** Origin from a brief; the text is generated afterwards. @throws MockError (422). */
export async function briefOrigin(project: ProjectSession, id: string): Promise<Origin> {
  const { title, language, prompt_ids: promptIds } = await findBrief(project, id);
  return { title, language, prompt_ids: promptIds, text: '' };
}

/** Origin from a page's last fetched text. @throws MockError (422). */
export function pageOrigin(project: ProjectSession, id: string): Origin {
  const page = ownPages(project).find((one) => one.id === id);
  if (!page) throw badInput('page_id', { zh: '没有该页面', en: 'is not one of your pages' });
  const { title, language, prompt_ids: promptIds, text } = page;
  return { title, language, prompt_ids: promptIds, text: text.slice(0, LONGEST_DRAFT) };
}

/** The enabled parts of a brief, input of text generation. @throws MockError (422). */
export async function writingBrief(project: ProjectSession, id: string): Promise<WritingBrief> {
  const brief = await findBrief(project, id);
  const names = new Map(project.definition.brands.map((brand) => [brand.id, nameIn(brand, brief.language)]));
  const isOn = ({ on }: { readonly on: boolean }): boolean => on;
  return {
    title: brief.title,
    language: brief.language,
    questions: brief.questions.filter(isOn).map(({ text }) => text),
    praise: brief.praise.filter(isOn).map(({ brand_id: brand, quote }) => ({ brand: names.get(brand) ?? '', quote })),
    sources: brief.sources.filter(isOn).map(({ host, url, title, answers }) => ({ host, url, title, answers })),
    facts: brief.facts.filter(isOn).map(({ statement, source }) => ({ statement, source })),
    statistics: brief.statistics
      .filter(isOn)
      .map(({ statement, source_url: sourceUrl }) => ({ statement, source_url: sourceUrl })),
    outline: brief.outline.map(({ id: of, level, heading, notes }) => ({ id: of, level, heading, notes })),
    notes: brief.notes,
  };
}

async function findBrief(project: ProjectSession, id: string): Promise<Brief> {
  const { briefs } = await loadBriefs(project);
  const found = briefs.map(currentOf).find((brief) => brief.id === id);
  if (!found) throw badInput('brief_id', { zh: '没有该简报', en: 'is not a brief in this project' });
  return found;
}
