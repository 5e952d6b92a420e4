import { memoize } from '#client/lib/memoize.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { definitionIn } from './definitionIn.ts';
import type { NameLanguage } from './names.ts';

function make(table: AnswerTable, language: NameLanguage): AnswerTable {
  const project = definitionIn(table.project, language);
  return project === table.project ? table : { ...table, project };
}

const ofLanguage = {
  zh: memoize((table: AnswerTable) => make(table, 'zh')),
  en: memoize((table: AnswerTable) => make(table, 'en')),
};

/**
 * The answers of a project in the language of its readers (definitionIn). The columns are shared. Reports are cached by table, so
 * each language has its own.
 */
export function tableIn(table: AnswerTable, language: NameLanguage): AnswerTable {
  return ofLanguage[language](table);
}
