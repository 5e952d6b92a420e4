import type { Perception, PerceptionCell } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { sumCells } from '../measures/cellSums.ts';
import { rangeOf } from '../measures/measureKinds.ts';
import { brandRefs } from '../reports/projectRefs.ts';
import { dataDates, reportScope } from '../reports/reportScope.ts';
import { currentWindow, previousWindow } from '../scope/reportWindow.ts';
import { measureOfClusters } from '../stats/measureOfClusters.ts';
import { OK, SENTIMENT_CODES, type AnswerTable } from '../table/AnswerTable.ts';
import type { PerceptionIndex } from './PerceptionIndex.ts';

/** Answers by prompt that mention a brand under a theme, with their sentiment. */
class CellTally {
  readonly balance: Float64Array;
  readonly judged: Float64Array;
  readonly counts = new Float64Array(4);

  constructor(prompts: number) {
    this.balance = new Float64Array(prompts);
    this.judged = new Float64Array(prompts);
  }

  add(prompt: number, code: number): void {
    this.counts[code] = (this.counts[code] ?? 0) + 1;
    this.judged[prompt] = (this.judged[prompt] ?? 0) + 1;
    const sign = Number(code === SENTIMENT_CODES.positive) - Number(code === SENTIMENT_CODES.negative);
    this.balance[prompt] = (this.balance[prompt] ?? 0) + sign;
  }
}

function namedByPrompt(table: AnswerTable, rows: Uint32Array): Float64Array[] {
  const named = Array.from({ length: table.brandCount }, () => new Float64Array(table.project.prompts.length));
  for (const row of rows) {
    const mask = table.status[row] === OK ? (table.namedMask[row] ?? 0) : 0;
    const prompt = table.prompt[row] ?? 0;
    named.forEach((column, brand) => {
      column[prompt] = (column[prompt] ?? 0) + ((mask >>> brand) & 1);
    });
  }
  return named;
}

function tallies(index: PerceptionIndex, rows: Uint32Array): ReadonlyMap<string, CellTally> {
  const { table } = index;
  const cells = new Map<string, CellTally>();
  for (const row of rows) {
    index.each(row, (brand, theme, code) => {
      const key = `${String(theme)} ${String(brand)}`;
      const cell = cells.get(key) ?? new CellTally(table.project.prompts.length);
      cells.set(key, cell);
      cell.add(table.prompt[row] ?? 0, code);
    });
  }
  return cells;
}

/**
 * Themes x brands over the rows of the query, which the index must have covered. Of each cell: the answers that mention the brand under
 * the theme by sentiment; net sentiment = (positive - negative) / all of them, a mean with prompts as clusters (Student's t); and
 * how often the theme is mentioned, of the answers that name the brand (ratio, Wilson at the effective sample size).
 */
export function perceptionReport(index: PerceptionIndex, query: FilterQuery, rows: Uint32Array): Perception {
  const { table, themes } = index;
  const { project, brandCount } = table;
  const found = tallies(index, rows);
  const named = namedByPrompt(table, rows);
  const cells = themes.flatMap(({ id }, theme) =>
    project.brands.map((brand, place): PerceptionCell => {
      const tally = found.get(`${String(theme)} ${String(place)}`);
      const n = tally?.judged.reduce((sum, count) => sum + count, 0) ?? 0;
      const den = named[place] ?? new Float64Array();
      const ofBrand = { num: tally?.judged ?? new Float64Array(den.length), den, n: den.reduce((a, b) => a + b, 0) };
      return {
        theme_id: id,
        brand_id: brand.id,
        positive: tally?.counts[SENTIMENT_CODES.positive] ?? 0,
        neutral: tally?.counts[SENTIMENT_CODES.neutral] ?? 0,
        negative: tally?.counts[SENTIMENT_CODES.negative] ?? 0,
        net_sentiment:
          tally === undefined
            ? null
            : measureOfClusters({ num: tally.balance, den: tally.judged, n }, rangeOf('net_sentiment', brandCount)),
        mentioned: measureOfClusters(ofBrand, rangeOf('visibility', brandCount)),
      };
    }),
  );
  const [window, previous] = [currentWindow(query), previousWindow(query)];
  const dates = dataDates(table, query.time_zone);
  return {
    scope: reportScope({ table, window, previous, sums: sumCells(table, rows), ...dates }),
    brands: brandRefs(project),
    themes: themes.map((theme) => ({ ...theme, words: [...theme.words] })),
    cells,
  };
}
