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
/** The start tag of a row, in any XML namespace. Chart sheets have none. */
const ROWS = /<(?:\w+:)?row[\s>/]/gu;

/** Maximum characters of the start of a row's tag. */
const LONGEST_TAG = 64;

/** A sheet of a workbook with its metadata outside the rows. */
export interface Sheet {
  readonly name: string;
  /** Number of rows. */
  readonly rows: number;
  readonly isHidden: boolean;
  /** Numbers of the hidden rows. */
  readonly hiddenRows: ReadonlySet<number>;
  readonly merged: readonly MergedCells[];
  /** URLs linked from cells, by cell name: `E2`. */
  readonly links: ReadonlyMap<string, string>;
  /** Names of cells with a formula that has no value. */
  readonly uncomputed: ReadonlySet<string>;
  /** Names of cells that say they hold a text or a truth value and hold none. */
  readonly unset: ReadonlySet<string>;
  /** Serial dates count from the 1904 epoch, not 1900. */
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
  // Off, because entity definitions can expand without limit; the five predefined XML entities are decoded below.
  processEntities: false,
});

/**
 * The sheets of a workbook that have rows, in order. Unpacked bytes are counted, because the sizes declared by an archive are not
 * trustworthy.
 * @throws ArchiveError for a damaged or encrypted file
 * @throws WorkbookSizeError if it unpacks to more than the limits
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
    // A start tag split between two chunks.
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
  const isFrom1904 = countsFrom1904(workbook);
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
        unset: tail?.unset ?? new Set<string>(),
        isFrom1904,
      };
    })
    .filter(({ rows }) => rows > 0);
}

/** Whether dates count from 1904, as in workbooks of old Macs. */
function countsFrom1904({ workbookPr }: v.InferOutput<typeof workbookSchema>['workbook']): boolean {
  const date1904 = typeof workbookPr === 'object' ? workbookPr.date1904 : undefined;
  return date1904 === '1' || date1904 === 'true';
}

/** The URLs linked from a sheet's cells, stored in its relationships part. */
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
