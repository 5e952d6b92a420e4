import type { Request } from 'express';
import type { Locale } from '../refusal/text.ts';
import { localeOf } from '../refusal/text.ts';
import { MCP_PATH } from './authentication.ts';

/** The language of a refusal: that of the caller; for assistants English, like the texts of the tools. */
export function refusalLocale({ path, headers }: Request): Locale {
  return path === MCP_PATH ? 'en' : localeOf(headers['accept-language']);
}
