import { normalizeText } from '#client/lib/normalizeText.ts';
import { fillInMark } from './fillIn.ts';
import { sectionOf } from './sectionOf.ts';
import type { WritingBrief, WritingHeading } from './WritingBrief.ts';
import { WRITING_WORDS } from './writingWords.ts';
import type { WritingWords } from './writingWords.ts';

/**
 * A structured draft from a brief, without a model: the outline, questions as headings, facts with their sources, and a line for
 * everything that a person still has to write. Uses only words of the brief; nothing is made up.
 * @param sectionId one heading of the outline with its subheadings; null for the whole text.
 */
export function assembleDraft(brief: WritingBrief, sectionId: string | null): string {
  const assembly = new Assembly(brief);
  if (sectionId !== null) assembly.addOutline(sectionOf(brief.outline, sectionId));
  else assembly.addAll();
  return assembly.text;
}

class Assembly {
  readonly #brief: WritingBrief;
  readonly #words: WritingWords;
  readonly #mark: string;
  readonly #blocks: string[] = [];

  constructor(brief: WritingBrief) {
    this.#brief = brief;
    this.#words = WRITING_WORDS[brief.language];
    this.#mark = fillInMark(brief.language);
  }

  get text(): string {
    return `${this.#blocks.join('\n\n')}\n`;
  }

  addAll(): void {
    const { title, questions, outline } = this.#brief;
    this.#blocks.push(`# ${oneLine(title) || this.#words.untitled}`);
    const [first] = questions;
    this.#missing(first === undefined ? this.#words.openingPlain : this.#words.opening(oneLine(first)));
    this.addOutline(outline);
    const headings = new Set(outline.map(({ heading }) => keyOf(heading)));
    for (const question of questions.filter((text) => !headings.has(keyOf(text)))) {
      this.#blocks.push(`## ${oneLine(question)}`);
      this.#missing(this.#words.answer(oneLine(question)));
    }
    this.#addFacts();
    this.#addFigures();
    this.#addComparison();
    this.#addSources();
  }

  addOutline(outline: readonly WritingHeading[]): void {
    const questions = new Set(this.#brief.questions.map(keyOf));
    for (const { level, heading, notes } of outline) {
      this.#blocks.push(`${'#'.repeat(level)} ${oneLine(heading)}`);
      const isQuestion = questions.has(keyOf(heading));
      this.#missing(oneLine(notes) || (isQuestion ? this.#words.answer(oneLine(heading)) : this.#words.section));
    }
  }

  #addFacts(): void {
    if (this.#brief.facts.length === 0) return;
    this.#blocks.push(`## ${this.#words.facts}`);
    for (const { statement, source } of this.#brief.facts) {
      const from = source === null || source.trim() === '' ? '' : this.#words.source(linkOf(source));
      this.#blocks.push(`- ${oneLine(statement)}${from}`);
      if (from === '') this.#missing(this.#words.noSource);
    }
  }

  #addFigures(): void {
    if (this.#brief.statistics.length === 0) return;
    this.#blocks.push(`## ${this.#words.figures}`);
    for (const { statement, source_url: source } of this.#brief.statistics) {
      if (source === null) this.#missing(this.#words.missingFigure(oneLine(statement)));
      else this.#blocks.push(`- ${oneLine(statement)}${this.#words.source(linkOf(source))}`);
    }
  }

  #addComparison(): void {
    if (this.#brief.praise.length === 0) return;
    this.#blocks.push(`## ${this.#words.comparison}`);
    for (const { brand, quote } of this.#brief.praise) {
      this.#missing(this.#words.praise(oneLine(brand), oneLine(quote)));
    }
  }

  #addSources(): void {
    const rows = this.#brief.sources.flatMap(({ url, title, host }) =>
      url === null ? [] : [`- ${linkOf(url, title ?? undefined)} · ${oneLine(host)}`],
    );
    if (rows.length > 0) this.#blocks.push(`## ${this.#words.sources}`, rows.join('\n'));
  }

  #missing(text: string): void {
    this.#blocks.push(`${this.#mark}${text}`);
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Key of a heading, ignoring marks, case and width. */
function keyOf(text: string): string {
  return normalizeText(text, 'NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** A source as Markdown: a link when it is a web address, else its words. */
function linkOf(source: string, title?: string): string {
  const text = oneLine(source);
  if (!/^https?:\/\/\S+$/u.test(text) || !URL.canParse(text)) return text;
  const { href, host } = new URL(text);
  const label = oneLine(title ?? '') || host;
  return `[${label.replaceAll(/[\\[\]]/gu, String.raw`\$&`)}](${href.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}
