import { normalizeFieldName } from '#client/lib/importFields.ts';

const KEYWORD =
  /^(?:search|target|focus|main|seed)?keywords?$|^(?:搜索|目标|核心)?关键[词字]$|^(?:搜尋|目標|核心)?關鍵[詞字]$|^キーワード$|^키워드$/u;

/** Whether a column holds search terms: it replaces a missing question column, and beside one is at most the topic. */
export const isKeywordColumn = (name: string): boolean => KEYWORD.test(normalizeFieldName(name));
