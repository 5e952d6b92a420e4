import type { Letter } from '#client/api/schemas/issuedReportSchemas.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import type { KeptReport, ReportSummary } from '#server/store/issued/ReportStore.ts';
import type { ChannelMessage } from '../channels/channelMessage.ts';
import { zoneSentence } from '../channels/zoneLine.ts';

/** Sections of the letter that messages contain. */
const IN_MESSAGE = new Set(['summary', 'changed', 'facts']);

/** The sentences of a letter for a message. */
export function linesOf(letter: Letter): string[] {
  return letter.filter(({ part }) => IN_MESSAGE.has(part)).flatMap(({ sentences }) => sentences);
}

/** Summary of a report older than stored summaries: its own letter in its own language, if any. */
function linesOfReport({ sections }: KeptReport['report']): ReportSummary {
  const lines = sections.flatMap((section) => (section.kind === 'letter' ? linesOf(section.letter) : []));
  return { 'zh-CN': lines, 'en-US': lines };
}

/**
 * Builds the message about a report, the same for scheduled and manual sending: its summary and the link.
 * @param token of a link to the report
 */
export function reportMessage({ report, summary }: KeptReport, token: string): ChannelMessage {
  const name = stripBidi(report.title);
  const lines = summary ?? linesOfReport(report);
  return {
    kind: 'report',
    title: { 'zh-CN': `新报告：${name}`, 'en-US': `New report: ${name}` },
    lines: {
      'zh-CN': [...lines['zh-CN'], zoneSentence(report.time_zone, 'zh-CN')],
      'en-US': [...lines['en-US'], zoneSentence(report.time_zone, 'en-US')],
    },
    path: `/shared/${token}`,
  };
}
