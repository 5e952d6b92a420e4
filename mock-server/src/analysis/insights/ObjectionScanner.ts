import type { ObjectionKind } from '#client/api/objectionSchemas.ts';
import { SPACED_WORD, WORD_CLASS } from '../text/charTables.ts';
import { maskNonText } from '../text/maskNonText.ts';
import { NO_NODE, PhraseTrie, mayStart } from '../text/PhraseTrie.ts';
import { SpanList } from '../text/SpanList.ts';
import { objectionPhrases, type ObjectionPhrase } from './objectionLexicon.ts';

/** A phrase that objects to a product; UTF-16 offsets into the recorded text. */
export interface ObjectionHit {
  readonly kind: ObjectionKind;
  readonly from: number;
  readonly to: number;
}

/** Phrases that invert an objection directly after them in the same clause: 不贵, without any lag. */
const TURNED_ZH =
  /(?:不|没|没有|无|零|低|非|未|避免|减少|缓解|解决|告别|改善|防止|不会|不易|不用担心)[^，。；、：！？,.;:!?\n]{0,3}$/u;
const TURNED_EN =
  /(?:\b(?:not|no|never|without|hardly|less|avoids?|avoiding|prevents?|reduces?|fixes|minimi[sz]es?|free (?:of|from)|rather than|instead of)\b|n['’]t\b)[^,.;:!?\n|]{0,18}$/u;
const LOOK_BACK = 32;

/** Finds objections to products in answers by the lexicon of objections; negated ones and those in addresses do not count. */
export class ObjectionScanner {
  readonly #phrases = new PhraseTrie<ObjectionPhrase>();
  readonly #starts = this.#phrases.starts;
  readonly #masked = new SpanList();

  constructor() {
    for (const phrase of objectionPhrases()) {
      this.#phrases.add(phrase.text, phrase);
    }
  }

  /** Objections in order of the text, not overlapping. */
  find(text: string): readonly ObjectionHit[] {
    const lower = text.toLowerCase();
    // A few characters change their length in lower case, which would shift offsets; the text is then read unchanged.
    const folded = lower.length === text.length ? lower.replaceAll('’', "'") : text;
    const hits: ObjectionHit[] = [];
    for (let i = 0; i < folded.length;) {
      const found = mayStart(this.#starts, folded.charCodeAt(i)) ? this.#phraseAt(folded, i) : null;
      if (found === null) {
        i += 1;
        continue;
      }
      const to = i + found.text.length;
      if (found.kind !== null && !isTurned(folded, i)) {
        hits.push({ kind: found.kind, from: i, to });
      }
      i = to;
    }
    return hits.length === 0 ? hits : this.#shown(text, hits);
  }

  /** Removes hits in link targets, addresses and other hidden text. */
  #shown(text: string, hits: readonly ObjectionHit[]): readonly ObjectionHit[] {
    maskNonText(text, this.#masked);
    const { count } = this.#masked;
    return hits.filter(({ from, to }) => {
      for (let i = 0; i < count; i += 1) {
        if (this.#masked.from(i) < to && this.#masked.to(i) > from) {
          return false;
        }
      }
      return true;
    });
  }

  /** The longest phrase that begins at `start`; an edge in a script with spaces must not touch another letter. */
  #phraseAt(text: string, start: number): ObjectionPhrase | null {
    const isInside = isSpaced(text, start - 1) && isSpaced(text, start);
    if (isInside) {
      return null;
    }
    let found: ObjectionPhrase | null = null;
    let node = this.#phrases.root(text.charCodeAt(start));
    for (let end = start + 1; node !== NO_NODE; end += 1) {
      const [phrase] = this.#phrases.valuesAt(node);
      if (phrase !== undefined && !(isSpaced(text, end - 1) && isSpaced(text, end))) {
        found = phrase;
      }
      node = end < text.length ? this.#phrases.next(node, text.charCodeAt(end)) : NO_NODE;
    }
    return found;
  }
}

function isSpaced(text: string, at: number): boolean {
  return at >= 0 && at < text.length && WORD_CLASS[text.charCodeAt(at)] === SPACED_WORD;
}

function isTurned(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LOOK_BACK), at);
  return TURNED_ZH.test(before) || TURNED_EN.test(before);
}
