import type { MeasureId } from '#client/api/measureSchemas.ts';
import type { ChannelLanguage } from '#client/api/schemas/channelSchemas.ts';
import { MEASURES as CHINESE_MEASURES } from '#server/analysis/letter/chinese/chineseNames.ts';
import { han } from '#server/analysis/letter/chinese/han.ts';
import { MEASURES as ENGLISH_MEASURES } from '#server/analysis/letter/english/englishNames.ts';

/** A count with its formatted text. */
export interface Counted {
  readonly count: number;
  readonly text: string;
}

/** "1 answer", "1,204 answers". */
const counted = ({ count, text }: Counted, noun: string): string => `${text} ${noun}${count === 1 ? '' : 's'}`;

/** Sentences of the weekly pulse in one language. */
export interface PulseWords {
  readonly measures: Readonly<Record<MeasureId, string>>;
  readonly title: (project: string, days: string) => string;
  readonly visibility: (value: string, interval: string, answers: Counted, prompts: Counted) => string;
  readonly noAnswers: string;
  readonly noVisibility: string;
  readonly real: (difference: string, interval: string) => string;
  readonly maybe: (difference: string, interval: string) => string;
  readonly noise: (difference: string, interval: string) => string;
  readonly thin: string;
  readonly good: (items: string) => string;
  readonly bad: (items: string) => string;
  readonly noneReal: string;
  /** Beside good and bad news, which are the most striking of many comparisons. */
  readonly byChance: string;
  /** A significant change; `brand` is empty for a measure of all brands, `place` for the whole project. */
  readonly item: (what: { brand: string; measure: string; place: string; value: string; change: string }) => string;
  /** `overall`: the difference of the figures, if it is not that of the change, which covers the prompts of both weeks; else null. */
  readonly change: (difference: string, interval: string, overall: string | null) => string;
  readonly paired: (overall: string) => string;
  readonly points: (difference: string) => string;
  readonly same: (measures: string) => string;
  readonly unclear: (measures: string) => string;
  readonly fewData: (measures: string) => string;
  /** No answer counts for them. */
  readonly noData: (measures: string) => string;
  /** The own brand has no domain, so citations of its sites are not known. */
  readonly noDomain: string;
  /** No answer has captured citations. */
  readonly notCaptured: string;
  /** `empty` is null when there are none. */
  readonly lost: (failed: string, refused: string, empty: string | null) => string;
}

const EN: PulseWords = {
  measures: ENGLISH_MEASURES,
  title: (project, days) => `${project}: weekly pulse, ${days}`,
  visibility: (value, interval, answers, prompts) =>
    `Visibility: ${value} (95% interval ${interval}), based on ${counted(answers, 'answer')} to ${counted(prompts, 'prompt')}.`,
  noAnswers: 'There are no usable answers from this week, so there is nothing to report.',
  noVisibility: 'Visibility: no data this week.',
  real: (difference, interval) =>
    `Compared with the week before: ${difference} (95% interval ${interval}). This is a real change: it is unlikely to be chance.`,
  maybe: (difference, interval) =>
    `Compared with the week before: ${difference} (95% interval ${interval}). This may be a change; the data can’t rule out chance.`,
  noise: (difference, interval) =>
    `Compared with the week before: ${difference} (95% interval ${interval}). This is within noise.`,
  thin: 'There is too little data to compare with the week before.',
  good: (items) => `Good news: ${items}`,
  bad: (items) => `Bad news: ${items}`,
  noneReal: 'No real change in the other figures.',
  byChance: 'Of this many comparisons, about 1 in 20 looks real by chance.',
  item: ({ brand, measure, place, value, change }) =>
    `${brand === '' ? '' : `${brand}, `}${measure}${place === '' ? '' : ` on ${place}`}: ${value} (${change}).`,
  change: (difference, interval, overall) =>
    `${difference}, 95% interval ${interval}${overall === null ? '' : `, for prompts asked in both weeks; ${overall} overall`}`,
  paired: (overall) => `This covers the prompts asked in both weeks; over all prompts, the difference is ${overall}.`,
  points: (difference) => `${difference} pts`,
  same: (measures) => `No clear change overall: ${measures}.`,
  unclear: (measures) => `Possible changes overall, not certain yet: ${measures}.`,
  fewData: (measures) => `Too little data: ${measures}.`,
  noData: (measures) => `No data: ${measures}.`,
  noDomain: 'Not set: your domain, so the citation rate is not known.',
  notCaptured: 'Citations were not captured, so the citation rate is not known.',
  lost: (failed, refused, empty) =>
    `Answers not counted: ${failed} failed, ${refused} refused${empty === null ? '' : `, ${empty} empty`}.`,
};

const ZH: PulseWords = {
  measures: CHINESE_MEASURES,
  title: (project, days) => `${project} 一周简报（${days}）`,
  visibility: (value, interval, answers, prompts) =>
    `可见度 ${value}（95% 区间 ${interval}），来自 ${prompts.text} 个提示词的 ${answers.text} 条回答。`,
  noAnswers: '这一周没有有效回答，暂无数据可报告。',
  noVisibility: '可见度：这一周没有数据。',
  real: (difference, interval) => `与前一周相比 ${difference}（95% 区间 ${interval}），确有变化，不大可能是偶然。`,
  maybe: (difference, interval) => `与前一周相比 ${difference}（95% 区间 ${interval}），可能有变化，尚不能排除偶然。`,
  noise: (difference, interval) => `与前一周相比 ${difference}（95% 区间 ${interval}），属于正常波动。`,
  thin: '数据太少，无法与前一周比较。',
  good: (items) => `好消息：${items}`,
  bad: (items) => `坏消息：${items}`,
  noneReal: '其他方面没有确实的变化。',
  byChance: '比较的项目多，其中大约每 20 项有 1 项只是碰巧显得确有变化。',
  item: ({ brand, measure, place, value, change }) => {
    const subject = han`${brand}${place === '' ? '' : han`在${place}`}`;
    return subject === '' ? han`${measure}${value}（${change}）。` : han`${subject}的${measure}${value}（${change}）。`;
  },
  change: (difference, interval, overall) =>
    `${difference}，95% 区间 ${interval}${overall === null ? '' : `，只看两周都问过的提示词；整体为 ${overall}`}`,
  paired: (overall) => `这只看两周都问过的提示词；就全部提示词而言，差值为 ${overall}。`,
  points: (difference) => `${difference} 百分点`,
  same: (measures) => `整体没有明显变化：${measures}。`,
  unclear: (measures) => `整体可能有变化，尚不确定：${measures}。`,
  fewData: (measures) => `数据太少：${measures}。`,
  noData: (measures) => `没有数据：${measures}。`,
  noDomain: '未设置本品牌域名，因此不知道引用率。',
  notCaptured: '没有采集引用，引用率未知。',
  lost: (failed, refused, empty) =>
    `另有 ${failed} 条采集失败，${refused} 条拒答${empty === null ? '' : `，${empty} 条空回答`}，未计入。`,
};

export const PULSE_WORDS: Readonly<Record<ChannelLanguage, PulseWords>> = { 'zh-CN': ZH, 'en-US': EN };
