import type { DraftLanguage } from '#client/api/draftSchemas.ts';

/** The fixed words around the brief's content in a text assembled by rules. */
export interface WritingWords {
  readonly untitled: string;
  readonly opening: (question: string) => string;
  readonly openingPlain: string;
  readonly answer: (question: string) => string;
  readonly section: string;
  readonly facts: string;
  readonly source: (link: string) => string;
  readonly noSource: string;
  readonly figures: string;
  readonly missingFigure: (statement: string) => string;
  readonly comparison: string;
  readonly praise: (brand: string, quote: string) => string;
  readonly sources: string;
}

export const WRITING_WORDS: Readonly<Record<DraftLanguage, WritingWords>> = {
  zh: {
    untitled: '未命名',
    opening: (question) => `开头用一小段话直接作答，写出品牌名和一个确定的结论。要回答的是：${question}`,
    openingPlain: '开头用一小段话写出本文的结论，点明品牌名。',
    answer: (question) => `直接作答。要回答的是：${question}`,
    section: '本节的内容。',
    facts: '已核实的事实',
    source: (link) => `（来源：${link}）`,
    noSource: '为上面这条事实补上来源。',
    figures: '关键数字',
    missingFigure: (statement) => `${statement}：填写数字，并在同一句里附上来源链接。`,
    comparison: '与同类的比较',
    praise: (brand, quote) => `AI 回答这样称赞 ${brand}：${quote} ——写出我们在这一点上有来源的事实，或删去本行。`,
    sources: '参考来源',
  },
  en: {
    untitled: 'Untitled',
    opening: (question) => `a short paragraph that names the brand and gives a definite answer to: ${question}`,
    openingPlain: 'a short paragraph that names the brand and states the conclusion of this page.',
    answer: (question) => `a direct answer to: ${question}`,
    section: 'the content of this section.',
    facts: 'Verified facts',
    source: (link) => ` (source: ${link})`,
    noSource: 'a source for the fact above.',
    figures: 'Key figures',
    missingFigure: (statement) => `${statement}: add the number, with a link to its source in the same sentence.`,
    comparison: 'How it compares',
    praise: (brand, quote) =>
      `AI answers praise ${brand} like this: ${quote} - say what is true of your brand here, with a source, or delete this line.`,
    sources: 'Sources',
  },
};
