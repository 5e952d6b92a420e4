const TOTAL =
  /^(?:(?:grand |sub)?totals?(?: (?:mentions|answers|prompts|citations))?|sum|average|mean|合计|合計|总计|總計|小计|小計|平均(?:值)?|汇总|彙總)\s*[:：]?$/iu;
const FIGURE = /^[\d\s.,%/:+-]*\d[\d\s.,%/:+-]*$/u;

/** Whether a row sums up those above: its figure is no answer to a prompt called Total. */
export const isTotals = (prompt: string, answer: string): boolean => TOTAL.test(prompt) && FIGURE.test(answer);
