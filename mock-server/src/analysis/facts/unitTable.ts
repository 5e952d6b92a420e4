import { escapeRegExp } from '#client/lib/escapeRegExp.ts';

/** A unit as written, folded, with its dimension and its factor to the base unit. */
interface UnitEntry {
  readonly dimension: string;
  readonly factor: number;
}

/**
 * By dimension: factor and spellings. Amounts are compared only within a dimension: no exchange rates, and months are not converted to
 * days.
 * Factors are exact definitions (international yard and pound agreement, 1959; SI brochure).
 */
const UNITS: Readonly<Record<string, readonly (readonly [factor: number, spellings: string])[]>> = {
  CNY: [
    [1, '元|块|块钱|人民币|人民币元|rmb|cny|yuan|¥|￥'],
    [10_000, 'cny 10k|rmb 10k'],
  ],
  USD: [[1, '美元|美金|usd|us$|$|dollar|dollars']],
  EUR: [[1, '欧元|eur|€|euro|euros']],
  GBP: [[1, '英镑|gbp|£|pound sterling']],
  JPY: [[1, '日元|日圆|jpy|yen']],
  HKD: [[1, '港元|港币|hkd|hk$']],
  length: [
    [0.001, '毫米|mm|millimetre|millimetres|millimeter|millimeters'],
    [0.01, '厘米|cm|centimetre|centimetres|centimeter|centimeters'],
    [1, '米|m|metre|metres|meter|meters'],
    [1000, '公里|千米|km|kms|kilometre|kilometres|kilometer|kilometers'],
    [1609.344, '英里|mile|miles|mi'],
    [0.3048, '英尺|ft|foot|feet'],
    [0.0254, '英寸|寸|inch|inches'],
  ],
  mass: [
    [0.000001, '毫克|mg'],
    [0.001, '克|g|gram|grams'],
    [0.5, '斤'],
    [1, '公斤|千克|kg|kgs|kilogram|kilograms'],
    [1000, '吨|tonne|tonnes'],
    [0.45359237, '磅|lb|lbs'],
    [0.028349523125, '盎司|oz|ounce|ounces'],
  ],
  time: [
    [0.001, '毫秒|ms|millisecond|milliseconds'],
    [1, '秒|秒钟|s|sec|secs|second|seconds'],
    [60, '分钟|min|mins|minute|minutes'],
    [3600, '小时|个小时|h|hr|hrs|hour|hours'],
    [86_400, '天|day|days'],
    [604_800, '周|星期|个星期|week|weeks'],
  ],
  months: [
    [1, '个月|月|month|months'],
    [12, '年|年质保|year|years|yr|yrs'],
  ],
  volume: [
    [0.001, '毫升|ml|millilitre|millilitres|milliliter|milliliters'],
    [1, '升|l|litre|litres|liter|liters'],
  ],
  energy: [
    [0.001, '瓦时|wh'],
    [1, '千瓦时|度电|kwh'],
  ],
  charge: [[1, '毫安时|毫安|mah']],
  power: [
    [1, '瓦|w|watt|watts'],
    [1000, '千瓦|kw|kilowatt|kilowatts'],
    [735.49875, '马力'],
    [745.69987158227, 'hp|horsepower|bhp'],
  ],
  voltage: [[1, '伏|v|volt|volts']],
  data: [
    [1e6, 'mb'],
    [1e9, 'gb'],
    [1e12, 'tb'],
  ],
  speed: [
    [1, '公里/小时|千米/小时|km/h|kmh|kph'],
    [1.609344, 'mph'],
  ],
  temperature: [[1, '摄氏度|℃|°c|degrees celsius']],
  percent: [
    [1, '%|percent|per cent|pct|个百分点|百分点|percentage points'],
    [10, '成'],
  ],
  times: [[1, '倍|x|times']],
};

/** By spelling; spellings of money may also precede the number. */
export const UNIT_TABLE: ReadonlyMap<string, UnitEntry> = new Map(
  Object.entries(UNITS).flatMap(([dimension, entries]) =>
    entries.flatMap(([factor, spellings]) =>
      spellings.split('|').map((spelling): [string, UnitEntry] => [spelling, { dimension, factor }]),
    ),
  ),
);

/** Spellings that may precede an amount of money. */
const MONEY_BEFORE = 'us$|hk$|usd|cny|rmb|eur|gbp|jpy|hkd|$|¥|￥|€|£|人民币';

/** Lookahead after a unit: further letters would make it another word, and a currency sign before digits belongs to those. */
function endOf(spelling: string): string {
  if (/[a-z]$/u.test(spelling)) return '(?![a-z])';
  return /[$¥￥€£]$/u.test(spelling) ? String.raw`(?!\d)` : '';
}

/** Longest spellings first. */
export const UNIT_PATTERN = [...UNIT_TABLE.keys()]
  .sort((a, b) => b.length - a.length)
  .map((spelling) => `${escapeRegExp(spelling)}${endOf(spelling)}`)
  .join('|');

export const MONEY_PATTERN = MONEY_BEFORE.split('|').map(escapeRegExp).join('|');
