import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';

/** The zone of a message's days, as readers may live in another: the page that opens counts its days in theirs. */
export function zoneLine(zone: string, language: ChannelLanguage): string {
  return language === 'zh-CN' ? `日期按时区 ${zone} 计算` : `Days are counted in the time zone ${zone}`;
}
