import { COMPARES_NOTHING } from '#client/api/alertSchemas.ts';
import { isShare, MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { countText, dayText, differenceRange, figureText, intervalText } from '#client/lib/figureText.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import type { ChannelMessage } from '../channels/channelMessage.ts';
import { zoneLine } from '../channels/zoneLine.ts';
import { alertNames } from './alertNames.ts';
import { alertPath } from './alertPath.ts';
import { alertWords } from './alertWords.ts';

/** A rate with its interval and sample size. */
function periodLine(id: MeasureId, period: 'now' | 'before', measure: Measure, language: ChannelLanguage): string {
  const value = figureText(language, MEASURE_KINDS[id], measure.value);
  const range = intervalText(language, MEASURE_KINDS[id], measure.low, measure.high);
  const n = countText(language, measure.n);
  if (language === 'zh-CN') return `${period === 'now' ? '现在' : '此前'}：${value}（95% 区间 ${range}，n ${n}）`;
  return `${period === 'now' ? 'Now' : 'Before'}: ${value} (95% interval ${range}, n ${n})`;
}

/** The window of an alert and, if it compares, the previous window. */
export function windowLine(
  { window, alert }: Pick<AlertRecord, 'window' | 'alert'>,
  language: ChannelLanguage,
): string {
  const [start, end] = [dayText(language, window.start_time), dayText(language, window.end_time)];
  if (COMPARES_NOTHING.has(alert.rule)) return language === 'zh-CN' ? `${start} 至 ${end}` : `${start} – ${end}`;
  const [from, to] = [dayText(language, window.previous_start_time), dayText(language, window.previous_end_time)];
  if (language === 'zh-CN') return `${start} 至 ${end}，与 ${from} 至 ${to} 相比`;
  return `${start} – ${end}, compared with ${from} – ${to}`;
}

function verdictLine({ alert, tested }: AlertRecord, language: ChannelLanguage): string[] {
  if (!tested) return [];
  const { change, measure_id: id } = alert;
  const verdict = language === 'zh-CN' ? '确有变化：不太可能是偶然' : 'Real change: unlikely to be chance';
  if (change === null) return [verdict];
  const measureId = id ?? 'visibility';
  const points = language === 'zh-CN' ? ' 百分点' : ' pts';
  const digits = differenceRange(language, MEASURE_KINDS[measureId], change.low, change.high);
  const range = `${digits}${isShare(measureId) ? points : ''}`;
  return [
    language === 'zh-CN'
      ? `${verdict}（差值的 95% 区间 ${range}）`
      : `${verdict} (95% interval of the difference ${range})`,
  ];
}

function linesOf(record: AlertRecord, zone: string, language: ChannelLanguage): readonly string[] {
  const { measure, previous, measure_id } = record.alert;
  const id = measure_id ?? 'visibility';
  return [
    ...(measure === null ? [] : [periodLine(id, 'now', measure, language)]),
    ...(previous === null ? [] : [periodLine(id, 'before', previous, language)]),
    ...verdictLine(record, language),
    windowLine(record, language),
    zoneLine(zone, language),
  ];
}

/**
 * Builds the message of an alert: its text, both periods with interval and sample size, the verdict, the days with their time zone,
 * and the link.
 */
export function alertMessage(project: ProjectDefinition, record: AlertRecord, zone: string): ChannelMessage {
  const { id } = project;
  const words = alertWords(record, alertNames(record, project));
  return {
    kind: 'alert',
    title: {
      'zh-CN': `${nameIn(project, 'zh')}：${words['zh-CN']}`,
      'en-US': `${nameIn(project, 'en')}: ${words['en-US']}`,
    },
    lines: { 'zh-CN': linesOf(record, zone, 'zh-CN'), 'en-US': linesOf(record, zone, 'en-US') },
    path: alertPath(id, record.alert, record.window),
    // An alert found again after its resolution is sent again.
    key: `alert ${record.id} ${record.first_seen}`,
  };
}
