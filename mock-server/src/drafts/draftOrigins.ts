import type { DraftLanguage, DraftOrigin } from '../../../client/src/api/draftSchemas.ts';
import type { WritingBrief } from '../analysis/writing/WritingBrief.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';

/** What a draft takes over from what it begins with. */
export interface Origin {
  readonly title: string;
  readonly language: DraftLanguage;
  readonly prompt_ids: readonly string[];
  readonly text: string;
}

/** The briefs of the project, to choose from. */
export function briefsOf(_call: SignedCall): DraftOrigin[] {
  return [];
}

/** The pages of the project's own site, to choose from. */
export function pagesOf(_call: SignedCall): DraftOrigin[] {
  return [];
}

/** @throws MockError (422). */
export function briefOrigin(_call: SignedCall, _id: string): Origin {
  throw badInput('brief_id', { zh: '没有该简报', en: 'there is no such brief' });
}

/** @throws MockError (422). */
export function pageOrigin(_call: SignedCall, _id: string): Origin {
  throw badInput('page_id', { zh: '没有该页面', en: 'there is no such page' });
}

/** What a text is to be written from. @throws MockError (422). */
export function writingBrief(_call: SignedCall, _id: string): WritingBrief {
  throw badInput('brief_id', { zh: '没有该简报', en: 'there is no such brief' });
}
