/** Month names as written beside a day; each name is one month in all these languages. */
const MONTHS: readonly string[] = [
  'january jan januar jänner janvier janv enero ene gennaio gen janeiro januari января янв',
  'february feb februar février févr fév febrero febbraio fevereiro fev februari февраля фев февр',
  'march mar märz mär maerz mars marzo março maart mrt марта мар март',
  'april apr avril avr abril abr aprile апреля апр апрель',
  'may mai mayo maggio mag maio mei maj мая май',
  'june jun juni juin junio giugno giu junho июня июн июнь',
  'july jul juli juillet juil julio luglio lug julho июля июл июль',
  'august aug août aout agosto ago augustus августа авг август',
  'september sep sept septembre septiembre settembre set setembro сентября сен сент сентябрь',
  'october oct oktober okt octobre octubre ottobre ott outubro out октября окт октябрь',
  'november nov novembre noviembre novembro ноября ноя нояб ноябрь',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro декабря дек декабрь',
];
export const MONTH_OF: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Weekdays in the languages of the months, and the words between them and the day: `mardi`, `am`, `le`. */
const WEEKDAYS = [
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?',
  'mo(?:ntag)?|di(?:enstag)?|mi(?:ttwoch)?|do(?:nnerstag)?|fr(?:eitag)?|sa(?:mstag)?|sonnabend|so(?:nntag)?',
  'lun(?:di|es|ed[iì])?|mar(?:di|tes|ted[iì])?|mer(?:credi|coled[iì])?|mi[eé](?:rcoles)?|jeu(?:di)?|jue(?:ves)?|gio(?:ved[iì])?',
  'ven(?:dredi|erd[iì])?|vie(?:rnes)?|sam(?:edi)?|s[aáà]b(?:ado|ato)?|dim(?:anche)?|dom(?:ingo|enica)?',
  '(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|seg|ter|qua|qui|sex',
  'ma(?:andag)?|dinsdag|wo(?:ensdag)?|donderdag|vr(?:ijdag)?|za(?:terdag)?|zo(?:ndag)?',
  'понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|пн|вт|ср|чт|пт|сб|вс',
].join('|');
const IN_FRONT = new RegExp(`^(?:(?:${WEEKDAYS})(?:\\.,|[.,])?\\s+)?(?:(?:am|den|le|el|il|em|op)\\s+)?(?=\\d)`, 'iu');
const IN_BRACKETS = new RegExp(`\\s*\\((?:${WEEKDAYS})\\.?\\)\\s*`, 'iu');
/** `15:05 Uhr`, `15.05 Uhr`, `15 Uhr`. */
const UHR = /\b(\d{1,2})(?:[.:](\d{2}))?(:\d{2})?\s?uhr(?=$|[\s,(])/iu;
/** An hour suffix: `15:05 h`. */
const HOURS = /(\d{2})\s?(?:h|hrs?|ч)\.?$/iu;
/** The word for "year" after the number. */
const OF_YEAR = /(\d{4})\s?(?:года|г\.?)(?=$|[\s,])/iu;

/** Strips the words around a time: `Dienstag, 3. November 2026, 15:05 Uhr` becomes `3. November 2026, 15:05`. */
export function withoutWords(text: string): string {
  return text
    .replace(IN_FRONT, '')
    .replace(IN_BRACKETS, ' ')
    .replace(OF_YEAR, '$1')
    .replace(UHR, (_, hour: string, minute = '00', second = '') => `${hour}:${minute}${second}`)
    .replace(HOURS, '$1');
}
