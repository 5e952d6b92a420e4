import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { BrowserContext } from '@playwright/test';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒğĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ';
/** A translation may be longer than the English text by this factor. */
const LONGER = 0.4;

/** A pseudo-localized text: accented letters, 40 % longer. Vowels are repeated, so that words grow and not gaps. */
function pseudoText(text: string): string {
  let owed = 0;
  let result = '';
  for (const sign of text) {
    const accented = ACCENTED[PLAIN.indexOf(sign)];
    if (PLAIN.includes(sign) && accented !== undefined) {
      owed += LONGER;
      const more = /[aeiou]/u.test(sign) ? Math.round(owed) : 0;
      owed -= more;
      result += accented.repeat(1 + more);
    } else {
      result += sign;
    }
  }
  const rest = 'ó'.repeat(Math.max(0, Math.round(owed)));
  return result.replace(/(?=\s*$)/u, rest);
}

function pseudoElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: pseudoText(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: pseudoElements(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: pseudoElements(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) as typeof element.options };
  });
}

const bracket = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

function pseudoMessage(message: string | readonly MessageFormatElement[]): string | MessageFormatElement[] {
  if (typeof message === 'string') return `[${pseudoText(message)}]`;
  return [bracket('['), ...pseudoElements(message), bracket(']')];
}

type Messages = Readonly<Record<string, string | readonly MessageFormatElement[]>>;

/** The module code of a catalogue file, which may contain several areas, each as a named export. */
function pseudoModule(areas: Readonly<Record<string, Messages>>): string {
  return Object.entries(areas)
    .map(([name, messages]) => {
      const pseudo = Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]);
      return `export const ${name} = ${JSON.stringify(Object.fromEntries(pseudo))};`;
    })
    .join('\n');
}

/**
 * Serves the build's English texts pseudo-localized: accented, in brackets and 40 % longer. A displayed text without accents is not from
 * the catalogue; one that does not fit would not fit in a longer language either.
 */
export async function servePseudoTexts(context: BrowserContext): Promise<void> {
  const manifest = JSON.parse(await readFile(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    { file: string }
  >;
  const files = Object.entries(manifest).filter(([source]) => source.includes('virtual:messages/en-US/'));
  const bodies = new Map<string, string>();
  for (const [, { file }] of files) {
    const areas = (await import(pathToFileURL(`${DIST}/${file}`).href)) as Record<string, Messages>;
    bodies.set(`/${file}`, pseudoModule(areas));
  }
  await context.route(
    (url) => bodies.has(url.pathname),
    async (route) => {
      const body = bodies.get(new URL(route.request().url()).pathname) ?? '';
      await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body });
    },
  );
}
