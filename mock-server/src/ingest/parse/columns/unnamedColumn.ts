const UNNAMED = /^列 [A-Z]+ \(column [A-Z]+\)$/u;

/** The name shown for an unnamed column, in both languages at once; a person can choose the column by it. */
export const unnamedColumn = (letters: string): string => `列 ${letters} (column ${letters})`;

export const isUnnamed = (name: string): boolean => UNNAMED.test(name);
