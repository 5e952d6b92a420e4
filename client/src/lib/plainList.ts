import { joinTexts } from './stripBidi.ts';

/**
 * Names beside one another, without "and". The list of units, which formatList has for that, puts no mark at all between them in
 * Chinese: two crawlers would read as one.
 */
export const plainList = ({ locale }: { readonly locale: string }, texts: readonly string[]): string =>
  joinTexts(texts, locale === 'zh-CN' ? '、' : ', ');
