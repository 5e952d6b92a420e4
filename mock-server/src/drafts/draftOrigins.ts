import type { Brief } from '../../../client/src/api/briefSchemas.ts';
import { LONGEST_DRAFT } from '../../../client/src/api/draftSchemas.ts';
import type { DraftLanguage, DraftOrigin } from '../../../client/src/api/draftSchemas.ts';
import type { WritingBrief } from '../analysis/writing/WritingBrief.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { briefBookOfCall, currentOf } from '../projects/briefsOfCall.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { pagesOfCall } from '../projects/pagesOfCall.ts';

/** What a draft takes over from what it begins with. */
export interface Origin {
  readonly title: string;
  readonly language: DraftLanguage;
  readonly prompt_ids: readonly string[];
  readonly text: string;
}

/** The briefs of the project to choose from, newest change first. */
export async function briefsOf(call: SignedCall): Promise<DraftOrigin[]> {
  const { briefs } = await briefBookOfCall(call);
  return briefs
    .map(currentOf)
    .sort((a, b) => b.updated_at.localeCompare(a.updated_at))
    .map(({ id, title, language }) => ({ id, title, language }));
}

/** The pages of the project's own site whose text is known, to choose from. */
export function pagesOf(call: SignedCall): DraftOrigin[] {
  return pagesOfCall(call)
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, title, url, language }) => ({ id, title: title || url, language }));
}

/** The text itself is written, or assembled, afterwards. @throws MockError (422). */
export async function briefOrigin(call: SignedCall, id: string): Promise<Origin> {
  const { title, language, prompt_ids: promptIds } = await briefOf(call, id);
  return { title, language, prompt_ids: promptIds, text: '' };
}

/** The page's text as it was last read. @throws MockError (422). */
export function pageOrigin(call: SignedCall, id: string): Origin {
  const page = pagesOfCall(call).find((one) => one.id === id);
  if (!page) throw badInput('page_id', { zh: '没有该页面', en: 'there is no such page' });
  const { title, language, prompt_ids: promptIds, text } = page;
  return { title, language, prompt_ids: promptIds, text: text.slice(0, LONGEST_DRAFT) };
}

/** What a text is to be written from: the parts of a brief that are on. @throws MockError (422). */
export async function writingBrief(call: SignedCall, id: string): Promise<WritingBrief> {
  const brief = await briefOf(call, id);
  const names = new Map(definitionOfCall(call).brands.map((brand) => [brand.id, brand.name]));
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

async function briefOf(call: SignedCall, id: string): Promise<Brief> {
  const { briefs } = await briefBookOfCall(call);
  const found = briefs.map(currentOf).find((brief) => brief.id === id);
  if (!found) throw badInput('brief_id', { zh: '没有该简报', en: 'there is no such brief' });
  return found;
}
