/**
 * A cell of a sheet's XML that says it holds a shared text or a truth value and holds none, with its attributes: some programs write empty
 * cells so. The reader of workbooks takes it for the first text of the workbook, often a column's name, or for false.
 */
export const UNSET_CELL =
  /<(?:\w+:)?c\s(?=[^<>]*\bt="[sb]")([^<>]*?)(?:\/>|>\s*(?:<(?:\w+:)?v\s*\/>\s*|<(?:\w+:)?v\s*>\s*<\/(?:\w+:)?v>\s*)?<\/(?:\w+:)?c>)/gu;
const TYPE = /\bt="[sb]"/u;

const IS_SHEET = /^xl\/.*sheets\/.+\.xml$/iu;

/** A workbook in which such cells are empty; the same bytes if it has none. */
export async function withoutUnsetCells(bytes: Uint8Array): Promise<Uint8Array> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
  const sheets = Object.entries(unzipSync(bytes, { filter: ({ name }) => IS_SHEET.test(name) })).flatMap(
    ([name, part]) => {
      // As Latin-1, every byte stays what it is.
      const xml = strFromU8(part, true);
      const emptied = xml.replace(UNSET_CELL, (cell) => cell.replace(TYPE, ''));
      return emptied === xml ? [] : [[name, strToU8(emptied, true)] as const];
    },
  );
  if (sheets.length === 0) return bytes;
  return zipSync({ ...unzipSync(bytes), ...Object.fromEntries(sheets) }, { level: 0 });
}
