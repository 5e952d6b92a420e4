import type { ImportField, ImportMapping } from '#client/lib/importFields.ts';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { readRecordReply } from '#server/ingest/replies/readReply.ts';
import { isReplyShape } from '#server/ingest/replies/replyKeys.ts';
import { parseStatus } from '../cells/parseStatus.ts';
import { isPlatformName } from '../platforms/platformNames.ts';
import { askedIn } from './askedIn.ts';
import { besideAnswer } from './besideAnswer.ts';
import { isHistory } from './chatPairs.ts';
import { columnName } from './columnNames.ts';
import { conversation } from './exports/conversation.ts';
import { fieldOfKey, holdsPages, holdsParts, holdsSeveral } from './fieldOfKey.ts';
import { isAnswerText } from './isAnswerText.ts';
import { knownExport } from './knownExports.ts';
import { isMessageRow } from './MessageRows.ts';
import {
  groupOf,
  hasField,
  headOf,
  isBlank,
  isPage,
  isPromptObject,
  isScalar,
  platformIn,
  withoutField,
} from './surroundings.ts';
import { tellsSources, toldSources } from './toldSources.ts';
import type { Values } from './Values.ts';

/** An answer found somewhere in a nested value. */
export interface FoundAnswer {
  readonly values: Values;
  /** The keys on the path, without list indexes: answers of one kind share a path. */
  readonly path: string;
  /** The object it was read from, for its line. */
  readonly node: object;
}

/** Maps an object's keys to fields and returns their values. */
interface Fields {
  readonly columns: ImportMapping['columns'];
  readonly at: (field: ImportField) => unknown;
}

interface WalkOptions {
  readonly mappingOf: (keys: readonly string[]) => ImportMapping;
  /** Called when a key is taken as the platform of the value under it. */
  readonly onGroupPlatform: (name: string) => void;
  /** Called with sources that cannot be assigned to one of several answers. */
  readonly onSharedSources: (names: readonly string[]) => void;
  /** Source keys that a person assigned to all answers under them. */
  readonly sourcesOfAll: readonly string[];
}

/** In a path, a key that is a platform or a prompt. */
const ANY_KEY = '*';
/** In a path, the suffix of a list's key: objects in the list are not named by it. */
const IN_LIST = '[]';
const MAX_DEPTH = 12;
const MAX_ANSWERS = 2_000_000;

const shownPath = (path: readonly string[]): string => path.map((key) => key.replace(IN_LIST, '')).join('.');
const inList = (key: string): string => (key.endsWith(IN_LIST) ? key : key + IN_LIST);

/** Finds answers in arbitrarily nested values: by prompt, by platform, with runs inside. */
export class AnswerWalk {
  readonly #found: FoundAnswer[] = [];
  /** Objects without an answer, each with the number of answers found before it. */
  readonly #bare: { readonly place: number; readonly answer: FoundAnswer }[] = [];

  constructor(private readonly options: WalkOptions) {}

  /** The answers in a value, in order. */
  from(root: unknown): readonly FoundAnswer[] {
    this.#visit(root, {}, [], 0);
    return this.#bare.length === 0 ? this.#found : this.#withBare();
  }

  /** An object without an answer, on a path where others have one, is kept so that it is reported to the person. */
  #withBare(): readonly FoundAnswer[] {
    const paths = new Set(this.#found.map(({ path }) => path));
    const nodes = new Set(this.#found.map(({ node }) => node));
    const bare = this.#bare.filter(({ answer }) => paths.has(answer.path) && !nodes.has(answer.node));
    const all = [...this.#found];
    for (const { place, answer } of bare.toReversed()) all.splice(place, 0, answer);
    return all;
  }

  #visit(value: unknown, context: Values, path: readonly string[], depth: number): void {
    if (depth > MAX_DEPTH || this.#found.length > MAX_ANSWERS) return;
    if (Array.isArray(value)) this.#visitList(value, context, path, depth);
    else if (isPlainObject(value)) this.#visitObject(value, context, path, depth);
  }

  #visitList(list: readonly unknown[], context: Values, around: readonly string[], depth: number): void {
    // Messages with the name of their conversation are rows of a table of several.
    const [first] = list;
    const isTable = isPlainObject(first) && isMessageRow(Object.keys(first));
    const turns = isTable ? null : conversation({ messages: list });
    if (turns !== null) {
      for (const record of turns) this.#add({ ...this.#needed(context, record), ...record }, list, around);
      return;
    }
    const idle: Values[] = [];
    const before = this.#found.length;
    const path = around.length === 0 ? around : [...around.slice(0, -1), inList(around.at(-1) ?? '')];
    let direct = 0;
    for (const item of list) {
      const count = this.#found.length;
      this.#visit(item, context, path, depth + 1);
      if (this.#found.length > count && this.#found[count]?.node === item) direct += 1;
      if (this.#found.length === count && isPlainObject(item)) idle.push(item);
    }
    // Among answers, an object without one is incomplete; it is kept so that it is reported to the person.
    if (direct > 0 && direct === this.#found.length - before) {
      for (const item of idle) this.#add({ ...this.#needed(context, item), ...item }, item, path);
    }
  }

  #visitObject(node: Values, around: Values, path: readonly string[], depth: number): void {
    const asked = askedIn(node);
    const context = asked === null ? around : this.#withRequest(around, node, asked.values);
    const records = knownExport(node);
    if (records !== null) {
      for (const record of records) this.#add({ ...this.#needed(context, record), ...record }, node, path);
      return;
    }
    if (this.#takeReplies(node, context, path)) return;
    const fields = this.#fieldsOf(node);
    if (this.#takeAnswer(node, context, path, { fields, hasRequest: asked !== null })) return;
    const turns = conversation(node);
    if (turns !== null) {
      const told = { ...context, ...headOf(node), ...platformIn(node) };
      for (const record of turns) this.#add({ ...this.#needed(told, record), ...record }, node, path);
      // Earlier parts of the same chat, as Chatbox keeps them.
      this.#visit(node['threads'], told, path, depth + 1);
      return;
    }
    const before = this.#found.length;
    this.#visitEntries(node, context, path, depth, asked?.key);
    if (this.#found.length === before) this.#takeFailure(node, context, path, fields);
  }

  /** Adds the request in an object to the context, unless the context or the object has a prompt. */
  #withRequest(around: Values, node: Values, asked: Values): Values {
    const told = new Set(
      [around, node].flatMap((of) =>
        Object.entries(of).map(([key, value]) => (isBlank(value) ? null : fieldOfKey(key))),
      ),
    );
    if (told.has('prompt')) return around;
    if (told.has('platform')) told.add('model');
    return { ...around, ...Object.fromEntries(Object.entries(asked).filter(([key]) => !told.has(fieldOfKey(key)))) };
  }

  /** Takes an object that is a provider's raw reply, which may hold several answers. */
  #takeReplies(node: Values, context: Values, path: readonly string[]): boolean {
    if (!isReplyShape(Object.keys(node)) || readRecordReply(node) === null) return false;
    this.#add({ ...this.#needed(context, node), ...node }, node, path);
    return true;
  }

  #fieldsOf(node: Values): Fields {
    const { columns } = this.options.mappingOf(Object.keys(node));
    const values = Object.values(node);
    return { columns, at: (field) => (columns[field] === undefined ? undefined : values[columns[field]]) };
  }

  #takeAnswer(
    node: Values,
    context: Values,
    path: readonly string[],
    { fields, hasRequest }: { readonly fields: Fields; readonly hasRequest: boolean },
  ): boolean {
    const { columns, at } = fields;
    const isFailure =
      !isBlank(at('error')) && columns.answer !== undefined && (columns.prompt !== undefined || hasRequest);
    if ((!isAnswerText(at('answer')) && !isFailure) || isPage(node)) return false;
    const asked = this.#asked(node, context, path);
    if (asked !== null) this.#found.push(asked);
    return asked !== null;
  }

  /** Merges an object with the values that it lacks from the context; null without a prompt. */
  #asked(node: Values, context: Values, path: readonly string[]): FoundAnswer | null {
    const merged = { ...this.#needed(context, node), ...node };
    const { prompt } = this.options.mappingOf(Object.keys(merged)).columns;
    const isAsked = prompt !== undefined && !isBlank(Object.values(merged)[prompt]);
    return isAsked ? { values: merged, node, path: shownPath(path) } : null;
  }

  /** Takes an object in an answer's place that holds an error or nothing. Without a platform it counts only among answers. */
  #takeFailure(node: Values, context: Values, path: readonly string[], fields: Fields): void {
    const { columns, at } = fields;
    const under = (path.at(-1) ?? '').replace(IN_LIST, '');
    const hasPlatform = hasField(context, 'platform') || hasField(context, 'model');
    const isOfOne = under === ANY_KEY || !isBlank(at('platform'));
    if (!isOfOne && !(holdsSeveral(under) && hasPlatform)) return;
    const status = isOfOne
      ? parseStatus(at('status'), at('error'), at('success'))
      : parseStatus(undefined, at('error'));
    const isFailure = status !== null && status !== 'ok';
    if (!isFailure && columns.answer === undefined) return;
    const isCertain = isFailure && (hasPlatform || !isBlank(at('platform')));
    const added = this.#asked(node, context, path);
    if (added === null) return;
    if (isCertain) this.#found.push(added);
    else this.#bare.push({ place: this.#found.length, answer: added });
  }

  #visitEntries(node: Values, context: Values, path: readonly string[], depth: number, request?: string): void {
    const entries = Object.entries(node).filter(([key]) => key !== request);
    const isOfAll = (key: string): boolean => this.options.sourcesOfAll.includes(key);
    const sources = toldSources(node);
    const isTold = ([key, value]: readonly [string, unknown]): boolean =>
      Object.hasOwn(sources, key) ? isOfAll(key) : isScalar(value) || isPromptObject(key, value);
    const own = {
      ...headOf(node),
      ...platformIn(node),
      ...Object.fromEntries(entries.filter(isTold)),
    };
    const isAsked = hasField(node, 'prompt');
    const first = this.#found.length;
    const inner = { ...this.#needed(context, own), ...own };
    const last = path.at(-1) ?? '';
    const parent = last.endsWith(IN_LIST) ? '' : last;
    for (const [key, value] of entries) {
      if (isScalar(value)) {
        this.#takeText(key, value, node, inner, path);
        continue;
      }
      if (Object.hasOwn(own, key) || holdsPages(key) || (isAsked && isHistory(value))) continue;
      if (Array.isArray(value) && holdsSeveral(key) && value.every((each) => typeof each === 'string')) {
        value.forEach((text, index) => this.#takeRun(text, index, node, inner, [...path, key]));
        continue;
      }
      const group = groupOf(key, parent, inner);
      const before = this.#found.length;
      const { [group?.field ?? '']: _own, ...others } = inner;
      const under = group === null ? inner : { ...withoutField(others, group.field), [group.field]: key };
      const around = holdsParts(key) ? withoutField(under, 'prompt') : under;
      this.#visit(value, around, [...path, group === null ? key : ANY_KEY], depth + 1);
      if (group?.field === 'platform' && this.#found.slice(before).some(({ values }) => values['platform'] === key)) {
        this.options.onGroupPlatform(key);
      }
    }
    this.#takeSources(node, Object.fromEntries(Object.entries(sources).filter(([key]) => !isOfAll(key))), first);
  }

  /** Assigns sources beside answers: to the only answer; with several answers they are reported as unassigned. */
  #takeSources(node: Values, sources: Values, first: number): void {
    const under = this.#found.slice(first);
    const [bare] = under.filter(({ values }) => !tellsSources(values));
    if (bare === undefined || Object.keys(sources).length === 0) return;
    if (under.length > 1 || !hasField(node, 'prompt')) this.options.onSharedSources(Object.keys(sources));
    else this.#found[first] = { ...bare, values: { ...bare.values, ...sources } };
  }

  /** A platform with its answer as text: `{"ChatGPT": "...", "Gemini": "..."}`. */
  #takeText(key: string, value: unknown, node: Values, context: Values, path: readonly string[]): void {
    if (typeof value !== 'string' || value.trim() === '' || fieldOfKey(key) !== null || !isPlatformName(key)) return;
    const others = Object.fromEntries(
      Object.entries(context).filter(([name]) => !isPlatformName(name) || fieldOfKey(name) !== null),
    );
    const prompt = Object.keys(others).some((name) => fieldOfKey(name) === 'prompt');
    const field = columnName(key).plain?.field ?? 'answer';
    if (!prompt || field !== 'answer') return;
    this.options.onGroupPlatform(key);
    const { platform, ...beside } = besideAnswer(node, key);
    const told = Object.keys(beside).reduce<Values>(
      (rest, name) => {
        const field = fieldOfKey(name);
        return field === null ? rest : withoutField(rest, field);
      },
      withoutField(others, 'platform'),
    );
    this.#add({ ...told, ...beside, platform, answer: value }, node, [...path, ANY_KEY]);
  }

  #takeRun(text: string, index: number, node: Values, context: Values, path: readonly string[]): void {
    if (!Object.keys(context).some((name) => fieldOfKey(name) === 'prompt')) return;
    this.#add({ ...withoutField(context, 'run'), run: index + 1, answer: text }, node, path);
  }

  /** The values of the context whose fields the object lacks. */
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

  /** Whether a person mapped the key to a field. */
  #isChosen(key: string): boolean {
    return Object.keys(this.options.mappingOf([key]).columns).length > 0;
  }

  #add(values: Values, node: object, path: readonly string[]): void {
    this.#found.push({ values, node, path: shownPath(path) });
  }
}
