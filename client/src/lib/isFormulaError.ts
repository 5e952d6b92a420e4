const FORMULA_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/u;

/** Whether a cell's text is the value of a failed formula. Other texts may start with `#`, such as a tag. */
export const isFormulaError = (text: string): boolean => FORMULA_ERROR.test(text);
