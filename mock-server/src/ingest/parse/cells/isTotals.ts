const TOTAL =
  /^(?:(?:grand |sub)?totals?(?: (?:mentions|answers|prompts|citations))?|sum|average|mean|summe|gesamt|insgesamt|durchschnitt|total général|totaux|totales|合计|合計|总计|總計|小计|小計|平均(?:值)?|汇总|彙總|総計|합계|총계)\s*[:：]?$/iu;
/** With a unit: `12 条`, `12 answers`. */
const FIGURE = /^[\s.,%/:+-]*\d[\d\s.,%/:+-]*(?:[条條个個次家]|answers?|rows?)?$/u;

/** Whether a row sums up those above: its figure is no answer to a prompt called Total. */
export const isTotals = (prompt: string, answer: string): boolean => TOTAL.test(prompt) && FIGURE.test(answer);
