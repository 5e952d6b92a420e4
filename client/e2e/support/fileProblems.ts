import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import Papa from 'papaparse';

/** Limit of some file systems. */
const LONGEST_BYTES = 255;

function nameProblems(name: string): string[] {
  const problems: string[] = [];
  if (/[\\/:*?"<>|\p{C}]/u.test(name) || /^[.\s-]|[.\s]$/u.test(name)) {
    problems.push('a sign that names of files may not have');
  }
  if (Buffer.byteLength(name) > LONGEST_BYTES) problems.push('a name that is too long');
  return problems;
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/u;
const FORMULA = /^[\uFEFF\s]*[=+\-@＝＋－＠\t\r\n]/u;

/** Active content of an SVG that would run when it is opened on its own. */
async function liveParts(page: Page, drawing: string): Promise<string[]> {
  // A page without a CSP: the app's policy would report the SVG's own styles.
  const blank = await page.context().newPage();
  const found = await blank.evaluate(
    (svg) =>
      [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('*')].flatMap((element) => {
        const { localName: name } = element;
        const isLive = ['script', 'foreignObject', 'iframe', 'image', 'use', 'a', 'parsererror'].includes(name);
        const attributes = [...element.attributes].filter(
          ({ localName, value }) => localName.startsWith('on') || (localName === 'href' && !value.startsWith('#')),
        );
        return [...(isLive ? [`<${name}>`] : []), ...attributes.map(({ localName }) => `${localName} of <${name}>`)];
      }),
    drawing,
  );
  await blank.close();
  return found;
}

/** HTML, or a link with a scheme other than http and https. */
const LIVE_MARKDOWN = /(?<!\\)<(?!https?:).{0,20}|(?<!\\)\]\((?!<?https?:).{0,20}/giu;

function contentProblems(kind: string, text: string): string[] {
  switch (kind) {
    case 'csv': {
      const [head = [], ...rows] = Papa.parse<string[]>(text, { delimiter: ',', skipEmptyLines: true }).data;
      return [
        ...[head, ...rows]
          .flat()
          .filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell))
          .map((cell) => `a cell that runs: ${cell.slice(0, 60)}`),
        ...rows
          .filter(({ length }) => length !== head.length)
          .map(([name = '', ...cells]) => `a row with ${cells.length + 1} cells under ${head.length} heads: ${name}`),
      ];
    }
    case 'json':
      try {
        JSON.parse(text);
        return [];
      } catch {
        return ['no JSON'];
      }
    case 'md':
      return (text.match(LIVE_MARKDOWN) ?? []).map((part) => `HTML or a link that runs: ${part}`);
    case 'svg':
      // Outside its page, an SVG has no access to the page's CSS variables.
      return (text.match(/.{0,20}var\(--.{0,20}/gu) ?? []).map((part) => `a colour of the page: ${part}`);
    default:
      return [];
  }
}

/** Problems of a saved file: in its name or its content. */
export async function fileProblems(page: Page, download: Download): Promise<string[]> {
  const name = download.suggestedFilename();
  const kind = /\.(\w+)$/u.exec(name)?.[1] ?? '';
  const content = await readFile(await download.path());
  const problems = nameProblems(name);
  if (content.length === 0) problems.push('an empty file');
  if (kind === 'svg') problems.push(...(await liveParts(page, content.toString('utf8'))));
  if (kind !== 'png') problems.push(...contentProblems(kind, content.toString('utf8')));
  return problems.map((problem) => `${name.slice(0, 80)}: ${problem}`);
}
