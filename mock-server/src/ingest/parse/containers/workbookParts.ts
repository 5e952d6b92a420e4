import { posix } from 'node:path';
import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import { addToGroup } from '#client/lib/groupByKey.ts';
import { ArchiveError, takeEntries } from './ArchiveReader.ts';
import { SheetTail } from './SheetTail.ts';
import type { MergedCells } from './SheetTail.ts';
import { MOST_SHEET_BYTES, MOST_STRING_BYTES, WorkbookSizeError } from './WorkbookSizeError.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = /^xl\/sharedStrings\.xml$/iu;
const IS_SHEET = /^xl\/.*sheets\/.+\.xml$/iu;
const IS_SHEET_RELATIONS = /^xl\/.*sheets\/_rels\/.+\.xml\.rels$/iu;
/** The start of a row, in whatever namespace. A chart has none. */
const ROWS = /<(?:\w+:)?row[\s>/]/gu;

/** Of the start of a row's tag. */
const LONGEST_TAG = 64;

/** A sheet of a workbook, and what is told of it outside its rows. */
export interface Sheet {
  readonly name: string;
  /** How many it has. */
  readonly rows: number;
  readonly isHidden: boolean;
  /** The numbers of those that are not shown. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly merged: readonly MergedCells[];
  /** Addresses behind cells, by the name of the cell: `E2`. */
  readonly links: ReadonlyMap<string, string>;
  /** Cells with a formula that has no value yet, by name. */
  readonly uncomputed: ReadonlySet<string>;
  /** Its days are counted from 1904, not from 1900. */
  readonly isFrom1904: boolean;
}

const listOf = <T extends v.GenericSchema>(item: T) =>
  v.optional(
    v.pipe(
      v.union([
        v.array(item),
        v.pipe(
          item,
          v.transform((one) => [one]),
        ),
      ]),
    ),
    [],
  );
const workbookSchema = v.object({
  workbook: v.object({
    workbookPr: v.optional(v.union([v.object({ date1904: v.optional(v.string()) }), v.literal('')])),
    sheets: v.object({ sheet: listOf(v.object({ name: v.string(), id: v.string(), state: v.optional(v.string()) })) }),
  }),
});
const relationsSchema = v.object({
  Relationships: v.object({ Relationship: listOf(v.object({ Id: v.string(), Target: v.optional(v.string(), '') })) }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  // A file may define entities that grow without end; the five of XML itself are read below.
  processEntities: false,
});

/**
 * The sheets of a workbook that have rows, in order. What has to be unpacked is counted and not believed: an archive may say
 * anything of itself.
 * @throws ArchiveError for a file that is damaged or encrypted
 * @throws WorkbookSizeError for one that unpacks to more than is read
 */
export async function readSheets(path: string): Promise<readonly Sheet[]> {
  const texts = new Map<string, Buffer[]>();
  const rowsByPart = new Map<string, number>();
  const tails = new Map<string, SheetTail>();
  const counts = { sheets: 0, strings: 0 };
  const isTooLarge = (): boolean => counts.sheets > MOST_SHEET_BYTES || counts.strings > MOST_STRING_BYTES;

  const takeText = (name: string) => (bytes: Uint8Array) => {
    counts.strings += bytes.length;
    addToGroup(texts, name, Buffer.from(bytes));
  };
  const takeSheet = (name: string) => {
    // A start tag that two pieces share.
    let begun = '';
    const tail = new SheetTail();
    tails.set(name, tail);
    return (bytes: Uint8Array): void => {
      counts.sheets += bytes.length;
      const piece = Buffer.from(bytes).toString('latin1');
      const text = begun + piece;
      rowsByPart.set(name, (rowsByPart.get(name) ?? 0) + (text.match(ROWS)?.length ?? 0));
      tail.push(piece);
      const tag = text.slice(Math.max(text.lastIndexOf('<'), 0));
      begun = tag.length > LONGEST_TAG || tag.match(ROWS) !== null ? '' : tag;
    };
  };
  await takeEntries(
    path,
    (name) => {
      if (name === WORKBOOK || name === RELATIONS || IS_SHEET_RELATIONS.test(name)) return takeText(name);
      if (STRINGS.test(name)) return ({ length }) => (counts.strings += length);
      return IS_SHEET.test(name) ? takeSheet(name) : null;
    },
    () => !isTooLarge(),
  );
  if (isTooLarge()) throw new WorkbookSizeError();

  const { workbook } = read(workbookSchema, texts.get(WORKBOOK));
  const { Relationships } = read(relationsSchema, texts.get(RELATIONS));
  const { workbookPr } = workbook;
  const date1904 = typeof workbookPr === 'object' ? workbookPr.date1904 : undefined;
  const isFrom1904 = date1904 === '1' || date1904 === 'true';
  const places = new Map(
    Relationships.Relationship.map(({ Id, Target }) => [Id, posix.resolve('/xl', Target).slice(1)]),
  );
  return workbook.sheets.sheet
    .map(({ name, id, state = 'visible' }): Sheet => {
      const part = places.get(id) ?? '';
      const relations = texts.get(`${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`);
      const tail = tails.get(part);
      return {
        name: decodeXML(name),
        rows: rowsByPart.get(part) ?? 0,
        isHidden: state !== 'visible',
        hiddenRows: tail?.hiddenRows ?? new Set<number>(),
        merged: tail?.merged ?? [],
        links: linksOf(tail, relations),
        uncomputed: tail?.uncomputed ?? new Set<string>(),
        isFrom1904,
      };
    })
    .filter(({ rows }) => rows > 0);
}

/** The addresses behind the cells of a sheet, which stand in a file beside it. */
function linksOf(tail: SheetTail | undefined, pieces: readonly Buffer[] | undefined): ReadonlyMap<string, string> {
  const cells = tail?.linkedCells ?? [];
  const ofFormulas = Array.from(
    tail?.formulas ?? [],
    ([cell, url]) => [cell, decodeXML(Buffer.from(url, 'latin1').toString('utf8'))] as const,
  );
  if (cells.length === 0 || pieces === undefined) return new Map(ofFormulas);
  const { Relationships } = read(relationsSchema, pieces);
  const targets = new Map(Relationships.Relationship.map(({ Id, Target }) => [Id, decodeXML(Target)]));
  return new Map([...ofFormulas, ...cells.map(([cell, id]) => [cell, targets.get(id) ?? ''] as const)]);
}

function read<T extends v.GenericSchema>(schema: T, pieces: readonly Buffer[] = []): v.InferOutput<T> {
  try {
    return v.parse(schema, parser.parse(Buffer.concat(pieces).toString('utf8')));
  } catch (error) {
    throw new ArchiveError('The list of sheets cannot be read', { cause: error });
  }
}
