import * as v from 'valibot';
import { linksInText } from '#client/lib/linksInText.ts';
import { withoutListMarks } from '#client/lib/listMarks.ts';

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
export const draftName = (projectId: string | null): string => `ownPages.${projectId ?? ''}`;

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

/** The addresses of a line: a line that is more than an address, such as a row of a table or a Markdown link, is searched for them. */
function addressesIn(line: string): readonly string[] {
  if (!/[\s<]|\]\(/u.test(line)) return [line];
  const links = linksInText(line).map(({ url }) => url);
  return links.length > 0 ? links : [line.split('\t', 1)[0]?.trim() ?? ''];
}

/** The URLs of a list, one per line, each once. */
export function addressLines(text: string): string[] {
  const lines = withoutListMarks(text.split(/\r?\n/u).map((line) => line.trim()));
  const addresses = lines.flatMap(addressesIn).filter((address) => address !== '');
  return [...new Set(addresses.map((each) => (/^[a-z][a-z\d+.-]*:/iu.test(each) ? each : `https://${each}`)))];
}
