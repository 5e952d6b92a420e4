import { isOfAllBrands } from '#client/api/measureSchemas.ts';
import { isBetter } from '../isBetter.ts';
import type { Moved, MovedElsewhere } from '../LetterMaterial.ts';
import type { WritePart } from '../LetterWords.ts';
import { fromTo, MEASURES, verdictOf } from './chineseNames.ts';
import { figures, han, names } from './han.ts';

const verbOf = ({ change }: Moved): string => (change.difference > 0 ? '升至' : '降至');

function movedForClient(brand: string, moved: Moved): string {
  const better = isBetter(moved);
  switch (moved.id) {
    case 'average_position':
      return han`提到${brand}时，它的位置更靠${better ? '前' : '后'}了：平均位次${fromTo(moved, '变为')}（1 为最先提到）。`;
    case 'net_sentiment':
      return han`回答对${brand}的评价变${better ? '好' : '差'}了：净情感值${fromTo(moved, verbOf(moved))}（范围 -1 到 1）。`;
    case 'citation_rate':
      return han`引用${brand}自有页面的回答占比变${better ? '高' : '低'}了：引用率${fromTo(moved, verbOf(moved))}。`;
    case 'stability':
      return han`同一提示词的多次回答变得${better ? '更一致' : '更不一致'}：稳定度${fromTo(moved, verbOf(moved))}。`;
    case 'share_of_voice':
    case 'visibility':
      return han`${brand}的${MEASURES[moved.id]}${fromTo(moved, verbOf(moved))}。`;
  }
}

const maybeForClient = (moved: Moved): string =>
  han`${MEASURES[moved.id]}（${figures.value(moved.id, moved.previous.value)} → ${figures.value(moved.id, moved.measure.value)}）`;

const neutral = (moved: Moved): string => (moved.id === 'average_position' ? '变为' : verbOf(moved));

const inFull = (moved: Moved): string =>
  han`${MEASURES[moved.id]}${fromTo(moved, neutral(moved))}（${verdictOf(moved)}）。`;

function placeText({ place }: MovedElsewhere): string {
  if (place === null) return '';
  return place.kind === 'platform' ? han`在${place.name}上，` : han`在“${place.name}”主题下，`;
}

function elsewhereText(item: MovedElsewhere, analyst: boolean): string {
  const who = item.own ? item.brand : han`竞品${item.brand}`;
  const subject = isOfAllBrands(item.id) ? MEASURES[item.id] : han`${who}的${MEASURES[item.id]}`;
  const what = han`${placeText(item)}${subject}${fromTo(item, neutral(item))}`;
  return analyst ? han`${what}（${verdictOf(item)}）。` : `${what}。`;
}

/** Real changes are the most striking of many comparisons. */
const BY_CHANCE = '比较的项目多，其中大约每 20 项有 1 项只是碰巧显得确有变化。';

/** Real and possible changes besides the headline. */
export const chineseChanged: WritePart = (facts, wording) => {
  if (facts.standing !== 'compared') return [];
  const { brand, moved, maybe } = facts;
  const analyst = wording === 'analyst';
  const sure = moved.map((one) => (analyst ? inFull(one) : movedForClient(brand, one)));
  const isReal = ({ change }: Moved): boolean => change.verdict === 'real';
  const elsewhere = facts.elsewhere
    .filter((item) => analyst || isReal(item))
    .map((item) => elsewhereText(item, analyst));
  const possible = analyst
    ? maybe.map(inFull)
    : maybe.length === 0
      ? []
      : [han`${names(maybe.map(maybeForClient))}可能有变化，但还不能确定。`];
  if (sure.length > 0 || facts.elsewhere.some(isReal)) return [...sure, ...elsewhere, ...possible, BY_CHANCE];
  const isHeadlineReal = facts.headline?.change.verdict === 'real';
  const nothing = isHeadlineReal ? '除可见度外，没有其他可以确定的变化。' : '本期没有可以确定的变化。';
  return [nothing, ...elsewhere, ...possible];
};

function steadyText(steady: Moved, analyst: boolean): string {
  const value = figures.value(steady.id, steady.measure.value);
  return analyst
    ? han`${MEASURES[steady.id]}${value}（${verdictOf(steady)}）`
    : han`${MEASURES[steady.id]}（${value}）`;
}

/** Measures without a change, and those that cannot be judged. */
export const chineseUnchanged: WritePart = (facts, wording) => {
  if (facts.standing !== 'compared') return [];
  const { steady, unjudged } = facts;
  const analyst = wording === 'analyst';
  const list = steady.map((one) => steadyText(one, analyst));
  const same = analyst
    ? han`正常波动：${list.join('；')}。`
    : han`${names(list)}没有明显变化，与上一周期的差别都在正常波动之内。`;
  const open = unjudged.map(({ id, measure }) => han`${MEASURES[id]}（${figures.value(id, measure.value)}）`);
  return [
    ...(steady.length === 0 ? [] : [same]),
    ...(open.length === 0 ? [] : [han`${names(open)}的样本不足，无法判断有没有变化。`]),
  ];
};
