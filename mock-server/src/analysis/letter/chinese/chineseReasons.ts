import type { ReportEffect } from '#client/api/schemas/issuedReportSchemas.ts';
import type { LetterEvent, LetterFacts } from '../LetterMaterial.ts';
import type { WritePart } from '../LetterWords.ts';
import { figures, han, names } from './han.ts';

const eventText = ({ title, date }: LetterEvent): string => han`${title['zh-CN']}（${figures.day(date)}）`;

function partsText({ parts, headline }: LetterFacts): readonly string[] {
  if (headline === null) return [];
  // The parts cover all prompts, including new ones: they do not add up to the change that was judged.
  if (figures.overall(headline) !== null) return ['两个周期问的提示词不同，这里不按平台和主题拆分变化。'];
  if (parts.length === 0) return [];
  const rising = headline.change.difference > 0;
  const list = parts.map(({ name, effect }) => han`${name}（${figures.difference('visibility', effect)} 百分点）`);
  return [han`${rising ? '上升' : '下降'}主要来自${names(list)}。`];
}

function causesText({ causes }: LetterFacts): readonly string[] {
  const [first, ...others] = causes;
  if (first === undefined) return [];
  if (others.length === 0) return [han`变化开始的时间与这件事吻合：${eventText(first)}。时间吻合不等于就是原因。`];
  return [han`变化开始前后有几件事：${causes.map(eventText).join('；')}。无法判断是其中哪一件引起的。`];
}

function estimateText({ effect: { estimate } }: ReportEffect, analyst: boolean): string {
  if (estimate === null) return '';
  const size = figures.difference('visibility', estimate.difference);
  return analyst
    ? han`（与对照提示词相比${size}百分点，95% 区间${figures.range('visibility', estimate)}）`
    : han`（${size}百分点）`;
}

function effectText(item: ReportEffect, analyst: boolean): string {
  const page = han`${figures.day(item.published_on)}发布的“${item.title}”`;
  const size = estimateText(item, analyst);
  switch (item.effect.verdict) {
    case 'worked':
      return han`${page}有效：它针对的提示词，可见度的提升超过了同类提示词${size}。`;
    case 'lost':
      return han`${page}之后变差了：它针对的提示词，表现不如同类提示词${size}。`;
    case 'none':
      return han`${page}目前看不出效果${size}。`;
    case 'not_yet':
      return item.effect.tells_on === null
        ? han`${page}发布不久，还不能判断效果。`
        : han`${page}要等有了截至${figures.day(item.effect.tells_on)}的回答才能判断效果。`;
    case 'unknown':
      return han`${page}有没有效果，用现有的回答无法判断。`;
  }
}

/** The segments behind the change, events around that time, and the effect of the team's own pages. */
export const chineseWhy: WritePart = (facts, wording) => {
  const effects = facts.effects.map((item) => effectText(item, wording === 'analyst'));
  const verdict = facts.headline?.change.verdict;
  if (verdict === undefined) return effects;
  if (verdict === 'noise') return ['总体上的差别属于正常波动，不必寻找原因。', ...effects];
  const parts = [...partsText(facts), ...causesText(facts)];
  return [...(parts.length === 0 ? ['没有哪个平台、主题或已知事件能单独解释这一变化。'] : parts), ...effects];
};

/** Wrong facts in answers. */
export const chineseFacts: WritePart = ({ brand, facts: { count, judged, errors } }, wording) => {
  if (count === 0) return wording === 'analyst' ? [han`还没有登记${brand}的品牌事实，因此没有核对。`] : [];
  const [worst] = errors;
  if (worst === undefined) {
    return judged === 0
      ? [han`没有回答谈到已登记的${brand}品牌事实。`]
      : [han`没有回答与已登记的${brand}品牌事实相矛盾。`];
  }
  const interval =
    wording === 'analyst' && worst.reach !== null ? han`，95% 区间${figures.interval('visibility', worst.reach)}` : '';
  const reach =
    worst.reach === null ? '' : han`（占谈到此事的回答的${figures.value('visibility', worst.reach.value)}${interval}）`;
  const wrong = new Set(errors.map(({ statement }) => statement)).size;
  return [
    han`已登记的${figures.count(count)}条品牌事实中，有${figures.count(wrong)}条被回答说错。`,
    han`${errors.length === 1 ? '' : '最严重的是：'}关于“${worst.statement}”，有${figures.count(worst.answers)}条回答${reach}说成“${worst.said}”。`,
  ];
};
