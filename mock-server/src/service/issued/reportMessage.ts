import type { Letter } from '#client/api/schemas/issuedReportSchemas.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import type { KeptReport, ReportSummary } from '../../store/issued/ReportStore.ts';
import type { ChannelMessage } from '../channels/channelMessage.ts';

/** What of the letter stands in a message. */
const IN_MESSAGE = new Set(['summary', 'changed', 'facts']);

/** The sentences of a letter that stand in a message. */
export function linesOf(letter: Letter): string[] {
  return letter.filter(({ part }) => IN_MESSAGE.has(part)).flatMap(({ sentences }) => sentences);
}

/** Of a report that was made before summaries were kept: its own letter, in its own language, where it has one. */
function linesOfReport({ sections }: KeptReport['report']): ReportSummary {
  const lines = sections.flatMap((section) => (section.kind === 'letter' ? linesOf(section.letter) : []));
  return { 'zh-CN': lines, 'en-US': lines };
}

/**
 * What channels are told of a report, on a schedule and by hand alike: its summary, and the link.
 * @param token of a link to the report
 */
export function reportMessage({ report, summary }: KeptReport, token: string): ChannelMessage {
  const name = stripBidi(report.title);
  return {
    kind: 'report',
    title: { 'zh-CN': `新报告：${name}`, 'en-US': `New report: ${name}` },
    lines: summary ?? linesOfReport(report),
    path: `/shared/${token}`,
  };
}
