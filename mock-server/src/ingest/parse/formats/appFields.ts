import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** Records of Feishu's tables and pages of Notion's databases, as their APIs return them. */
const MARKED = /"record_id"\s*:|"object"\s*:\s*"page"/u;

type Fields = Readonly<Record<string, unknown>>;

/** Whether this text may hold records of an app with tables. */
export const mayBeOfApp = (text: string): boolean => MARKED.test(text);

const textAt = (value: unknown, key: string): string => {
  const text = isPlainObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
};

const linked = (text: string, address: string): string =>
  address === '' || address === text ? text : `[${text}](${address})`;

const onlyOf = (list: readonly unknown[]): unknown => (list.length === 1 ? list[0] : list);

/** A piece of a text in Feishu: words, a link, or a mention of a person or document. */
const isPiece = (value: unknown): boolean =>
  isPlainObject(value) && typeof value['text'] === 'string' && typeof value['type'] === 'string';

/** A field of a link, with its address and text. */
function feishuLink(value: unknown): unknown {
  const [url, title] = [textAt(value, 'link'), textAt(value, 'text')];
  return url === '' ? value : { url, title };
}

/** A field of a Feishu record: texts are lists of pieces, and a choice among several is a list. */
function feishuField(value: unknown): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    if (value.every(isPiece)) return value.map((each) => linked(textAt(each, 'text'), textAt(each, 'link'))).join('');
    return onlyOf(value.map(feishuLink));
  }
  if (!isPlainObject(value)) return value;
  // A formula, or a field of another table.
  return typeof value['type'] === 'number' && 'value' in value ? feishuField(value['value']) : feishuLink(value);
}

const namesIn = (value: unknown): unknown =>
  Array.isArray(value) ? onlyOf(value.map((each) => textAt(each, 'name')).filter((name) => name !== '')) : null;

/** A property of a Notion page, whose value is under the name of its type. */
function notionProperty(property: unknown): unknown {
  const type = textAt(property, 'type');
  const value = isPlainObject(property) ? property[type] : undefined;
  switch (type) {
    case 'title':
    case 'rich_text':
      return Array.isArray(value)
        ? value.map((each) => linked(textAt(each, 'plain_text'), textAt(each, 'href'))).join('')
        : null;
    case 'select':
    case 'status':
      return textAt(value, 'name');
    case 'multi_select':
    case 'people':
      return namesIn(value);
    case 'date':
      return textAt(value, 'start');
    case 'formula':
      return notionProperty(value);
    default:
      return value === undefined || (typeof value === 'object' && value !== null) ? null : value;
  }
}

interface FieldsOfApp {
  /** The key under which a record holds its fields. */
  readonly key: string;
  readonly fields: Fields;
  readonly read: (value: unknown) => unknown;
}

/** The fields of a record of such an app, and how their values are read; null for any other object. */
export function fieldsOfApp(record: Fields): FieldsOfApp | null {
  const { fields, properties } = record;
  if (typeof record['record_id'] === 'string' && isPlainObject(fields)) {
    return { key: 'fields', fields, read: feishuField };
  }
  if (record['object'] === 'page' && isPlainObject(properties)) {
    return { key: 'properties', fields: properties, read: notionProperty };
  }
  return null;
}
