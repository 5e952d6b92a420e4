import type { PageSource } from '#client/api/ownPageSchemas.ts';
import { citedAddress } from '#server/analysis/pages/pageCitations.ts';
import type { ReadPage } from '#server/ingest/pages/html/readHtml.ts';
import type { StoredPage } from '#server/store/documents/ProjectPages.ts';
import { stableId } from '#server/store/ids/stableId.ts';

/** Identity of a page: its normalised URL, else the URL itself (private hosts). */
export function pageKey(url: string): string {
  return citedAddress(url) ?? url;
}

function pageId(url: string): string {
  return stableId('page', pageKey(url));
}

interface NewPage {
  readonly url: string;
  readonly source: PageSource;
  readonly read: ReadPage;
  readonly status: number | null;
  readonly robots: StoredPage['facts']['robots'];
  /** Epoch milliseconds. */
  readonly now: number;
  /** The existing entry, if any. */
  readonly known: StoredPage | undefined;
}

/** Builds the stored entry of a fetched page; edits by people stay. */
export function storedPage({ url, source, read, status, robots, now, known }: NewPage): StoredPage {
  return {
    id: known?.id ?? pageId(url),
    url: known?.url ?? url,
    title: read.title,
    language: read.language,
    fetched_at: new Date(now).toISOString(),
    problem: null,
    text: read.text,
    facts: { ...read.facts, status, robots },
    chosen_prompt_ids: known?.chosen_prompt_ids ?? null,
    source: source === 'html' ? source : (known?.source ?? source),
  };
}

/** Replaces entries in place and appends new ones. */
export function withPages(pages: readonly StoredPage[], changed: readonly StoredPage[]): StoredPage[] {
  const next = new Map(pages.map((page) => [page.id, page]));
  for (const page of changed) next.set(page.id, page);
  return [...next.values()];
}
