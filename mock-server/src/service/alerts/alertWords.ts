import { isOfAllBrands, MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { dayText } from '#client/lib/dayText.ts';
import { countText, figureParts, percentParts } from '#client/lib/figureText.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { MIN_ANSWERS, MIN_PROMPTS } from '#client/lib/thinData.ts';
import { han } from '#server/analysis/letter/chinese/han.ts';
import type { AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import type { InLanguages } from '../channels/channelMessage.ts';

/** Texts of alerts: equal to the console's catalogues, which a test checks, so that all channels use the same wording. */
type AlertWords = Pick<AlertRecord, 'alert' | 'names' | 'event'>;

/** Names of measures, equal to the catalogues. */
const MEASURE_NAMES: Readonly<Record<MeasureId, InLanguages<string>>> = {
  visibility: { 'zh-CN': '可见度', 'en-US': 'Visibility' },
  share_of_voice: { 'zh-CN': '声量份额', 'en-US': 'Share of voice' },
  average_position: { 'zh-CN': '平均位次', 'en-US': 'Average position' },
  net_sentiment: { 'zh-CN': '净情感值', 'en-US': 'Net sentiment' },
  citation_rate: { 'zh-CN': '引用率', 'en-US': 'Citation rate' },
  stability: { 'zh-CN': '稳定度', 'en-US': 'Stability' },
};

interface Parts {
  readonly brand: string;
  readonly platform: string;
  /** Platform and topic together; empty for the whole project. */
  readonly place: string;
  readonly domain: string;
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  /** Format of the value. */
  readonly points: string;
  readonly count: number;
  readonly number: string;
  readonly day: string;
  readonly title: string;
  readonly isGrave: boolean;
  /** The measure that changed, with its brand unless it is the same for every brand. */
  readonly changed: string;
  readonly step: string;
}

function partsOf({ alert, names, event }: AlertWords, language: ChannelLanguage): Parts {
  const value = alert.value ?? 0;
  const measureId = alert.measure_id ?? 'visibility';
  const title = event === null ? '' : language === 'zh-CN' ? event.title_zh : event.title_en;
  // Strips bidi control characters: a name could reorder the sentence around it.
  const plain = (text: string | null | undefined): string => stripBidi(text ?? '');
  const [brand, platform, topic] = [plain(names.brand), plain(names.platform), plain(names.topic)];
  return {
    ...{ brand, platform },
    place: [platform, topic].filter((name) => name !== '').join(' · '),
    domain: plain(alert.domain),
    subject: plain(alert.subject),
    ...{ from: plain(alert.from), to: plain(alert.to), title: plain(title) },
    points: percentParts(language, Math.abs(value)).digits,
    count: value,
    number: countText(language, value),
    day: alert.date === null ? '' : dayText(language, alert.date),
    isGrave: alert.severity === 'high',
    changed: changedName(measureId, brand, language),
    step: stepText(measureId, Math.abs(value), language),
  };
}

function changedName(id: MeasureId, brand: string, language: ChannelLanguage): string {
  const measure = MEASURE_NAMES[id][language];
  if (isOfAllBrands(id)) return measure;
  return language === 'zh-CN' ? han`${brand}的${measure}` : `${measure} of ${brand}`;
}

function stepText(id: MeasureId, size: number, language: ChannelLanguage): string {
  // An absolute size: without a sign.
  const kind = MEASURE_KINDS[id] === 'signedScore' ? 'score' : MEASURE_KINDS[id];
  const digits = figureParts(language, kind, size).digits;
  const isChinese = language === 'zh-CN';
  if (id === 'average_position') return isChinese ? `${digits} 位` : `${digits} places`;
  if (id === 'net_sentiment' || id === 'stability') return digits;
  return isChinese ? `${digits} 百分点` : `${digits} pts`;
}

/** With enough answers, the platform has too few prompts. */
const LEAST_PROMPTS = String(MIN_PROMPTS);

const inPlace = (place: string): string => (place === '' ? '' : han`在${place}`);
const onPlace = (place: string): string => (place === '' ? '' : ` on ${place}`);

function chinese(rule: AlertRecord['alert']['rule'], p: Parts): string {
  switch (rule) {
    case 'own_drop':
      return han`${p.brand}的可见度${inPlace(p.place)}下降 ${p.points} 百分点`;
    case 'own_rise':
      return han`${p.brand}的可见度${inPlace(p.place)}上升 ${p.points} 百分点`;
    case 'measure_drop':
      return han`${p.changed}${inPlace(p.place)}变差 ${p.step}`;
    case 'measure_rise':
      return han`${p.changed}${inPlace(p.place)}改善 ${p.step}`;
    case 'rival_rise':
      return han`竞品${p.brand}的可见度${inPlace(p.place)}上升 ${p.points} 百分点`;
    case 'rival_overtook':
      return han`竞品${p.brand}的可见度超过了本品牌，领先 ${p.points} 百分点`;
    case 'new_rival':
      return han`新竞品${p.brand}${inPlace(p.place)}开始出现，此前 4 周的回答没有提到`;
    case 'lost_source':
      return p.isGrave
        ? han`自有网站 ${p.domain} 不再被引用`
        : han`不再引用 ${p.domain}，而引用它的回答至少一半提到本品牌`;
    case 'contradicted_fact':
      return han`${p.number} 条回答与事实不符：${p.subject}（说成 ${p.to}，应为 ${p.from}）`;
    case 'model_changed':
      return han`${p.platform}现在多由 ${p.to} 作答，首次在 ${p.day}；此前多为 ${p.from}`;
    case 'refusals_up':
      return han`${p.platform}的拒答率上升 ${p.points} 百分点`;
    case 'thin_platform':
      if (p.count >= MIN_ANSWERS) {
        return han`${p.platform}的样本不足，${p.number} 条有效回答来自不到 ${LEAST_PROMPTS} 个提示词`;
      }
      return han`${p.platform}的样本不足${p.count === 0 ? '，没有有效回答' : han`，只有 ${p.number} 条有效回答`}`;
    case 'no_recent_answers':
      return han`已有 ${p.number} 天没有新回答，最近一条在 ${p.day}`;
    case 'collection_failed':
      return han`${p.day}的采集中有 ${p.number} 条回答失败`;
    case 'collection_stopped':
      return han`${p.day}的采集没有完成，还差 ${p.number} 条回答`;
    case 'engine_update':
      return han`${p.title === '' ? han`${p.day}有引擎更新` : han`${p.day} ${p.title}`}，前后数据不宜直接比较`;
    case 'unknown':
      return '';
  }
}

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

function english(rule: AlertRecord['alert']['rule'], p: Parts): string {
  switch (rule) {
    case 'own_drop':
      return `${p.brand} lost ${p.points} pts of visibility${onPlace(p.place)}`;
    case 'own_rise':
      return `${p.brand} gained ${p.points} pts of visibility${onPlace(p.place)}`;
    case 'measure_drop':
      return `${p.changed} got worse by ${p.step}${onPlace(p.place)}`;
    case 'measure_rise':
      return `${p.changed} improved by ${p.step}${onPlace(p.place)}`;
    case 'rival_rise':
      return `Competitor ${p.brand} gained ${p.points} pts of visibility${onPlace(p.place)}`;
    case 'rival_overtook':
      return `Competitor ${p.brand} overtook you and is ${p.points} pts ahead in visibility`;
    case 'new_rival':
      return `New competitor: ${p.brand} is now mentioned${p.place === '' ? '' : ` in ${p.place}`}; no answer of the 4 weeks before did so`;
    case 'lost_source':
      return p.isGrave
        ? `Your site ${p.domain} is no longer cited`
        : `${p.domain} is no longer cited; at least half of the answers citing it mentioned you`;
    case 'contradicted_fact':
      return `${plural(p.count, `${p.number} answer contradicts`, `${p.number} answers contradict`)} a fact: ${p.subject} (${p.to} instead of ${p.from})`;
    case 'model_changed':
      return `${p.platform} now answers mostly with ${p.to} instead of ${p.from}, first on ${p.day}`;
    case 'refusals_up':
      return `${p.platform} refuses more often: up ${p.points} pts`;
    case 'thin_platform': {
      if (p.count >= MIN_ANSWERS) {
        return `Low sample on ${p.platform}: ${p.number} usable answers, but to fewer than ${LEAST_PROMPTS} prompts`;
      }
      const some = plural(p.count, `only ${p.number} usable answer`, `only ${p.number} usable answers`);
      return `Low sample on ${p.platform}: ${p.count === 0 ? 'no usable answers' : some}`;
    }
    case 'no_recent_answers':
      return `No new answers for ${plural(p.count, `${p.number} day`, `${p.number} days`)}; the last one was on ${p.day}`;
    case 'collection_failed':
      return `${plural(p.count, `${p.number} answer`, `${p.number} answers`)} failed in the collection round of ${p.day}`;
    case 'collection_stopped':
      return `The collection round of ${p.day} stopped early: ${plural(p.count, `${p.number} answer`, `${p.number} answers`)} left`;
    case 'engine_update':
      return `${p.title === '' ? `Engine update on ${p.day}` : `${p.title} on ${p.day}`}: figures before and after are hard to compare`;
    case 'unknown':
      return '';
  }
}

/** The text of an alert in every language of the console. @param names by language (alertNames); default: as recorded */
export function alertWords(
  words: AlertWords,
  names: InLanguages<AlertRecord['names']> = { 'zh-CN': words.names, 'en-US': words.names },
): InLanguages<string> {
  const { rule } = words.alert;
  const partsIn = (language: ChannelLanguage): Parts => partsOf({ ...words, names: names[language] }, language);
  return { 'zh-CN': chinese(rule, partsIn('zh-CN')), 'en-US': english(rule, partsIn('en-US')) };
}
