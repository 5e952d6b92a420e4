import { readClaims } from './claims/readClaims.ts';
import type { Claims } from './claims/readClaims.ts';
import { withoutFigures } from './claims/withoutFigures.ts';
import { readDocument } from './text/readDocument.ts';
import { foldKeepingOffsets } from './text/terms.ts';

/** Words, or Chinese characters, per shingle (Broder 1997, "On the resemblance and containment of documents"). */
const SHINGLE = 4;
/** Most hashes per page: a share of 80 % estimated from as many is off by less than two points in two of three cases. */
const MOST = 512;
const TOKEN = /\p{sc=Han}|\p{L}+(?:['’-]\p{L}+)*/gu;

/** The shingles of a text as 32-bit hashes. */
export interface Shingles {
  readonly all: ReadonlySet<number>;
  /** Shingles of sentences without an unsourced claim. */
  readonly backed: ReadonlySet<number>;
}

/** A fingerprint for near-duplicate detection: a few kilobytes instead of the page's text, the same on every machine. */
export interface PageSketch {
  readonly id: string;
  readonly title: string;
  /** Sampling rate, a power of two: only hashes that are multiples of it are kept. */
  readonly every: number;
  /** Four bytes each, little-endian, as base64. */
  readonly hashes: string;
}

/** FNV-1a of a word. */
function wordHash(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
}

/** The finalizer of MurmurHash3: every bit of the sum affects every bit of the hash, so that any share of the hashes is a fair sample. */
function mixed(sum: number): number {
  let hash = sum ^ (sum >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Shingles of each sentence without its figures, so that adding figures or sentences does not disguise a copy. */
export function shinglesOf({ document, figures, flagged }: Claims): Shingles {
  const all = new Set<number>();
  const backed = new Set<number>();
  for (const [i, sentence] of document.sentences.entries()) {
    const words = (foldKeepingOffsets(withoutFigures(sentence, figures[i])).match(TOKEN) ?? []).map(wordHash);
    for (let from = 0; from + SHINGLE <= words.length; from += 1) {
      let sum = 0;
      for (let at = from; at < from + SHINGLE; at += 1) sum = Math.imul(sum, 31) + (words[at] ?? 0);
      const hash = mixed(sum | 0);
      all.add(hash);
      if (flagged[i] !== true) backed.add(hash);
    }
  }
  return { all, backed };
}

function packed(hashes: readonly number[]): string {
  let bytes = '';
  for (const hash of hashes) {
    bytes += String.fromCharCode(hash & 255, (hash >>> 8) & 255, (hash >>> 16) & 255, hash >>> 24);
  }
  return btoa(bytes);
}

/** @throws DOMException if `hashes` is not base64. */
export function hashesIn({ hashes }: PageSketch): number[] {
  const bytes = atob(hashes);
  const byte = (at: number): number => bytes.charCodeAt(at);
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => {
    const at = 4 * i;
    return (byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24)) >>> 0;
  });
}

/** The sketch of a page's text (Markdown). */
export function sketchPage({
  id,
  title,
  text,
}: {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}): PageSketch {
  let kept = [...shinglesOf(readClaims(readDocument(text))).all];
  let every = 1;
  while (kept.length > MOST) {
    every *= 2;
    kept = kept.filter((hash) => hash % every === 0);
  }
  return { id, title, every, hashes: packed(kept) };
}
