import type { Theme } from '#client/api/brandCentreSchemas.ts';
import { sentenceEnd, sentenceStart } from '#client/lib/sentences/sentenceBounds.ts';
import { ANSWER_RULES } from '#client/lib/sentences/SentenceRules.ts';
import { mentionsOf } from '../table/answerRow.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { ClauseState, applyPhrase } from '../text/ClauseState.ts';
import { FoldedText } from '../text/FoldedText.ts';
import { isUnreadable } from '../text/isUnreadable.ts';
import { maskNonText } from '../text/maskNonText.ts';
import type { FoundMention } from '../text/MentionMatcher.ts';
import { PhraseFinder } from '../text/PhraseFinder.ts';
import { sentimentLexicon, type ClauseAfter, type LexiconKind } from '../text/sentimentLexicon.ts';
import { SpanList } from '../text/SpanList.ts';
import { NO_THEMES } from './builtInThemes.ts';

/** Limit of themes of a project, including built-in ones: they are bits of a mask. */
export const MOST_THEMES = 31;

/** A sentence that names a brand and mentions a theme; offsets into the recorded text. */
interface ThemeSentence {
  readonly from: number;
  readonly to: number;
}

/** Called for the sentence just read, with its judgements of one brand under one theme. */
type Visit = (sentence: ThemeSentence, brand: number, theme: number, good: number, ill: number) => void;

/**
 * Reads the judgements in an answer's sentences of each brand under each theme. A judgement of the lexicon belongs to the brands of its
 * clause, as in `SentimentEstimator`, and to the themes whose words are in that clause; a clause without a theme continues the themes
 * of the clause before it in the same sentence. A brand in a clause with a theme but without a judgement is
 * neutral. Words inside brands' names, addresses and link targets indicate no theme.
 */
export class ThemeReader {
  readonly #themes = new PhraseFinder<number>();
  readonly #lexicon = new PhraseFinder<LexiconKind>();
  readonly #folded = new FoldedText();
  readonly #masked = new SpanList();
  readonly #clause = new ClauseState();
  readonly #themeCount: number;
  /** Of the clause being read, by brand. */
  readonly #good = new Float64Array(32);
  readonly #ill = new Float64Array(32);
  /** Of the sentence, by brand and theme. */
  readonly #seen: Uint8Array;
  readonly #goodOf: Float64Array;
  readonly #illOf: Float64Array;
  #touched: number[] = [];
  /** Themes of the clause, of previous clauses without a brand so far, and of the last clause that had any. */
  #inClause = 0;
  #waiting = 0;
  #last = 0;
  readonly #hitEnds: number[] = [];
  readonly #hitMasks: number[] = [];

  constructor(themes: readonly Theme[]) {
    const masks = new Map<string, number>();
    themes.slice(0, MOST_THEMES).forEach(({ words }, theme) => {
      for (const word of words) masks.set(word, (masks.get(word) ?? 0) | (1 << theme));
    });
    for (const phrase of NO_THEMES) if (!masks.has(phrase)) masks.set(phrase, 0);
    for (const [word, mask] of masks) this.#themes.add(word, mask);
    for (const [written, kind] of sentimentLexicon()) this.#lexicon.add(written, kind);
    this.#themeCount = Math.min(MOST_THEMES, themes.length);
    const cells = 32 * MOST_THEMES;
    this.#seen = new Uint8Array(cells);
    this.#goodOf = new Float64Array(cells);
    this.#illOf = new Float64Array(cells);
  }

  /** Reads a row and calls `visit` for each sentence, brand and theme in order of the text. */
  read(table: AnswerTable, row: number, visit: Visit): void {
    if (table.namedMask[row] === 0) return;
    const text = table.texts.text(row);
    // The words of themes and judgements are Chinese and English; `fast` means something else in German.
    if (isUnreadable(text)) return;
    const mentions = mentionsOf(table, row);
    let floor = 0;
    for (let first = 0; first < mentions.length;) {
      const from = sentenceStart(text, mentions[first]?.from ?? 0, ANSWER_RULES, floor);
      let to = sentenceEnd(text, Math.max(from, (mentions[first]?.to ?? 0) - 1), ANSWER_RULES);
      let next = first + 1;
      for (let one = mentions[next]; one !== undefined && one.from < to; one = mentions[next]) {
        to = Math.max(to, one.to);
        next += 1;
      }
      this.#readSentence(text.slice(from, to), from, mentions.slice(first, next));
      this.#tell({ from, to }, visit);
      floor = to;
      first = next;
    }
  }

  #readSentence(sentence: string, shift: number, mentions: readonly FoundMention[]): void {
    this.#touched = [];
    const folded = this.#folded;
    folded.read(sentence);
    maskNonText(sentence, this.#masked);
    for (let i = 0; i < this.#masked.count; i += 1) folded.blank(this.#masked.from(i), this.#masked.to(i));
    const places = mentions.map(({ brand, from, to }) => {
      return { brand, from: folded.indexOf(from - shift), to: folded.indexOf(to - shift) };
    });
    if (this.#findThemes(places)) this.#judge(places);
  }

  /** Records the positions of theme words; false if there is none. */
  #findThemes(mentions: readonly FoundMention[]): boolean {
    const { codes, length } = this.#folded;
    this.#hitEnds.length = 0;
    this.#hitMasks.length = 0;
    let next = 0;
    for (let i = 0; i < length;) {
      const mention = mentions[next];
      if (mention !== undefined && i >= mention.from) {
        i = Math.max(i + 1, mention.to);
        next += 1;
      } else if (this.#themes.findAt(codes, i, Math.min(length, mention?.from ?? length))) {
        this.#hitEnds.push(this.#themes.end);
        this.#hitMasks.push(this.#themes.value ?? 0);
        i = this.#themes.end;
      } else {
        i += 1;
      }
    }
    return this.#hitEnds.length > 0;
  }

  #judge(mentions: readonly FoundMention[]): void {
    const { codes, length } = this.#folded;
    const clause = this.#clause;
    clause.startSentence();
    this.#inClause = 0;
    this.#waiting = 0;
    this.#last = 0;
    let [mention, hit] = [0, 0];
    for (let i = 0; i < length;) {
      const named = mentions[mention];
      if (named !== undefined && i >= named.from) {
        clause.name(named.brand, i, named.to);
        i = Math.max(i + 1, named.to);
        mention += 1;
      } else if (this.#lexicon.findAt(codes, i, Math.min(length, named?.from ?? length))) {
        hit = this.#takeThemes(hit, this.#lexicon.end);
        const kind = this.#lexicon.value;
        if (kind?.type === 'clause') this.#endClause(kind.after);
        else applyPhrase(clause, this.#lexicon, i, this.#good, this.#ill);
        i = this.#lexicon.end;
      } else {
        i += 1;
      }
    }
    this.#takeThemes(hit, length);
    this.#endClause();
  }

  /** Adds the themes recorded up to `end` to those of the clause. */
  #takeThemes(hit: number, end: number): number {
    let next = hit;
    while (next < this.#hitEnds.length && (this.#hitEnds[next] ?? 0) <= end) {
      this.#inClause |= this.#hitMasks[next] ?? 0;
      next += 1;
    }
    return next;
  }

  #endClause(after?: ClauseAfter): void {
    const spoken = this.#clause.spokenOf;
    this.#clause.end(this.#good, this.#ill, after);
    const own = this.#inClause | this.#waiting;
    if (spoken === 0) {
      this.#waiting = own;
    } else {
      this.#waiting = 0;
      this.#credit(spoken, own, own === 0 ? this.#last : own);
    }
    if (own !== 0) this.#last = own;
    this.#inClause = 0;
  }

  #credit(spoken: number, seenThemes: number, judgedThemes: number): void {
    for (let brand = 0; brand < 32; brand += 1) {
      const good = this.#good[brand] ?? 0;
      const ill = this.#ill[brand] ?? 0;
      const isSpokenOf = ((spoken >>> brand) & 1) === 1;
      const themes = (isSpokenOf ? seenThemes : 0) | (good + ill > 0 ? judgedThemes : 0);
      for (let theme = 0; themes >>> theme !== 0; theme += 1) {
        if (((themes >>> theme) & 1) === 0) continue;
        const cell = brand * MOST_THEMES + theme;
        if (this.#seen[cell] === 0) this.#touched.push(cell);
        this.#seen[cell] = 1;
        this.#goodOf[cell] = (this.#goodOf[cell] ?? 0) + good;
        this.#illOf[cell] = (this.#illOf[cell] ?? 0) + ill;
      }
    }
    this.#good.fill(0);
    this.#ill.fill(0);
  }

  #tell(sentence: ThemeSentence, visit: Visit): void {
    for (const cell of this.#touched) {
      const theme = cell % MOST_THEMES;
      if (theme < this.#themeCount) {
        visit(sentence, (cell - theme) / MOST_THEMES, theme, this.#goodOf[cell] ?? 0, this.#illOf[cell] ?? 0);
      }
      this.#seen[cell] = 0;
      this.#goodOf[cell] = 0;
      this.#illOf[cell] = 0;
    }
  }
}
