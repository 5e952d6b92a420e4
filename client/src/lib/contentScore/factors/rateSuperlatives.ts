import { withoutFigures } from '../claims/withoutFigures.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Mark } from '../types.ts';

const SUPERLATIVE =
  /最(?:好|佳|强|优|大|先进|专业|受欢迎|畅销|便宜|安全|可靠|权威|出色|优秀|完美|顶级|理想|领先|耐用|快|轻|省)(?!先)|(?<![\p{N}])第一(?![次步章节部时种个点款项届阶季代天年台批眼线手人类方])|唯一的?|首个|首款|顶级(?!域)|极致|遥遥领先|(?:全球|世界|国内|行业|业内)\s*(?:领先|第一|顶尖|一流)|无与伦比|史无前例|国家级|\b(?:the\s+(?:very\s+)?best|best[- ]in[- ]class|number\s+one|no\. ?1|world[- ](?:class|leading)|industry[- ]leading|market[- ]leading|unrivall?ed|unmatched|unbeatable|unparallell?ed|the\s+(?:most|fastest|cheapest|safest|strongest|longest|largest|biggest|greatest|finest|smartest|easiest|only)\b(?!\s+(?:of|people|cases|part)\b)|second\s+to\s+none)\b/giu;
const QUESTION = /[?？]["'”’」]*\s*$/u;

/** Penalty: a superlative (the best, the first, the only one) in a sentence without a source. Questions and headings are exempt. */
export function rateSuperlatives({ document, claims }: ScoreContext): Rating {
  const found: Mark[] = [];
  for (const [i, sentence] of document.sentences.entries()) {
    const { text, start, block } = sentence;
    if (claims.sourced[i] === true || document.blocks[block]?.kind === 'heading' || QUESTION.test(text)) continue;
    for (const match of withoutFigures(sentence, claims.figures[i]).matchAll(SUPERLATIVE)) {
      found.push({ start: start + match.index, end: start + match.index + match[0].length, kind: 'excess' });
    }
  }
  return {
    value: found.length > 0 ? 1 : 0,
    found,
    missing: found.map(({ start, end }) => ({
      id: 'superlatives.source',
      at: { start, end },
      values: { word: document.plain.slice(start, end).trim() },
    })),
  };
}
