import type { DateRangePicker3Props } from '@blueprintjs/datetime2';

type LocaleLoader = NonNullable<DateRangePicker3Props['dateFnsLocaleLoader']>;

/** The calendar's words in the languages there are; its own loader asks for a path that no bundler can resolve. */
export const loadDateLocale: LocaleLoader = async (code) => {
  if (code === 'zh-CN') return (await import('date-fns/locale/zh-CN')).default;
  return (await import('date-fns/locale/en-US')).default;
};
