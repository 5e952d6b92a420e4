import { memoize } from '#client/lib/memoize.ts';
import type { NameLanguage } from './names.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { definitionIn } from './definitionIn.ts';

function make(table: AnswerTable, language: NameLanguage): AnswerTable {
  const project = definitionIn(table.project, language);
  return project === table.project ? table : { ...table, project };
}

const ofLanguage = {
  zh: memoize((table: AnswerTable) => make(table, 'zh')),
  en: memoize((table: AnswerTable) => make(table, 'en')),
};

/**
 * The answers of a project as readers of a language have them (definitionIn). The columns are shared; reports are kept by table, so that
 * those of two languages are kept apart.
 */
export function tableIn(table: AnswerTable, language: NameLanguage): AnswerTable {
  return ofLanguage[language](table);
}
