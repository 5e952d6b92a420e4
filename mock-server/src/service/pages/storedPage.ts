import type { PageSource } from '#client/api/ownPageSchemas.ts';
import { citedAddress } from '../../analysis/pages/pageCitations.ts';
import type { ReadPage } from '../../ingest/pages/html/readHtml.ts';
import { stableId } from '../../store/ids/stableId.ts';
import type { StoredPage } from '../../store/documents/ProjectPages.ts';

/** Under which an address is one page: as among citations, else as it stands (a machine of one's own network). */
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
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The page as it stands, if it is there already. */
  readonly known: StoredPage | undefined;
}

/** A page as it is kept once it has been read; what people said of it stays. */
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

/** The pages with these in their places, new ones at the end. */
export function withPages(pages: readonly StoredPage[], changed: readonly StoredPage[]): StoredPage[] {
  const next = new Map(pages.map((page) => [page.id, page]));
  for (const page of changed) next.set(page.id, page);
  return [...next.values()];
}
