import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';

/** Names the time zone of a message's days: the page behind the link counts days in the reader's zone, which may differ. */
export function zoneLine(zone: string, language: ChannelLanguage): string {
  return language === 'zh-CN' ? `日期按时区 ${zone} 计算` : `Days are counted in the time zone ${zone}`;
}

/** The same among sentences. */
export function zoneSentence(zone: string, language: ChannelLanguage): string {
  return `${zoneLine(zone, language)}${language === 'zh-CN' ? '。' : '.'}`;
}
