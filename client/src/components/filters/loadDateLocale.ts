import type { DateRangePicker3Props } from '@blueprintjs/datetime2';
import enUS from 'date-fns/locale/en-US';

type LocaleLoader = NonNullable<DateRangePicker3Props['dateFnsLocaleLoader']>;

/**
 * Locale data of the calendar; Blueprint's own loader requests a path that no bundler can resolve. Blueprint's date-fns includes English in
 * any case.
 */
export const loadDateLocale: LocaleLoader = async (code) => {
  if (code === 'zh-CN') return (await import('date-fns/locale/zh-CN')).default;
  return enUS;
};
