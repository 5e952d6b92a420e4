import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** Longer ones some file systems refuse. */
const LONGEST_BYTES = 255;

function nameProblems(name: string): string[] {
  const problems: string[] = [];
  if (/[\\/:*?"<>|\p{C}]/u.test(name) || /^[.\s-]|[.\s]$/u.test(name)) {
    problems.push('a sign that names of files may not have');
  }
  if (Buffer.byteLength(name) > LONGEST_BYTES) problems.push('a name that is too long');
  return problems;
}

/** The cells of a CSV file (RFC 4180). */
function cellsOf(text: string): string[] {
  return [...text.matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)/gu)].map(([, quoted, bare]) =>
    quoted === undefined ? (bare ?? '') : quoted.replaceAll('""', '"'),
  );
}

const NUMBER = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/u;
const FORMULA = /^[\uFEFF\s]*[=+\-@＝＋－＠\t\r\n]/u;

/** What in a drawing does something when somebody opens it by itself. */
async function liveParts(page: Page, drawing: string): Promise<string[]> {
  // A page without a policy: that of the app would hold the drawing's own styles against it.
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

/** HTML, or a link to anything but a page of the web. */
const LIVE_MARKDOWN = /(?<!\\)<(?!https?:).{0,20}|(?<!\\)\]\((?!<?https?:).{0,20}/giu;

function contentProblems(kind: string, text: string): string[] {
  switch (kind) {
    case 'csv':
      return cellsOf(text)
        .filter((cell) => FORMULA.test(cell) && !NUMBER.test(cell))
        .map((cell) => `a cell that runs: ${cell.slice(0, 60)}`);
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
      // By itself a drawing knows nothing of the colours of the page it was made on.
      return (text.match(/.{0,20}var\(--.{0,20}/gu) ?? []).map((part) => `a colour of the page: ${part}`);
    default:
      return [];
  }
}

/** What is wrong with a file that was saved: its name, or what is in it. */
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
