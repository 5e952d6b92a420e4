import { HAN_THOUSAND } from '#client/lib/hanThousand.ts';

/** Spellings of units by the quantity they measure; Latin ones end at a word boundary. */
const UNITS = {
  money:
    '万亿元|亿元|万元|元|块钱|美元|美金|欧元|英镑|日元|港元|港币|人民币|yuan|rmb|cny|usd|eur|gbp|dollars?|euros?|pounds? sterling|cents?',
  physical:
    '毫米|厘米|公里|千米|英里|英寸|英尺|平方米|立方米|微米|纳米|米|毫克|公斤|千克|斤|克|吨|毫升|升|瓦时|千瓦时|度电|千瓦|瓦|伏|毫安时|毫安|安时|马力|牛米|牛·米|千卡|大卡|卡路里|千焦|赫兹|分贝|像素|摄氏度|度|℃|°c|°f|' +
    'kcal|calories?|kj|km/h|kph|mph|mm|cm|km|kms|m²|m2|metres?|meters?|kilometres?|kilometers?|millimetres?|millimeters?|centimetres?|centimeters?|miles?|mi|feet|foot|ft|inches|inch|in\\.|' +
    'mg|g|grams?|kg|kgs|kilograms?|tonnes?|tons?|lbs?|ounces?|oz|ml|litres?|liters?|l|wh|kwh|gwh|mwh|mah|ah|kw|mw|w|watts?|v|volts?|hp|bhp|nm|hz|khz|mhz|ghz|db|kb|mb|gb|tb|mbps|gbps|px|pixels?|degrees?',
  time: '毫秒|秒钟|秒|分钟|个?小时|天|周|个?星期|个月|周年|年(?!代|款|版|度|级)|ms|milliseconds?|secs?|seconds?|mins?|minutes?|hrs?|hours?|days?|weeks?|months?|years?|yrs?',
  share: '%|％|‰|个?百分点|percent|per cent|percentage points?|pct|pp|成(?![为本功都熟员长果分立交绩就])',
  times: '倍|times|fold|x',
  count:
    '人次|人|户|家|名|位|台|辆|次|份|people|users?|customers?|companies|respondents?|participants?|drivers?|owners?|cars?|vehicles?|answers?|visitors?|subscribers?|employees|stores?|patients?|students?|cases?',
} as const;

/** `scale`: no unit, but a number word that makes the number a figure (three million). */
export type Measures = keyof typeof UNITS | 'scale';

const bounded = (spellings: string): string =>
  spellings
    .split('|')
    .map((one) => (/[a-z?]$/u.test(one) ? `${one}(?![a-z\\d])` : one))
    .join('|');

const DIGITS = '\\d{1,3}(?:[,，]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const HAN_DIGITS = '[零一二两三四五六七八九十百千万]';
const WORDS =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |one )?hundred)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?';
const SCALE = `万亿|百万|千万|亿|万|${HAN_THOUSAND}|thousand(?![a-z])|million(?![a-z])|billion(?![a-z])|trillion(?![a-z])|bn(?![a-z])|k(?![a-z])`;
const RANGE = `(?:\\s*(?:[-–—~～至到]|to)\\s*(?:${DIGITS}))?`;
/** A number inside a name (S40, 2.0.1, M3) is not a figure. */
const BEFORE = '(?<![a-z\\d._/#]|[a-z\\d]-|第\\s?)';
const MONEY_BEFORE = 'us\\$|hk\\$|[$¥￥€£]|usd|cny|rmb|eur|gbp|人民币';

const groups = Object.entries(UNITS)
  .map(([name, spellings]) => `(?<${name}>${bounded(spellings)})`)
  .join('|');

/** A figure in digits with its unit or scale. Groups: number, scale, and one named after the quantity that is measured. */
export const FIGURE = new RegExp(
  `(?:(?<sign>${MONEY_BEFORE})\\s*|${BEFORE})(?<number>${DIGITS})${RANGE}\\s*(?<more>多|余|\\+)?\\s*(?<scale>${SCALE})?\\s*-?\\s*(?:${groups})?`,
  'giu',
);

/** A figure in words with its unit. One Chinese digit with a unit of time or money is usually an idiom and is not matched. */
export const WORDED_FIGURE = new RegExp(
  [
    `百分之(?:${HAN_DIGITS}|[点\\d.]){1,12}`,
    `${HAN_DIGITS}成(?![为本功都熟员长果分立交绩就])`,
    `${HAN_DIGITS}{1,8}(?:多|余)?倍`,
    `翻了?${HAN_DIGITS}番`,
    `(?<![第每])${HAN_DIGITS}{2,8}(?:多|余)?(?:公里|千米|米|公斤|千克|吨|度电|分钟|个?小时|秒|元|块钱|万元|亿元|个月|天|万人|家|辆|台)`,
    `\\b${WORDS}[- ](?:percent|per cent|percentage points?|times|million|billion|thousand|kilometres|kilometers|miles|minutes|hours|kilograms|degrees|dollars|euros|yuan)\\b`,
  ].join('|'),
  'giu',
);

/** Cheap pre-check: most sentences hold no figure. */
export const MAY_HOLD_FIGURE =
  /\d|百分之|成|倍|番|[十百千万]|percent|per cent|times|million|billion|thousand|minutes|hours|miles/iu;

/** Years and days: dates, not amounts. */
export const DATE =
  /(?<![\d.])(?:19|20)\d{2}\s?年(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?[日号])?)?(?:\s?第?[一二三四1-4]季度)?|(?<![\d.-])(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(?![\d-])|\d{1,2}\s?月\s?\d{1,2}\s?[日号]|\b(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:19|20)\d{2}\b|\b(?:in|since|by|from|of|until|q[1-4]) (?:19|20)\d{2}\b/giu;
