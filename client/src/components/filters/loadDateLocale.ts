import type { DateRangePicker3Props } from '@blueprintjs/datetime2';
import enUS from 'date-fns/locale/en-US';

type LocaleLoader = NonNullable<DateRangePicker3Props['dateFnsLocaleLoader']>;

/**
 * The calendar's words in the languages there are; its own loader asks for a path that no bundler can resolve. The date-fns that
 * Blueprint reads holds the English ones in any case.
 */
export const loadDateLocale: LocaleLoader = async (code) => {
  if (code === 'zh-CN') return (await import('date-fns/locale/zh-CN')).default;
  return enUS;
};
