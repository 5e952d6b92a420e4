import type { FilterQuery } from '#client/api/filterQuery.ts';
import { stages } from '#client/api/stageSchemas.ts';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { sumCells, type CellSums } from '../measures/cellSums.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { promptClusters } from '../measures/promptClusters.ts';
import { brandFigures } from '../reports/brandFigures.ts';
import { projectRefs } from '../reports/projectRefs.ts';
import { reportScope } from '../reports/reportScope.ts';
import { OK, type AnswerTable } from '../table/AnswerTable.ts';
import { contrastOf } from './contrast.ts';
import { contrastSources } from './contrastSources.ts';
import { flagsOf, insightData, namedIn, soleLeaderOf, personasOf, type InsightData } from './groupData.ts';
import { personaPrompts, themePrompts } from './insightTests.ts';
import { objections } from './objections.ts';
import { questionThemes } from './themes.ts';
import { okRowsByPrompt, traitedPrompt } from './traitedPrompts.ts';

const OWN = 0;
const MOST_PROMPTS = 200;
const MOST_SEARCHES = 20;

/** The group of prompts that a page of user insights is about. */
export interface InsightGroup {
  readonly kind: 'persona' | 'theme';
  readonly id: string;
}

/** Rows and sums of the group and of all other prompts. */
interface Sides {
  readonly here: InsightData;
  /** Flags by prompt. */
  readonly flags: Uint8Array;
  readonly rest: Uint32Array;
  readonly restSums: CellSums;
}

function sidesOf(data: InsightData, flags: Uint8Array): Sides {
  const { table } = data;
  const isHere = (row: number): boolean => flags[table.prompt[row] ?? 0] === 1;
  const rows = data.rows.filter(isHere);
  const previousRows = data.previousRows.filter(isHere);
  const rest = data.rows.filter((row) => !isHere(row));
  const here: InsightData = {
    ...data,
    rows,
    previousRows,
    sums: sumCells(table, rows),
    previousSums: sumCells(table, previousRows),
    prompts: data.prompts.filter((prompt) => flags[prompt] === 1),
  };
  return { here, flags, rest, restSums: sumCells(table, rest) };
}

function contrastBrand({ here, restSums }: Sides, brand: number, prompts?: Uint8Array) {
  const range = rangeOf('visibility', here.sums.brandCount);
  const segment = prompts === undefined ? {} : { prompts };
  return contrastOf(
    promptClusters(here.sums, 'visibility', brand, segment),
    promptClusters(restSums, 'visibility', brand, segment),
    range,
  );
}

function brandPart(sides: Sides): UserInsightDetail['brand_figures'] {
  const { project } = sides.here;
  return brandFigures(sides.here).map((figure) => ({
    ...figure,
    ...contrastBrand(
      sides,
      project.brands.findIndex(({ id }) => id === figure.brand_id),
    ),
  }));
}

/** Visibility of the own brand by stage, in the group and elsewhere; the brands named most in the group. */
function stagePart(sides: Sides): UserInsightDetail['stages'] {
  const { project, traits, prompts, sums } = sides.here;
  return stages.map((stage) => {
    const flags = Uint8Array.from(traits, (of) => Number(of.stage === stage));
    const own = prompts.filter((prompt) => flags[prompt] === 1);
    const ownFlags = flagsOf(project.prompts.length, own);
    return {
      stage,
      prompts: own.length,
      leader_id: soleLeaderOf(project, namedIn(sums, ownFlags)),
      ...(sums.brandCount > 0 ? contrastBrand(sides, OWN, flags) : { here: null, rest: null, change: null }),
    };
  });
}

/** The searches of a theme, or those run for a persona's answers, by number of answers in the scope. */
function searchPart(data: InsightData, here: InsightData, { kind, id }: InsightGroup): UserInsightDetail['searches'] {
  const { table } = data;
  const { list, ofSearch } = questionThemes(table);
  const theme = kind === 'theme' ? list.findIndex((one) => one.id === id) : -1;
  const counts = new Map<string, number>();
  for (const row of (kind === 'theme' ? data : here).rows) {
    const queries = table.status[row] === OK ? table.searches.get(row) : undefined;
    for (const query of new Set(queries?.map((one) => one.trim()))) {
      if (kind === 'persona' || ofSearch.get(query) === theme) {
        counts.set(query, (counts.get(query) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .sort(([a, often], [b, other]) => other - often || compareCodes(a, b))
    .slice(0, MOST_SEARCHES)
    .map(([query, answers]) => ({ query, answers }));
}

function promptPart(here: InsightData): UserInsightDetail['prompts'] {
  const rows = okRowsByPrompt(here);
  return here.prompts
    .map((prompt) => traitedPrompt(here, rows, prompt))
    .sort((a, b) => b.answers - a.answers)
    .slice(0, MOST_PROMPTS);
}

/** Name and head data of the group; null if there is none with that id. */
function headOf(table: AnswerTable, data: InsightData, { kind, id }: InsightGroup) {
  if (kind === 'theme') {
    const theme = questionThemes(table).list.find((one) => one.id === id);
    return theme === undefined ? null : { name: null, words: [], terms: [...theme.terms] };
  }
  const persona = personasOf(data).find((one) => one.id === id);
  return persona === undefined ? null : { name: persona.name, words: persona.words, terms: [] };
}

/**
 * The report of /userInsights/detail for the filters of `query`; null if the project has no such persona or theme. The group is
 * compared with the rest: all other prompts that pass the filters.
 * @throws RangeError for an invalid date or time zone of the query (callers check them first).
 */
export function insightDetailReport(
  table: AnswerTable,
  query: FilterQuery,
  group: InsightGroup,
): UserInsightDetail | null {
  const data = insightData(table, query);
  const head = headOf(table, data, group);
  if (head === null) {
    return null;
  }
  const { kind, id } = group;
  const sides = sidesOf(data, kind === 'persona' ? personaPrompts(table, id) : themePrompts(table, id));
  const { here, rest } = sides;
  const { brands, platforms } = projectRefs(table.project);
  return {
    kind,
    id,
    ...head,
    scope: reportScope(here),
    brands,
    platforms,
    personas: personasOf(data),
    prompts: promptPart(here),
    prompts_total: here.prompts.length,
    searches: searchPart(data, here, group),
    brand_figures: brandPart(sides),
    sources: contrastSources(table, here.rows, rest),
    answers_not_captured: here.rows.filter((row) => table.captured[row] !== 1).length,
    stages: stagePart(sides),
    objections: objections(table, here.rows, rest),
  };
}
