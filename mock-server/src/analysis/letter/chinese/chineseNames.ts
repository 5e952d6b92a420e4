import { isShare } from '#client/api/measureSchemas.ts';
import type { Change, MeasureId } from '#client/api/measureSchemas.ts';
import type { LetterFacts, Moved } from '../LetterMaterial.ts';
import { figures, han } from './han.ts';

export const MEASURES: Readonly<Record<MeasureId, string>> = {
  visibility: '可见度',
  share_of_voice: '声量份额',
  average_position: '平均位次',
  net_sentiment: '净情感值',
  citation_rate: '引用率',
  stability: '稳定度',
};

/** The same words as on the pages. */
const VERDICTS: Readonly<Record<Change['verdict'], string>> = {
  real: '确有变化',
  maybe: '可能有变化',
  noise: '正常波动',
};

/** The previous period with its days. */
export const before = ({ previous }: LetterFacts): string => han`上一周期（${figures.days(previous)}）`;

/** 差值 +5.2 百分点，95% 区间 +2.1 至 +8.3，确有变化 */
export function verdictOf({ id, change }: Pick<Moved, 'id' | 'change'>): string {
  const unit = isShare(id) ? '百分点' : '';
  const size = han`${figures.difference(id, change.difference)}${unit}`;
  return han`差值${size}，95% 区间${figures.range(id, change)}，${VERDICTS[change.verdict]}`;
}

/** 从 31.2% 升至 36.4%: the previous and the current value, with both differences if the judged one differs. */
export function fromTo(moved: Moved, verb: string): string {
  const { id, previous, measure, change } = moved;
  const [from, to] = [figures.value(id, previous.value), figures.value(id, measure.value)];
  const overall = figures.overall(moved);
  if (overall === null) return han`从${from}${verb}${to}`;
  const paired = figures.difference(id, change.difference);
  const unit = isShare(id) ? '百分点' : '';
  return han`从${from}变为${to}（${overall}${unit}；只看两个周期都问过的提示词为${paired}）`;
}
