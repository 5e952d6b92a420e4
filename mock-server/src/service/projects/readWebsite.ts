import type { PageProblem } from '#client/api/ownPageSchemas.ts';
import type { WebsiteProposal } from '#client/api/schemas/projectSetupSchemas.ts';
import { bareHost } from '#client/lib/hosts.ts';
import { readAddress } from '#server/ingest/pages/checkTarget.ts';
import { decodeHtml } from '#server/ingest/pages/decodeHtml.ts';
import { fetchHtml } from '#server/ingest/pages/fetchHtml.ts';
import type { FetchPolicy } from '#server/ingest/pages/FetchPolicy.ts';
import { problemOf } from '#server/ingest/pages/FetchRefusal.ts';
import { PageReader } from '#server/ingest/pages/PageReader.ts';
import { RobotsCache } from '#server/ingest/pages/RobotsCache.ts';

/** The result of fetching, or the reason of its failure. */
interface WebsiteReading {
  readonly proposal: WebsiteProposal | null;
  readonly problem: PageProblem | null;
}

/**
 * Fetches a home page for the description of its brand. Private addresses are refused, robots.txt is respected.
 * @param address as typed; https without a scheme.
 */
export async function readWebsite(address: string, policy: FetchPolicy, signal: AbortSignal): Promise<WebsiteReading> {
  const reader = new PageReader();
  try {
    const url = readAddress(/^[a-z][a-z\d+.-]*:\/\//iu.test(address.trim()) ? address : `https://${address.trim()}`);
    const robots = new RobotsCache(policy, signal, reader);
    const found = await fetchHtml(url, { policy, robots, signal });
    const { site } = await reader.read(decodeHtml(found.bytes, found.contentType), found.url);
    const domain = bareHost(new URL(found.url).hostname);
    return { proposal: { ...site, aliases: [...site.aliases], url: found.url, domain }, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.kind === 'failed' && !signal.aborted) console.error('Reading a website', error);
    return { proposal: null, problem };
  } finally {
    reader.close();
  }
}
