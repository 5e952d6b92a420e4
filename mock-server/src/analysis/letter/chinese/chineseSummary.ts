import type { Measure } from '#client/api/measureSchemas.ts';
import type { LetterFacts, Moved } from '../LetterMaterial.ts';
import type { WritePart } from '../LetterWords.ts';
import { before, verdictOf } from './chineseNames.ts';
import { figures, han, names } from './han.ts';

const share = ({ value }: Measure): string => figures.value('visibility', value);

/** The judged change, if the figures differ by another amount. */
function pairedText(moved: Moved): string {
  if (figures.overall(moved) === null) return '';
  return han`；只看两个周期都问过的提示词，变化为${figures.difference(moved.id, moved.change.difference)}百分点`;
}

function headlineForClient(facts: LetterFacts, moved: Moved): readonly string[] {
  const { measure, previous, change } = moved;
  const { brand } = facts;
  const [now, then] = [share(measure), share(previous)];
  const isUp = change.difference > 0;
  const paired = pairedText(moved);
  const compared = han`本期有${now}的回答提到它（即可见度），${before(facts)}是${then}${paired}`;
  switch (change.verdict) {
    case 'real':
      return [
        han`AI 回答提到${brand}的比例确实${isUp ? '上升' : '下降'}了。`,
        han`${compared}。这样的${isUp ? '升幅' : '降幅'}不大可能是偶然。`,
      ];
    case 'maybe':
      return [
        han`${brand}在 AI 回答中的可见度可能在${isUp ? '上升' : '下降'}，但现在下结论还太早。`,
        han`${compared}。`,
      ];
    case 'noise':
      return [
        han`AI 回答提到${brand}的比例没有明显变化。`,
        now === then
          ? han`本期有${now}的回答提到它（即可见度），与${before(facts)}持平${paired}。`
          : han`${compared}，这点差别属于正常波动。`,
      ];
  }
}

function headlineForAnalyst(facts: LetterFacts, moved: Moved): readonly string[] {
  const { measure, previous } = moved;
  const { n, k } = measure;
  return [
    han`${facts.brand}的可见度为${share(measure)}（95% 区间${figures.interval('visibility', measure)}，n ${figures.count(n)}，${figures.count(k)}个提示词），${before(facts)}为${share(previous)}。`,
    han`按两个周期都问过的提示词比较：${verdictOf(moved)}。`,
  ];
}

/** Why there is no verdict, and the current figure. */
function withoutVerdict(facts: LetterFacts, visibility: Measure): readonly string[] {
  const stands = han`本期有${share(visibility)}的回答提到${facts.brand}（即可见度）`;
  switch (facts.standing) {
    case 'thin':
      return [
        han`本期样本太少，还不能下结论：只有${figures.count(visibility.k)}个提示词、${figures.count(visibility.n)}条回答。`,
        han`${stands}，只能当作初步印象。`,
        '至少要有 5 个提示词、30 条回答，结论才可靠。',
      ];
    case 'new':
      return ['这是第一个有数据的周期，暂时没有可以对比的数据。', han`${stands}。`];
    case 'gap':
      return [han`${before(facts)}没有有效回答，无法判断有没有变化。`, han`${stands}。`];
    case 'thin_before':
    case 'compared':
    case 'none':
      return [han`${before(facts)}的回答太少，不足以比较。`, han`${stands}。`];
  }
}

function precision(facts: LetterFacts, visibility: Measure): readonly string[] {
  if (facts.standing === 'thin') return [];
  const { n, k } = visibility;
  return [
    han`可见度的 95% 区间为${figures.interval('visibility', visibility)}（n ${figures.count(n)}，${figures.count(k)}个提示词）。`,
  ];
}

const basis = ({ answers, prompts, recorded }: LetterFacts): string =>
  han`以上数据来自${figures.days(recorded)}的${figures.count(answers)}条回答，共${figures.count(prompts)}个提示词。`;

function rankText({ brand, rank }: LetterFacts): readonly string[] {
  if (rank === null || rank.of < 2) return [];
  const { tiedWith, leader } = rank;
  const place = han`第${String(rank.rank)}位`;
  const among = han`在跟踪的${figures.count(rank.of)}个品牌中`;
  const own =
    tiedWith.length === 0 ? han`${among}，${brand}排${place}` : han`${among}，${brand}与${names(tiedWith)}并列${place}`;
  if (leader === null) return [`${own}。`];
  const { name, visibility, tiedWith: equals } = leader;
  if (equals.length > 0) return [han`${own}；${names([name, ...equals])}并列首位。`];
  return [han`${own}；排在首位的是${name}（${share(visibility)}）。`];
}

/** Visibility and rank of the brand. */
export const chineseSummary: WritePart = (facts, wording) => {
  const { headline, visibility, brand, window } = facts;
  if (visibility === null) return [han`${figures.days(window)}没有有效回答，无法评价${brand}的表现。`];
  if (headline === null) {
    const extra = wording === 'analyst' ? precision(facts, visibility) : [];
    const base = facts.standing === 'thin' ? [] : [basis(facts)];
    return [...withoutVerdict(facts, visibility), ...extra, ...rankText(facts), ...base];
  }
  const lead = wording === 'client' ? headlineForClient(facts, headline) : headlineForAnalyst(facts, headline);
  return [...lead, ...rankText(facts), ...(wording === 'client' ? [basis(facts)] : [])];
};
