import * as v from 'valibot';

const draftSchema = v.object({
  /** One address per line. */
  urls: v.string(),
  sitemap: v.string(),
  html: v.string(),
  html_url: v.string(),
  job_id: v.nullable(v.string()),
});
/** What a person entered for new pages, so that a failure, a reload or closing the dialog loses nothing. */
export type AddDraft = v.InferOutput<typeof draftSchema>;

export const emptyAddDraft: AddDraft = { urls: '', sitemap: '', html: '', html_url: '', job_id: null };

/** Drafts are kept by project: a page belongs to one. */
export const draftName = (projectId: string): string => `ownPages.${projectId}`;

/** Longer HTML would fill what the browser keeps for the whole application. */
const LONGEST_KEPT = 200_000;

export function storedDraft(draft: AddDraft): AddDraft {
  return draft.html.length > LONGEST_KEPT ? { ...draft, html: '' } : draft;
}

/** What was kept from last time; anything unreadable counts as nothing. */
export function readAddDraft(stored: unknown): AddDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyAddDraft;
}

/** The addresses of a list, one per line; what people paste has blanks and empty lines in it. */
export function addressLines(text: string): string[] {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [...new Set(lines)].map((line) => (/^[a-z][a-z\d+.-]*:/iu.test(line) ? line : `https://${line}`));
}
