import { comparedWindow, COMPARES_NOTHING } from '#client/api/alertSchemas.ts';
import { isShare, MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { daysText } from '#client/lib/dayText.ts';
import { countText, differenceRange, figureText, intervalText, overallText } from '#client/lib/figureText.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { han } from '#server/analysis/letter/chinese/han.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import type { ChannelMessage } from '../channels/channelMessage.ts';
import { zoneLine } from '../channels/zoneLine.ts';
import { alertNames } from './alertNames.ts';
import { alertPath } from './alertPath.ts';
import { alertWords } from './alertWords.ts';

type AlertRule = AlertRecord['alert']['rule'];

interface Period {
  readonly rule: AlertRule;
  readonly id: MeasureId;
  readonly name: 'now' | 'before';
  readonly measure: Measure;
  /** The brand that the alert is about. */
  readonly brand: string;
}

/** What a figure measures where the title does not say it: outside the console, a bare share could be taken for one of all answers. */
function chineseFigure({ rule, brand }: Pick<Period, 'rule' | 'brand'>, value: string): string {
  if (rule === 'rival_overtook') return han`${brand}的可见度 ${value}`;
  if (rule === 'contradicted_fact') return `占谈到此事的回答的 ${value}`;
  if (rule === 'lost_source') return `占有引用的回答的 ${value}`;
  return rule === 'new_rival' || rule === 'thin_platform' ? `可见度 ${value}` : value;
}

function englishFigure({ rule, brand }: Pick<Period, 'rule' | 'brand'>, value: string): string {
  if (rule === 'rival_overtook') return `visibility of ${brand} ${value}`;
  if (rule === 'contradicted_fact') return `${value} of the answers that speak of it`;
  if (rule === 'lost_source') return `${value} of the answers with citations`;
  return rule === 'new_rival' || rule === 'thin_platform' ? `visibility ${value}` : value;
}

/** A rate with its interval and sample size. */
function periodLine({ id, name, measure, ...about }: Period, language: ChannelLanguage): string {
  const value = figureText(language, MEASURE_KINDS[id], measure.value);
  const range = intervalText(language, MEASURE_KINDS[id], measure.low, measure.high);
  const n = countText(language, measure.n);
  if (language === 'zh-CN') {
    return `${name === 'now' ? '现在' : '此前'}：${chineseFigure(about, value)}（95% 区间 ${range}，n ${n}）`;
  }
  return `${name === 'now' ? 'Now' : 'Before'}: ${englishFigure(about, value)} (95% interval ${range}, n ${n})`;
}

/** The window of an alert and, if it compares, the previous window. */
export function windowLine(
  { window, alert }: Pick<AlertRecord, 'window' | 'alert'>,
  language: ChannelLanguage,
): string {
  const days = daysText(language, window.start_time, window.end_time);
  if (COMPARES_NOTHING.has(alert.rule)) return days;
  const compared = comparedWindow(alert.rule, window);
  const before = daysText(language, compared.previous_start_time, compared.previous_end_time);
  return language === 'zh-CN' ? `${days}，与 ${before}相比` : `${days}, compared with ${before}`;
}

function verdictLine({ alert, tested }: AlertRecord, language: ChannelLanguage): string[] {
  if (!tested) return [];
  const { change, measure_id: id } = alert;
  if (alert.rule === 'rival_overtook') {
    return [
      language === 'zh-CN'
        ? '确实领先：领先和差距的变化都不太可能是偶然'
        : 'Real lead: neither it nor the change of the gap is likely to be chance',
    ];
  }
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
    ...pairedLine(alert, language),
  ];
}

/** Where the periods asked different prompts: the change is not the difference of the two figures above it. */
function pairedLine(
  { measure, previous, change, measure_id }: AlertRecord['alert'],
  language: ChannelLanguage,
): string[] {
  if (measure === null || previous === null || change === null) return [];
  const id = measure_id ?? 'visibility';
  const text = overallText(language, MEASURE_KINDS[id], { measure, previous, change });
  if (text === null) return [];
  return [
    language === 'zh-CN'
      ? `变化只看两段时间都问过的提示词；整体相差 ${text}${isShare(id) ? ' 百分点' : ''}`
      : `The change covers the prompts asked in both periods; the overall difference is ${text}${isShare(id) ? ' pts' : ''}`,
  ];
}

function linesOf(
  {
    record,
    names,
    zone,
  }: { readonly record: AlertRecord; readonly names: AlertRecord['names']; readonly zone: string },
  language: ChannelLanguage,
): readonly string[] {
  const { rule, measure, previous, measure_id } = record.alert;
  const about = { rule, id: measure_id ?? 'visibility', brand: stripBidi(names.brand) } as const;
  return [
    ...(measure === null ? [] : [periodLine({ ...about, name: 'now', measure }, language)]),
    ...(previous === null ? [] : [periodLine({ ...about, name: 'before', measure: previous }, language)]),
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
  const names = alertNames(record, project);
  const words = alertWords(record, names);
  const linesIn = (language: ChannelLanguage) => linesOf({ record, names: names[language], zone }, language);
  return {
    kind: 'alert',
    title: {
      'zh-CN': `${nameIn(project, 'zh')}：${words['zh-CN']}`,
      'en-US': `${nameIn(project, 'en')}: ${words['en-US']}`,
    },
    lines: { 'zh-CN': linesIn('zh-CN'), 'en-US': linesIn('en-US') },
    path: alertPath(id, record.alert, record.window),
    // An alert found again after its resolution is sent again: its record is a new one.
    key: `alert ${record.id}`,
  };
}
