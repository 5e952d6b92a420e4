import * as v from 'valibot';

const draftSchema = v.object({
  /** One address per line. */
  urls: v.string(),
  sitemap: v.string(),
  html: v.string(),
  html_url: v.string(),
  job_id: v.nullable(v.string()),
});
/** Form values of new pages, stored so that a failure, a reload or closing the dialog loses nothing. */
export type AddDraft = v.InferOutput<typeof draftSchema>;

export const emptyAddDraft: AddDraft = { urls: '', sitemap: '', html: '', html_url: '', job_id: null };

/** Drafts are stored per project, because pages belong to one. */
export const draftName = (projectId: string): string => `ownPages.${projectId}`;

/** Longer HTML would fill the browser storage of the whole application. */
const LONGEST_KEPT = 200_000;

export function storedDraft(draft: AddDraft): AddDraft {
  return draft.html.length > LONGEST_KEPT ? { ...draft, html: '' } : draft;
}

/** Parses the stored draft; an invalid one counts as empty. */
export function readAddDraft(stored: unknown): AddDraft {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : emptyAddDraft;
}

/** The URLs of a list, one per line; trims whitespace and skips empty lines. */
export function addressLines(text: string): string[] {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return [...new Set(lines)].map((line) => (/^[a-z][a-z\d+.-]*:/iu.test(line) ? line : `https://${line}`));
}
