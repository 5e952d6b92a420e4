/** What is compared. */
interface ComparedPage {
  readonly id: string;
  readonly text: string;
}

const SHINGLE = 8;
/** Of so many stretches one is kept: enough to tell copies from strangers. */
const SAMPLE = 16;
const LEAST_COMMON = 0.2;

/** FNV-1a over a stretch: quick, and the same everywhere. */
function hashAt(text: string, from: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < from + SHINGLE; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A sample of the stretches of a text, the same ones for equal stretches wherever they stand (Broder 1997). */
function sampleOf(text: string): ReadonlySet<number> {
  const bare = text.replaceAll(/[\s\p{P}\p{S}]+/gu, '');
  const sample = new Set<number>();
  for (let from = 0; from + SHINGLE <= bare.length; from += 1) {
    const hash = hashAt(bare, from);
    if (hash % SAMPLE === 0) sample.add(hash);
  }
  return sample;
}

/**
 * For each page those others that share a good part of its text: the only ones worth comparing word by word. Comparing each with each
 * would take hundreds of pages minutes.
 */
export function similarPages<P extends ComparedPage>(pages: readonly P[]): (page: P) => readonly P[] {
  const samples = new Map(pages.map((page) => [page.id, sampleOf(page.text)]));
  const holders = new Map<number, P[]>();
  for (const page of pages) {
    for (const hash of samples.get(page.id) ?? []) {
      const list = holders.get(hash);
      if (list === undefined) holders.set(hash, [page]);
      else list.push(page);
    }
  }
  return (page) => {
    const own = samples.get(page.id) ?? new Set<number>();
    const common = new Map<P, number>();
    for (const hash of own) {
      for (const other of holders.get(hash) ?? []) common.set(other, (common.get(other) ?? 0) + 1);
    }
    return [...common]
      .filter(([other, count]) => other.id !== page.id && count >= LEAST_COMMON * own.size)
      .map(([other]) => other);
  };
}
