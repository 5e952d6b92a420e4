import { buildImportGraph } from './importGraph.ts';
import type { ImportGraph } from './importGraph.ts';

const TYPES_ONLY = /\b(?:import|export) type [^;]*;|typeof import\('[^']+'\)/gu;
const CATALOGUE = /^client\/src\/i18n\/(?:zh-CN|en-US)\/(?<area>\w+)\.ts$/u;
/** No screens: their strings that look like a text's id are keys of columns and fields. */
const NOT_SHOWN = /^client\/src\/(?:lib|api)\//u;

const words = (list: string | undefined): readonly string[] =>
  [...(list ?? '').matchAll(/'(\w+)'/gu)].map(([, word = '']) => word);

/** The area of every text. */
function areasOfIds(sources: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map(
    [...sources].flatMap(([file, text]) => {
      const area = CATALOGUE.exec(file)?.groups?.['area'];
      return area === undefined
        ? []
        : [...text.matchAll(/^ {2}'([\w.]+)':/gmu)].map(([, id = '']) => [id, area] as const);
    }),
  );
}

/** The ids that a file names: whole, or by the first of those that begin like `prefix.${value}`. */
function idsIn(text: string, ids: Iterable<string>): readonly string[] {
  const known = new Set(ids);
  const whole = [...text.matchAll(/['"`]([a-z]\w*(?:\.\w+)+)['"`]/giu)].map(([, id = '']) => id);
  const begun = [...text.matchAll(/`((?:\w+\.)+)\$\{/gu)].flatMap(
    ([, start = '']) => [...known].find((id) => id.startsWith(start)) ?? [],
  );
  return [...whole, ...begun].filter((id) => known.has(id));
}

/** What finds the texts that a file and its imports show and that are not loaded with it. */
export interface TextSearch {
  readonly graph: ImportGraph;
  readonly shown: ReadonlyMap<string, readonly string[]>;
  readonly areaOf: ReadonlyMap<string, string>;
  /** Files that load more areas themselves, for what they show. */
  readonly loads: ReadonlyMap<string, readonly string[]>;
}

/** @param sources text by path */
export function createTextSearch(sources: ReadonlyMap<string, string>): TextSearch {
  const areaOf = areasOfIds(sources);
  const code = new Map(
    [...sources].flatMap(([file, text]) =>
      CATALOGUE.test(file) ? [] : [[file, text.replaceAll(TYPES_ONLY, '')] as const],
    ),
  );
  return {
    areaOf,
    graph: buildImportGraph(code),
    shown: new Map([...code].map(([file, text]) => [file, NOT_SHOWN.test(file) ? [] : idsIn(text, areaOf.keys())])),
    loads: new Map(
      [...code].flatMap(([file, text]) => {
        const list = /= useTexts\((?<areas>[^)]*)\)/u.exec(text)?.groups?.['areas'];
        return list === undefined ? [] : [[file, words(list)] as const];
      }),
    ),
  };
}

/** "area: id in file" of every text that is shown from `start` on and is in none of the areas. */
export function findMissingTexts(search: TextSearch, start: string, areas: readonly string[]): readonly string[] {
  const have = new Set([...areas, ...(search.loads.get(start) ?? [])]);
  const files = new Set([start]);
  const missing: string[] = [];
  for (const file of files) {
    for (const id of search.shown.get(file) ?? []) {
      const area = search.areaOf.get(id) ?? '';
      if (!have.has(area)) missing.push(`${area}: ${id} in ${file}`);
    }
    for (const next of search.graph.get(file) ?? []) {
      if (search.loads.has(next) && next !== start) missing.push(...findMissingTexts(search, next, [...have]));
      else files.add(next);
    }
  }
  return [...new Set(missing)].sort();
}
