import { posix } from 'node:path';
import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import * as v from 'valibot';
import { addToGroup } from '#client/lib/groupByKey.ts';
import { ArchiveError, takeEntries } from './ArchiveReader.ts';
import { MOST_SHEET_BYTES, MOST_STRING_BYTES, WorkbookSizeError } from './WorkbookSizeError.ts';

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = /^xl\/sharedStrings\.xml$/iu;
const IS_SHEET = /^xl\/.*sheets\/.+\.xml$/iu;
/** The start of a row, in whatever namespace. A chart has none. */
const ROWS = /<(?:\w+:)?row[\s>/]/gu;

/** Of the start of a row's tag. */
const LONGEST_TAG = 64;

/** A sheet of a workbook, and how many rows it has. */
export interface Sheet {
  readonly name: string;
  readonly rows: number;
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
  workbook: v.object({ sheets: v.object({ sheet: listOf(v.object({ name: v.string(), id: v.string() })) }) }),
});
const relationsSchema = v.object({
  Relationships: v.object({ Relationship: listOf(v.object({ Id: v.string(), Target: v.string() })) }),
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
  const counts = { sheets: 0, strings: 0 };
  const isTooLarge = (): boolean => counts.sheets > MOST_SHEET_BYTES || counts.strings > MOST_STRING_BYTES;

  const takeText = (name: string) => (bytes: Uint8Array) => {
    counts.strings += bytes.length;
    addToGroup(texts, name, Buffer.from(bytes));
  };
  const takeSheet = (name: string) => {
    // A start tag that two pieces share.
    let begun = '';
    return (bytes: Uint8Array): void => {
      counts.sheets += bytes.length;
      const text = begun + Buffer.from(bytes).toString('latin1');
      rowsByPart.set(name, (rowsByPart.get(name) ?? 0) + (text.match(ROWS)?.length ?? 0));
      const tag = text.slice(Math.max(text.lastIndexOf('<'), 0));
      begun = tag.length > LONGEST_TAG || tag.match(ROWS) !== null ? '' : tag;
    };
  };
  await takeEntries(
    path,
    (name) => {
      if (name === WORKBOOK || name === RELATIONS) return takeText(name);
      if (STRINGS.test(name)) return ({ length }) => (counts.strings += length);
      return IS_SHEET.test(name) ? takeSheet(name) : null;
    },
    () => !isTooLarge(),
  );
  if (isTooLarge()) throw new WorkbookSizeError();

  const { workbook } = read(workbookSchema, texts.get(WORKBOOK));
  const { Relationships } = read(relationsSchema, texts.get(RELATIONS));
  const places = new Map(
    Relationships.Relationship.map(({ Id, Target }) => [Id, posix.resolve('/xl', Target).slice(1)]),
  );
  return workbook.sheets.sheet
    .map(({ name, id }) => ({ name: decodeXML(name), rows: rowsByPart.get(places.get(id) ?? '') ?? 0 }))
    .filter(({ rows }) => rows > 0);
}

function read<T extends v.GenericSchema>(schema: T, pieces: readonly Buffer[] = []): v.InferOutput<T> {
  try {
    return v.parse(schema, parser.parse(Buffer.concat(pieces).toString('utf8')));
  } catch (error) {
    throw new ArchiveError('The list of sheets cannot be read', { cause: error });
  }
}
