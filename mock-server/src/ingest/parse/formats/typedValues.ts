import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { fieldsOfApp, mayBeOfApp } from './appFields.ts';

/** How MongoDB marks values in JSON, and how DynamoDB does. */
const MARKED = /"\$(?:number(?:Int|Long|Double|Decimal)|oid)"\s*:|"(?:S|N|M|L)"\s*:/u;
const MONGO = new Set(['$numberInt', '$numberLong', '$numberDouble', '$numberDecimal', '$oid']);

type Convert = (value: unknown) => unknown;
/** Called with each copied object and the one that it was copied from. */
type OnCopy = (copy: object, original: object) => void;

/** Whether values in this text may carry their type. */
export function mayBeTyped(text: string): boolean {
  return MARKED.test(text) || mayBeOfApp(text);
}

function entryOf(value: unknown): readonly [mark: string, inner: unknown] | null {
  if (!isPlainObject(value)) return null;
  const [entry, ...others] = Object.entries(value);
  return entry !== undefined && others.length === 0 ? entry : null;
}

function numberOf(text: unknown): unknown {
  const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN;
  // A number with more digits than a float holds stays a text.
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number)) ? number : text;
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');

/** DynamoDB's marks, with the values that may stand under each. */
const DYNAMO: Readonly<Record<string, (value: unknown) => boolean>> = {
  S: (value) => typeof value === 'string',
  N: (value) => typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)),
  B: (value) => typeof value === 'string',
  BOOL: (value) => typeof value === 'boolean',
  NULL: (value) => value === true,
  M: isPlainObject,
  L: Array.isArray,
  SS: isTexts,
  NS: isTexts,
  BS: isTexts,
};

function isDynamoValue(value: unknown): boolean {
  const entry = entryOf(value);
  return entry !== null && Object.hasOwn(DYNAMO, entry[0]) && DYNAMO[entry[0]]?.(entry[1]) === true;
}

/** An item of DynamoDB: each of its attributes carries its type. */
function isDynamoItem(value: object): boolean {
  const values = Object.values(value);
  return values.length >= 2 && values.every(isDynamoValue);
}

function dynamoValue(value: unknown, onCopy: OnCopy): unknown {
  const [mark, inner] = entryOf(value) ?? ['', value];
  switch (mark) {
    case 'N':
      return numberOf(inner);
    case 'NULL':
      return null;
    case 'NS':
      return Array.isArray(inner) ? inner.map(numberOf) : inner;
    case 'L':
      return Array.isArray(inner) ? inner.map((each) => dynamoValue(each, onCopy)) : inner;
    case 'M':
      return isPlainObject(inner) ? copied(inner, (each) => dynamoValue(each, onCopy), onCopy) : inner;
    default:
      return inner;
  }
}

function copied(value: object, convert: Convert, onCopy: OnCopy): object {
  const copy = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, convert(each)]));
  onCopy(copy, value);
  return copy;
}

/**
 * The plain values of JSON in which values carry their type, as MongoDB (`{"$numberInt": "2"}`) and DynamoDB (`{"S": "…"}`) export it, and of records of
 * apps with tables.
 * Times of MongoDB stay as they are: they are read where times are.
 */
export function plainValues(value: unknown, onCopy: OnCopy = () => undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => plainValues(each, onCopy));
  if (!isPlainObject(value)) return value;
  const entry = entryOf(value);
  if (entry?.[0] === '$date') return value;
  if (entry !== null && MONGO.has(entry[0])) return entry[0] === '$oid' ? entry[1] : numberOf(entry[1]);
  const ofApp = fieldsOfApp(value);
  if (ofApp !== null) {
    const read = copied(ofApp.fields, ofApp.read, onCopy);
    return copied(value, (each) => (each === ofApp.fields ? read : plainValues(each, onCopy)), onCopy);
  }
  const isItem = isDynamoItem(value);
  return copied(value, (each) => (isItem ? dynamoValue(each, onCopy) : plainValues(each, onCopy)), onCopy);
}
