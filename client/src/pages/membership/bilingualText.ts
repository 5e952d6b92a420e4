import type { IntlShape } from 'react-intl';
import type { Plan } from '#client/api/vipSchemas.ts';

/** A bilingual text in the current language. */
export function bilingualText({ locale }: Pick<IntlShape, 'locale'>, { zh, en }: Plan['name']): string {
  return locale === 'zh-CN' ? zh : en;
}
