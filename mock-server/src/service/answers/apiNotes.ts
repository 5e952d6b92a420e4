import { utcDateOf } from '#client/lib/dates.ts';
import { headOf } from '#server/analysis/table/answerRow.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { Text } from '#server/refusal/text.ts';

const API = 'api';
const MODES = new Map<string, Text>([
  ['forced', { zh: '强制联网搜索', en: 'web search forced' }],
  ['nudged', { zh: '要求联网搜索', en: 'asked to search the web' }],
  ['auto', { zh: '由模型决定是否联网搜索', en: 'web search when the model decides' }],
  ['none', { zh: '未联网搜索', en: 'without web search' }],
]);
const MODE_UNKNOWN: Text = { zh: '搜索方式未知', en: 'search mode not known' };

interface Found {
  readonly modes: Set<string>;
  readonly models: Set<string>;
  newest: number;
}

/**
 * Notes about answers from APIs, one per platform: request settings, models and last date, and that the app of the same name may
 * answer differently.
 */
export function apiNotes(table: AnswerTable, rows: Iterable<number>): readonly Text[] {
  const platforms = new Map<string, Found>();
  for (const row of rows) {
    const details = table.details.get(row);
    if (details?.surface !== API) continue;
    const { platform, model, askedAt } = headOf(table, row);
    const found = platforms.get(platform.name) ?? { modes: new Set(), models: new Set(), newest: 0 };
    platforms.set(platform.name, found);
    found.modes.add(details.search_mode ?? '');
    if (model !== null) found.models.add(model);
    found.newest = Math.max(found.newest, askedAt);
  }
  return [...platforms].map(([name, found]) => noteOf(name, found));
}

function noteOf(name: string, { modes, models, newest }: Found): Text {
  const texts = [...modes].map((mode) => MODES.get(mode) ?? MODE_UNKNOWN);
  const known = [...models].toSorted().join(', ');
  const day = utcDateOf(newest);
  return {
    zh: `${name}：通过厂商接口（API）采集（${texts.map(({ zh }) => zh).join('、')}；模型 ${known || '未知'}；最近一条为 ${day}）。同名 App 的回答和引用来源可能不同。`,
    en: `${name}: collected through the vendor’s API (${texts.map(({ en }) => en).join(', ')}; model ${known || 'not known'}; last answer ${day}). The app of the same name may answer differently and cite other pages.`,
  };
}
