import type { IntlShape } from 'react-intl';
import type { Plan } from '../../api/vipSchemas.ts';

/** A text of the server's in the language that is on. */
export function bilingualText({ locale }: Pick<IntlShape, 'locale'>, { zh, en }: Plan['name']): string {
  return locale === 'zh-CN' ? zh : en;
}
