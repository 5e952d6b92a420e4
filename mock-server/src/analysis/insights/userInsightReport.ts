import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Theme, UserInsight } from '#client/api/userInsightSchemas.ts';
import { changeOf } from '../measures/promptClusters.ts';
import { brandRefs } from '../reports/projectRefs.ts';
import { reportScope } from '../reports/reportScope.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import {
  answersIn,
  flagsOf,
  insightData,
  leadersOf,
  namedIn,
  ownVisibility,
  personasOf,
  type InsightData,
} from './groupData.ts';
import { personaMatrix } from './personaMatrix.ts';
import { questionThemes, type QuestionThemes } from './themes.ts';
import { unmetQuestions } from './unmetQuestions.ts';

const MOST_LEADERS = 3;
const MOST_EXAMPLES = 3;

/** By theme: ok answers of the scope for which an engine ran a search of it. */
function searchAnswers({ table, rows }: InsightData, { list, ofSearch }: QuestionThemes): Float64Array {
  const counts = new Float64Array(list.length);
  for (const row of rows) {
    const queries = table.status[row] === OK ? table.searches.get(row) : undefined;
    const themes = new Set(queries?.map((query) => ofSearch.get(query.trim()) ?? -1));
    for (const theme of themes) {
      counts[theme] = (counts[theme] ?? 0) + 1;
    }
  }
  return counts;
}

/** The themes with a prompt or a searched answer that passes the filters, with the figures of their prompts; most questions first. */
function themesOf(data: InsightData, themes: QuestionThemes, unmet: Uint8Array): Theme[] {
  const { project, sums, previousSums } = data;
  const searched = searchAnswers(data, themes);
  const left = flagsOf(project.prompts.length, data.prompts);
  return themes.list.flatMap(({ id, terms, prompts, searches }, theme): Theme[] => {
    const own = prompts.filter((prompt) => left[prompt] === 1);
    const answers = searched[theme] ?? 0;
    if (own.length === 0 && answers === 0) {
      return [];
    }
    const flags = flagsOf(project.prompts.length, own);
    const named = namedIn(sums, flags);
    const texts = [...own.map((prompt) => project.prompts[prompt]?.text ?? ''), ...searches];
    return [
      {
        id,
        terms: [...terms],
        prompts: own.length,
        searches: searches.length,
        search_answers: answers,
        answers: answersIn(sums, flags),
        visibility: ownVisibility(sums, { prompts: flags }),
        change: sums.brandCount > 0 ? changeOf(previousSums, sums, 'visibility', 0, { prompts: flags }) : null,
        leader_ids: leadersOf(project, named, MOST_LEADERS),
        unmet: own.filter((prompt) => unmet[prompt] === 1).length,
        examples: texts.slice(0, MOST_EXAMPLES),
      },
    ];
  });
}

/**
 * The report of /userInsights/index for the filters of `query`. Deterministic: the same table and query give the same report.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function userInsightReport(table: AnswerTable, query: FilterQuery): UserInsight {
  const data = insightData(table, query);
  const personas = personasOf(data);
  const themes = questionThemes(table);
  const { flags, ...unmet } = unmetQuestions(data);
  return {
    scope: reportScope(data),
    brands: brandRefs(table.project),
    personas,
    cells: personaMatrix(data, personas),
    themes: themesOf(data, themes, flags),
    themeless: data.prompts.filter((prompt) => (themes.ofPrompt[prompt] ?? -1) < 0).length,
    ...unmet,
  };
}
