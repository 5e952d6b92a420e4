import type { NextStep } from '../LetterMaterial.ts';
import type { WritePart } from '../LetterWords.ts';
import { tellsApart } from '../tellsApart.ts';
import { MEASURES } from './chineseNames.ts';
import { figures, han, names } from './han.ts';

/** Name of a step: a person's words, else those of its rule. */
export function chineseStep(step: NextStep, brand: string): string {
  if (step.title !== null) return step.title;
  switch (step.rule) {
    case 'create_coverage':
      return han`发布能够回答“${step.prompt}”的内容`;
    case 'improve_page':
      return han`在${step.page}写明${brand}：“${step.prompt}”的部分回答引用了自有页面，却没有提到品牌`;
    case 'fading_page':
      return han`更新${step.page}：引用它的回答占比下降`;
    case 'earn_inclusion':
      return han`争取让${step.host}收录${brand}：部分引用它的回答只提到了竞品`;
    case 'correct_fact':
      return han`纠正“${step.statement}”：回答说成${names(step.said.map((said) => `“${said}”`))}`;
    case 'investigate_drop': {
      const place = step.place === '' ? '' : han`（${step.place}）`;
      return han`查明${step.measure === null ? MEASURES.visibility : MEASURES[step.measure]}为何变差${place}`;
    }
    case 'own':
      return '见行动看板';
  }
}

/** The first steps of the board. */
export const chineseNext: WritePart = ({ next, nextWindow, brand }) => {
  const steps = next.map((step, index) => {
    const from = step.days === undefined ? '' : han`${figures.days(step.days)}的`;
    const evidence = step.answers === 0 ? '' : han`（依据${from}${figures.count(step.answers)}条回答）`;
    return `${String(index + 1)}. ${han`${chineseStep(step, brand)}${evidence}`}。`;
  });
  if (steps.length === 0 || nextWindow === null) return steps;
  return [
    ...steps,
    han`${next.some(({ days }) => days !== undefined) ? '行动看板的其他行动' : '行动看板'}依据的是${figures.days(nextWindow)}的回答。`,
  ];
};

/** Notes that a reader needs to interpret the figures. */
export const chineseNotes: WritePart = (facts, wording) => {
  const { brand, models, engineUpdates, unusable } = facts;
  const switched = models.map(({ platform, from, to, update }) => {
    const told = update === null ? '' : han`（${figures.day(update.date)}：${update.title['zh-CN']}）`;
    return han`${platform}的回答此前主要来自${from}，现在主要来自${to}${told}，前后数据不宜直接比较。`;
  });
  const updates = engineUpdates.map(
    ({ title, date }) => han`另外请注意：${figures.day(date)}有“${title['zh-CN']}”，前后数据不宜直接比较。`,
  );
  const domain = facts.noDomain ? [han`尚未设置${brand}的官网域名，因此不知道自有页面被引用了多少。`] : [];
  const rounded = tellsApart(facts, wording) ? ['差值由取整前的数字算出，末位可能与所示数字相减的结果不同。'] : [];
  const analyst = [
    ...(unusable === 0 ? [] : [han`另有${figures.count(unusable)}条回答为拒答、空回答或失败，未计入。`]),
    ...(facts.estimated ? ['部分或全部情感标签由词典估计得出。'] : []),
  ];
  return [...switched, ...updates, ...domain, ...rounded, ...(wording === 'analyst' ? analyst : [])];
};
