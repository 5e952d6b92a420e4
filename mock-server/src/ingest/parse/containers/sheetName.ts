import { isPlatformAlone } from '../platforms/platformNames.ts';

/** `2026-11-02`, `2026年11月2日`, `20261102`. */
const DAY = /(?<!\d)(20\d{2})(?:\s*[-_./年]\s*(\d{1,2})\s*[-_./月]\s*(\d{1,2})\s*[日号]?|(\d{2})(\d{2}))(?!\d)/u;
/** Words beside a platform's name if each sheet holds some days or a part of a longer one. */
const BESIDE =
  /(?<!\d)(?:20\d{2}\s*[-_./年]\s*)?\d{1,2}月份?|(?<!\d)20\d{2}[-_.]\d{1,2}(?!\d)|\b(?:w|week)\s?\d{1,2}\b|第\s*\d{1,2}\s*[周週]|\b(?:answers|responses|results)\b|回答|答案/giu;
/** After such a prefix a date belongs to a model: `gpt-4o-2024-08-06`, `qwen-plus-2025-07-28`. */
const OF_MODEL = /[\d-].*-$/u;
const EDGES = /^[\s_\-–—·.|]+|[\s_\-–—·.|]+$/gu;

/** The platform in a sheet's name, as in `ChatGPT`, `Kimi 11月` and `豆包 2026-11-02`; null: none. */
export function platformInName(name: string): string | null {
  const undated = dayInName(name) === null ? name : name.replace(DAY, ' ').replace(EDGES, '');
  const rest = undated.replace(BESIDE, ' ').replace(EDGES, '');
  return [undated, rest].find(isPlatformAlone) ?? null;
}

/** The day in a sheet's name, YYYY-MM-DD; null: none, or several. */
export function dayInName(name: string): string | null {
  const found = DAY.exec(name);
  if (found === null || DAY.test(name.replace(found[0], ' '))) return null;
  if (OF_MODEL.test(name.slice(0, found.index))) return null;
  const [, year = '', month, day, ofDigits = '', dayOfDigits = ''] = found;
  const text = [year, (month ?? ofDigits).padStart(2, '0'), (day ?? dayOfDigits).padStart(2, '0')].join('-');
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
}
