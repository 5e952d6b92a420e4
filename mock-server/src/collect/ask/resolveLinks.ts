import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { listAt, objectsAt, textAt } from '#server/ingest/replies/json.ts';

const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';
const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;

/** Requests a URL without following its redirect and returns the target; null if there is none. */
type Locate = (url: string) => Promise<string | null>;

const locate: Locate = async (url) => {
  try {
    const { headers } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const location = headers.get('location') ?? '';
    return /^https?:\/\//u.test(location) ? location : null;
  } catch {
    return null;
  }
};

function chunksOf(raw: unknown): readonly unknown[] {
  return listAt(objectsAt(raw, 'candidates')[0], 'groundingMetadata', 'groundingChunks') ?? [];
}

/**
 * Adds the targets of redirects to a Gemini reply, because the redirects expire after some weeks. Only the redirect's header is read, not
 * the page.
 */
export async function resolveLinks(raw: unknown, where: Locate = locate): Promise<unknown> {
  const links = new Set(
    chunksOf(raw).flatMap((chunk) => {
      const uri = textAt(chunk, 'web', 'uri');
      return uri.startsWith(REDIRECT) ? [uri] : [];
    }),
  );
  if (links.size === 0) return raw;
  const found = new Map<string, string>();
  const waiting = [...links];
  const work = async (): Promise<void> => {
    for (let link = waiting.pop(); link !== undefined; link = waiting.pop()) {
      const target = await where(link);
      if (target !== null) found.set(link, target);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return withTargets(raw, found);
}

/** Adds `url` to each chunk whose target is known: readers prefer it to the redirect. */
function withTargets(value: unknown, found: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => withTargets(each, found));
  if (!isPlainObject(value)) return value;
  const target = found.get(textAt(value, 'uri'));
  const inner = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTargets(each, found)]));
  return target === undefined ? inner : { ...inner, url: target };
}
