import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createIntl } from 'react-intl';
import type { MessageId } from '#client/i18n/MessageId.ts';

const CATALOGUES = fileURLToPath(new URL('../../src/i18n', import.meta.url));

/** The displayed text of a message id; a misspelt id does not compile. */
export type Translate = (id: MessageId, values?: Readonly<Record<string, string | number | Date>>) => string;

interface Area {
  readonly messages: Readonly<Record<string, string>>;
}

async function readCatalogue(locale: string): Promise<Record<string, string>> {
  const files = await readdir(`${CATALOGUES}/${locale}`);
  const areas = await Promise.all(
    files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => (await import(pathToFileURL(`${CATALOGUES}/${locale}/${file}`).href)) as Area),
  );
  return Object.assign({}, ...areas.map(({ messages }) => messages)) as Record<string, string>;
}

/**
 * Reads the catalogues of a locale as the product's build does, so that one spec runs in every language.
 * A missing message is an error here, not its id.
 */
export async function createTranslator(locale: 'zh-CN' | 'en-US', timeZone: string): Promise<Translate> {
  const messages = await readCatalogue(locale);
  const intl = createIntl({
    locale,
    messages,
    timeZone,
    onError: (error) => {
      throw error;
    },
  });
  return (id, values) => intl.formatMessage({ id }, values);
}
