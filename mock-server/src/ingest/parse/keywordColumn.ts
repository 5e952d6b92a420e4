import { normalizeFieldName } from '#client/lib/importFields.ts';

const KEYWORD =
  /^(?:search|target|focus|main|seed)?keywords?$|^(?:搜索|目标|核心)?关键[词字]$|^(?:搜尋|目標|核心)?關鍵[詞字]$|^キーワード$|^키워드$/u;

/** Whether a column holds what was searched for: it stands for the question where there is none, and beside one is its topic at most. */
export const isKeywordColumn = (name: string): boolean => KEYWORD.test(normalizeFieldName(name));
