import { joinTexts } from './stripBidi.ts';

/** A list of names without "and". Intl's `unit` list format puts no separator between them in Chinese: two crawlers would read as one. */
export const plainList = ({ locale }: { readonly locale: string }, texts: readonly string[]): string =>
  joinTexts(texts, locale === 'zh-CN' ? '、' : ', ');
