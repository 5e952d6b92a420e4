import { strToU8, zipSync } from 'fflate';
import { columnLetters } from '../ingest/parse/columns/columnLetters.ts';

type Cell = string | number;
type Rows = readonly (readonly Cell[])[];

interface SheetParts {
  readonly rows: Rows;
  /** Ranges of merged cells: `A2:A4`. */
  readonly merged?: readonly string[];
  /** Hyperlink addresses of cells, by cell reference. */
  readonly links?: Readonly<Record<string, string>>;
  readonly isHidden?: boolean;
  /** Rows hidden by a filter, from 1. */
  readonly hiddenRows?: readonly number[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const isParts = (sheet: Rows | SheetParts): sheet is SheetParts => 'rows' in sheet;
const partsOf = (sheet: Rows | SheetParts): SheetParts => (isParts(sheet) ? sheet : { rows: sheet });

/** Numbers are dates; an empty text is no cell; text that begins with `=` is a formula, with `==` one without a cached result. */
function sheetXml({ rows, merged = [], links = {}, hiddenRows = [] }: SheetParts, hasFormats: boolean): string {
  const cell = (value: Cell, column: number, row: number): string => {
    const place = `${columnLetters(column)}${String(row + 1)}`;
    if (value === '') return '';
    if (typeof value === 'string' && value.startsWith('==')) {
      return `<c r="${place}"><f>${value.slice(2)}</f><v></v></c>`;
    }
    if (typeof value === 'string' && value.startsWith('=')) {
      return `<c r="${place}" t="str"><f>${value.slice(1)}</f><v>of a formula</v></c>`;
    }
    return typeof value === 'number'
      ? `<c r="${place}" s="${hasFormats ? '1' : '0'}"><v>${String(value)}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const lines = rows.map(
    (cells, row) =>
      `<row r="${String(row + 1)}"${hiddenRows.includes(row + 1) ? ' ht="12" hidden="1"' : ''}>${cells.map((each, i) => cell(each, i, row)).join('')}</row>`,
  );
  const blocks = merged.map((block) => `<mergeCell ref="${block}"/>`).join('');
  const hyperlinks = Object.keys(links).map((place, i) => `<hyperlink ref="${place}" r:id="rId${String(i + 1)}"/>`);
  return [
    `${XML}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${lines.join('')}</sheetData>`,
    blocks === '' ? '' : `<mergeCells>${blocks}</mergeCells>`,
    hyperlinks.length === 0 ? '' : `<hyperlinks>${hyperlinks.join('')}</hyperlinks>`,
    '</worksheet>',
  ].join('');
}

function linksXml(links: Readonly<Record<string, string>>): string {
  const relations = Object.values(links).map(
    (url, i) =>
      `<Relationship Id="rId${String(i + 1)}" Type="${OFFICE}/hyperlink" Target="${url}" TargetMode="External"/>`,
  );
  return `${XML}<Relationships xmlns="${RELATIONS}">${relations.join('')}</Relationships>`;
}

/**
 * A workbook of these sheets in the format of spreadsheet programs.
 * @param isFrom1904 days are counted from 1904, and their cells have no format
 */
export function workbook(sheets: Readonly<Record<string, Rows | SheetParts>>, isFrom1904 = false): Uint8Array {
  const names = Object.keys(sheets);
  const list = names.map((name, i) => {
    const state = partsOf(sheets[name] ?? []).isHidden === true ? ' state="hidden"' : '';
    return `<sheet name="${name}" sheetId="${String(i + 1)}"${state} r:id="rId${String(i + 1)}"/>`;
  });
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}">${names.map((_, i) => `<Relationship Id="rId${String(i + 1)}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${String(i + 1)}.xml"/>`).join('')}<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  names.forEach((name, i) => {
    const sheet = partsOf(sheets[name] ?? []);
    parts[`xl/worksheets/sheet${String(i + 1)}.xml`] = sheetXml(sheet, !isFrom1904);
    if (sheet.links !== undefined) parts[`xl/worksheets/_rels/sheet${String(i + 1)}.xml.rels`] = linksXml(sheet.links);
  });
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
