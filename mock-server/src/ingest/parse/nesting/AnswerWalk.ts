import type { ImportField, ImportMapping } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { readRecordReply } from '../../replies/readReply.ts';
import { isReplyShape } from '../../replies/replyKeys.ts';
import { isPlatformName } from '../platformNames.ts';
import { nameOf, textOf } from '../textOf.ts';
import { fieldOfKey, holdsSeveral, isByPlatform, isByPrompt } from './fieldOfKey.ts';
import { conversationRecords, knownExport } from './knownExports.ts';

type Values = Readonly<Record<string, unknown>>;

/** An answer found somewhere in a nested value. */
export interface FoundAnswer {
  readonly values: Values;
  /** The keys on the way to it, without places in lists: answers of one kind lie on one path. */
  readonly path: string;
  /** The object it was read from, for its line. */
  readonly node: object;
}

interface WalkOptions {
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** A key was taken for the platform of what stands under it. */
  readonly onGroupPlatform: (name: string) => void;
}

const MAX_DEPTH = 12;
const MAX_ANSWERS = 2_000_000;
const SPACE_OR_HAN = /\s\S+\s|[?？]$|[\u4e00-\u9fff]{5}/u;

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isScalar = (value: unknown): boolean => value === null || typeof value !== 'object';

/** A value that stands for an answer's text: a text, or an object or parts of it that say so; not a list of answers. */
function isAnswerText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) {
    return (
      value.length > 0 &&
      value.every((part) => isPlainObject(part) && ('type' in part || 'text' in part) && !isAnswerWithRun(part))
    );
  }
  if (!isPlainObject(value)) return false;
  return !Object.keys(value).some((key) => isPlatformName(key)) && !holdsNamedAnswers(value);
}

const isAnswerWithRun = (part: Values): boolean =>
  Object.keys(part).some((key) => ['run', 'platform', 'date', 'model'].includes(fieldOfKey(key) ?? ''));

/** A raw reply has its text deep inside; an object of answers has objects with one each. */
function holdsNamedAnswers(value: Values): boolean {
  const inner = Object.values(value).filter(isPlainObject);
  return inner.length >= 2 && inner.every((each) => Object.keys(each).some((key) => fieldOfKey(key) === 'answer'));
}

/** Looks for answers in values of any nesting: by prompt, by platform, with runs inside. */
export class AnswerWalk {
  readonly #found: FoundAnswer[] = [];

  constructor(private readonly options: WalkOptions) {}

  /** The answers in a value, in their order. */
  from(root: unknown): readonly FoundAnswer[] {
    this.#visit(root, {}, [], 0);
    return this.#found;
  }

  #visit(value: unknown, context: Values, path: readonly string[], depth: number): void {
    if (depth > MAX_DEPTH || this.#found.length > MAX_ANSWERS) return;
    if (Array.isArray(value)) this.#visitList(value, context, path, depth);
    else if (isPlainObject(value)) this.#visitObject(value, context, path, depth);
  }

  #visitList(list: readonly unknown[], context: Values, path: readonly string[], depth: number): void {
    const idle: Values[] = [];
    const before = this.#found.length;
    let direct = 0;
    for (const item of list) {
      const count = this.#found.length;
      this.#visit(item, context, path, depth + 1);
      if (this.#found.length > count && this.#found[count]?.node === item) direct += 1;
      if (this.#found.length === count && isPlainObject(item)) idle.push(item);
    }
    // Beside answers, what has none is an answer that lacks something, and the person is told.
    if (direct > 0 && direct === this.#found.length - before) {
      for (const item of idle) this.#add({ ...this.#needed(context, item), ...item }, item, path);
    }
  }

  #visitObject(node: Values, context: Values, path: readonly string[], depth: number): void {
    const records = knownExport(node);
    if (records !== null) {
      for (const record of records) this.#add({ ...this.#needed(context, record), ...record }, node, path);
      return;
    }
    if (this.#takeReplies(node, context, path) || this.#takeAnswer(node, context, path)) return;
    const turns = conversationRecords(node);
    if (turns !== null) {
      for (const record of turns) this.#add({ ...this.#needed(context, record), ...record }, node, path);
      return;
    }
    this.#visitEntries(node, context, path, depth);
  }

  /** A raw reply of a provider, or the several that one holds. */
  #takeReplies(node: Values, context: Values, path: readonly string[]): boolean {
    if (!isReplyShape(Object.keys(node)) || readRecordReply(node) === null) return false;
    this.#add({ ...this.#needed(context, node), ...node }, node, path);
    return true;
  }

  #takeAnswer(node: Values, context: Values, path: readonly string[]): boolean {
    const { columns } = this.options.mappingOf(Object.keys(node));
    const values = Object.values(node);
    const at = (field: ImportField): unknown => (columns[field] === undefined ? undefined : values[columns[field]]);
    const hasAnswer = isAnswerText(at('answer'));
    const tells = hasAnswer || (!isBlank(at('error')) && columns.prompt !== undefined && columns.answer !== undefined);
    if (!tells) return false;
    const merged = { ...this.#needed(context, node), ...node };
    const ofMerged = this.options.mappingOf(Object.keys(merged)).columns;
    const prompt = ofMerged.prompt === undefined ? undefined : Object.values(merged)[ofMerged.prompt];
    if (isBlank(prompt)) return false;
    this.#add(merged, node, path);
    return true;
  }

  #visitEntries(node: Values, context: Values, path: readonly string[], depth: number): void {
    const entries = Object.entries(node);
    const own = {
      ...headOf(node),
      ...Object.fromEntries(entries.filter(([key, value]) => isScalar(value) || isPromptObject(key, value))),
    };
    const inner = { ...this.#needed(context, own), ...own };
    const parent = path.at(-1) ?? '';
    for (const [key, value] of entries) {
      if (isScalar(value)) {
        this.#takeText(key, value, node, inner, path);
        continue;
      }
      if (Object.hasOwn(own, key)) continue;
      if (Array.isArray(value) && holdsSeveral(key) && value.every((each) => typeof each === 'string')) {
        value.forEach((text, index) => this.#takeRun(text, index, node, inner, [...path, key]));
        continue;
      }
      const group = groupOf(key, parent, inner);
      const before = this.#found.length;
      const { [group?.field ?? '']: _own, ...others } = inner;
      const under = group === null ? inner : { ...withoutField(others, group.field), [group.field]: key };
      this.#visit(value, under, [...path, group === null ? key : '*'], depth + 1);
      if (group?.field === 'platform' && this.#found.slice(before).some(({ values }) => values['platform'] === key)) {
        this.options.onGroupPlatform(key);
      }
    }
  }

  /** A platform with its answer as a text: `{"ChatGPT": "...", "Gemini": "..."}`. */
  #takeText(key: string, value: unknown, node: Values, context: Values, path: readonly string[]): void {
    if (typeof value !== 'string' || value.trim() === '' || fieldOfKey(key) !== null || !isPlatformName(key)) return;
    const others = Object.fromEntries(
      Object.entries(context).filter(([name]) => !isPlatformName(name) || fieldOfKey(name) !== null),
    );
    const prompt = Object.keys(others).some((name) => fieldOfKey(name) === 'prompt');
    if (!prompt) return;
    this.options.onGroupPlatform(key);
    this.#add({ ...withoutField(others, 'platform'), platform: key, answer: value }, node, [...path, '*']);
  }

  #takeRun(text: string, index: number, node: Values, context: Values, path: readonly string[]): void {
    if (!Object.keys(context).some((name) => fieldOfKey(name) === 'prompt')) return;
    this.#add({ ...withoutField(context, 'run'), run: index + 1, answer: text }, node, path);
  }

  /** What the surroundings tell that an object does not tell itself. */
  #needed(context: Values, node: Values): Values {
    const fields = new Set(
      Object.entries(node).flatMap(([key, value]) => (isBlank(value) ? [] : (fieldOfKey(key) ?? []))),
    );
    return Object.fromEntries(
      Object.entries(context).filter(([key]) => {
        const field = fieldOfKey(key);
        return !Object.hasOwn(node, key) && (field === null ? this.#isChosen(key) : !fields.has(field));
      }),
    );
  }

  /** Whether a person named the key for a field. */
  #isChosen(key: string): boolean {
    return Object.keys(this.options.mappingOf([key]).columns).length > 0;
  }

  #add(values: Values, node: object, path: readonly string[]): void {
    this.#found.push({ values, node, path: path.join('.') });
  }
}

function withoutField(values: Values, field: ImportField): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => fieldOfKey(key) !== field));
}

/** Objects at the head of a file that tell of all of it. */
const HEAD = /^(?:meta|metadata|run|run_?info|info|header|snapshot|report)$/iu;
const OF_ALL: ReadonlySet<ImportField | null> = new Set(['date', 'country', 'language']);

/** When and where all answers of an object were collected, as a head in it says. */
function headOf(node: Values): Values {
  const heads = Object.entries(node).flatMap(([key, value]) => (HEAD.test(key) && isPlainObject(value) ? [value] : []));
  return Object.fromEntries(
    heads.flatMap((head) =>
      Object.entries(head).filter(([key, value]) => isScalar(value) && OF_ALL.has(fieldOfKey(key))),
    ),
  );
}

const isPromptObject = (key: string, value: unknown): boolean =>
  isPlainObject(value) &&
  fieldOfKey(key) === 'prompt' &&
  nameOf(textOf(value)) !== '' &&
  Object.values(value).every(isScalar);

/** The field that a key says something of for all that stands under it. */
function groupOf(key: string, parent: string, context: Values): { readonly field: 'platform' | 'prompt' } | null {
  if (fieldOfKey(key) !== null || holdsSeveral(key)) return null;
  if (isPlatformName(key) || isByPlatform(parent)) return { field: 'platform' };
  const hasPrompt = Object.keys(context).some((name) => fieldOfKey(name) === 'prompt');
  if (hasPrompt) return null;
  return isByPrompt(parent) || SPACE_OR_HAN.test(key) ? { field: 'prompt' } : null;
}
