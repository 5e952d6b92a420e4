import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function sheet(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells, row) => {
    const places = cells.map((text, column) => {
      const place = `${String.fromCharCode(65 + column)}${String(row + 1)}`;
      return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    });
    return `<row r="${String(row + 1)}">${places.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** A workbook of plain texts (without `<` and `&`), as spreadsheet programs save it: its sheets by name. */
export function workbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer {
  const names = Object.keys(sheets);
  const part = (index: number): string => `sheet${String(index + 1)}.xml`;
  const files: Record<string, string> = {
    '[Content_Types].xml':
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
      names
        .map((_name, i) => `<Override PartName="/xl/worksheets/${part(i)}" ContentType="${TYPES}.worksheet+xml"/>`)
        .join('') +
      '</Types>',
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      names.map((name, i) => `<sheet name="${name}" sheetId="${String(i + 1)}" r:id="s${String(i + 1)}"/>`).join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
      names
        .map(
          (_name, i) =>
            `<Relationship Id="s${String(i + 1)}" Type="${OFFICE}/worksheet" Target="worksheets/${part(i)}"/>`,
        )
        .join('') +
      '</Relationships>',
  };
  names.forEach((name, i) => {
    files[`xl/worksheets/${part(i)}`] = sheet(sheets[name] ?? []);
  });
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))));
}
