import { compareCodes } from '#client/lib/compareTexts.ts';

/** Questions that share terms. */
interface QuestionCluster {
  /** Its most distinctive terms, at most three. */
  readonly terms: readonly string[];
  /** Indexes of the questions, ascending. */
  readonly questions: readonly number[];
}

/** Limit of themes: further ones are too small. */
const MOST_CLUSTERS = 60;
/** A term in more than this share of the questions is the subject of the project, not a theme. */
const TOO_COMMON = 0.4;
/** With fewer questions no term is too common. */
const FEW_QUESTIONS = 8;
/** Clusters with at least this similarity (cosine of their mean weights) are merged. */
const SAME = 0.5;
/** Least similarity for a leftover question to join its nearest cluster. */
const NEAR = 0.16;
const MOST_TERMS = 3;

type Weights = ReadonlyMap<number, number>;

interface Vectors {
  readonly names: readonly string[];
  /** By question: weights of its terms, normalised to length 1. */
  readonly of: readonly Weights[];
  readonly isSeed: (term: number) => boolean;
  /** By term: the questions that contain it. */
  readonly holders: readonly (readonly number[])[];
}

/**
 * TF-IDF weights (a term of a question counts once; idf = ln((n + 1) / df), after Spärck Jones 1972) of terms in at least two
 * questions, each question's vector normalised to length 1.
 */
function vectorsOf(questions: readonly (readonly string[])[]): Vectors {
  const numbers = new Map<string, number>();
  const holders: number[][] = [];
  questions.forEach((terms, question) => {
    for (const term of terms) {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      (holders[number] ??= []).push(question);
    }
  });
  const count = questions.length;
  const of = questions.map((terms) => {
    const raw = terms.flatMap((term): [number, number][] => {
      const number = numbers.get(term) ?? 0;
      const df = holders[number]?.length ?? 0;
      return df < 2 ? [] : [[number, Math.log((count + 1) / df)]];
    });
    const length = Math.hypot(...raw.map(([, weight]) => weight));
    return new Map(raw.map(([term, weight]) => [term, length > 0 ? weight / length : 0]));
  });
  const isSeed = (term: number): boolean => {
    const df = holders[term]?.length ?? 0;
    return df >= 2 && (count < FEW_QUESTIONS || df <= TOO_COMMON * count);
  };
  return { names: [...numbers.keys()], of, isSeed, holders };
}

/** The term with most weight among free questions; ties go to the first. -1 if no term is shared by two of them. */
function strongestTerm({ isSeed }: Vectors, scores: Float64Array, free: Uint32Array): number {
  let best = -1;
  for (let term = 0; term < scores.length; term += 1) {
    const isBetter = best < 0 || (scores[term] ?? 0) > (scores[best] ?? 0) + 1e-9;
    if (isBetter && (free[term] ?? 0) >= 2 && isSeed(term)) {
      best = term;
    }
  }
  return best;
}

/** Repeatedly takes the strongest term and all free questions that contain it. */
function seedClusters(vectors: Vectors): number[][] {
  const { of, holders, names } = vectors;
  const scores = new Float64Array(names.length);
  const free = Uint32Array.from(holders, (questions) => questions.length);
  for (const weights of of) {
    for (const [term, weight] of weights) {
      scores[term] = (scores[term] ?? 0) + weight;
    }
  }
  const taken = new Uint8Array(of.length);
  const clusters: number[][] = [];
  while (clusters.length < MOST_CLUSTERS) {
    const seed = strongestTerm(vectors, scores, free);
    if (seed < 0) {
      break;
    }
    const members = (holders[seed] ?? []).filter((question) => taken[question] !== 1);
    for (const question of members) {
      taken[question] = 1;
      for (const [term, weight] of of[question] ?? []) {
        scores[term] = (scores[term] ?? 0) - weight;
        free[term] = (free[term] ?? 0) - 1;
      }
    }
    clusters.push(members);
  }
  return clusters;
}

function centroidOf({ of }: Vectors, members: readonly number[]): Weights {
  const sum = new Map<number, number>();
  for (const question of members) {
    for (const [term, weight] of of[question] ?? []) {
      sum.set(term, (sum.get(term) ?? 0) + weight);
    }
  }
  const length = Math.hypot(...sum.values());
  return new Map([...sum].map(([term, weight]) => [term, length > 0 ? weight / length : 0]));
}

function cosine(a: Weights, b: Weights): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [term, weight] of small) {
    dot += weight * (large.get(term) ?? 0);
  }
  return dot;
}

/** Merges the two nearest clusters while they are near enough (greedy agglomeration). */
function mergeNear(vectors: Vectors, seeds: readonly number[][]): number[][] {
  const clusters = seeds.map((members) => ({ members, centroid: centroidOf(vectors, members) }));
  for (;;) {
    let best = { first: -1, second: -1, near: SAME };
    clusters.forEach(({ centroid }, first) => {
      for (let second = first + 1; second < clusters.length; second += 1) {
        const near = cosine(centroid, clusters[second]?.centroid ?? new Map());
        if (near > best.near + 1e-9) {
          best = { first, second, near };
        }
      }
    });
    const [one, other] = [clusters[best.first], clusters[best.second]];
    if (one === undefined || other === undefined) {
      return clusters.map(({ members }) => members);
    }
    const members = [...one.members, ...other.members];
    clusters[best.first] = { members, centroid: centroidOf(vectors, members) };
    clusters.splice(best.second, 1);
  }
}

/** Adds each question without a cluster to the nearest one that is near enough. */
function addLeftOver(vectors: Vectors, clusters: readonly number[][]): number[][] {
  const taken = new Set(clusters.flat());
  const centroids = clusters.map((members) => centroidOf(vectors, members));
  const grown = clusters.map((members) => [...members]);
  vectors.of.forEach((weights, question) => {
    if (taken.has(question) || weights.size === 0) {
      return;
    }
    let best = -1;
    let near = NEAR;
    centroids.forEach((centroid, cluster) => {
      const likeness = cosine(weights, centroid);
      if (likeness > near + 1e-9) {
        best = cluster;
        near = likeness;
      }
    });
    grown[best]?.push(question);
  });
  return grown.map((members) => members.sort((a, b) => a - b));
}

/**
 * The most distinctive terms of a cluster, weighted by the share of its questions that contain them relative to all questions:
 * `share in it * ln(share in it / share in all)`. Skips a term that is part of one already taken, or contains one.
 */
function tellingTerms({ of, holders, names }: Vectors, members: readonly number[]): string[] {
  const counts = new Map<number, number>();
  for (const question of members) {
    for (const term of (of[question] ?? new Map<number, number>()).keys()) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const ranked = [...counts]
    .filter(([, count]) => count >= 2)
    .map(([term, count]) => {
      const share = count / members.length;
      const overall = (holders[term]?.length ?? 1) / of.length;
      // Of two overlapping terms, the longer one is the name.
      return {
        name: names[term] ?? '',
        score: share * Math.log(1 + share / overall) * (1 + (names[term] ?? '').length / 100),
      };
    })
    .sort((a, b) => b.score - a.score || compareCodes(a.name, b.name));
  const chosen: string[] = [];
  for (const { name, score } of ranked) {
    const isNew = chosen.every((term) => !term.includes(name) && !name.includes(term) && !sharesWord(term, name));
    if (isNew && chosen.length < MOST_TERMS && score >= 0.35 * (ranked[0]?.score ?? 0)) {
      chosen.push(name);
    }
  }
  return chosen;
}

/** `cordless stick` and `stick vacuum` are parts of one name. */
function sharesWord(a: string, b: string): boolean {
  const words = a.split(' ');
  return b.split(' ').some((word) => words.includes(word));
}

/**
 * Clusters questions (given by their terms) that share terms. The term with most TF-IDF weight takes its questions, then the
 * next among the rest; near clusters are merged, and single questions are added to the nearest. Largest first. Deterministic, and
 * roughly linear in the number of questions: there may be 50,000.
 */
export function clusterQuestions(questions: readonly (readonly string[])[]): QuestionCluster[] {
  const vectors = vectorsOf(questions);
  const clusters = addLeftOver(vectors, mergeNear(vectors, seedClusters(vectors)));
  return clusters
    .map((members) => ({ terms: tellingTerms(vectors, members), questions: members }))
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => b.questions.length - a.questions.length || (a.terms.join() < b.terms.join() ? -1 : 1));
}
