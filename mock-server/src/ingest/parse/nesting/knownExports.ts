import { isPlainObject, objectOf } from '#client/lib/isPlainObject.ts';
import { nameOf, textOf } from '../textOf.ts';
import { conversationIn, pairsOf } from './chatPairs.ts';

type Values = Readonly<Record<string, unknown>>;

/** Files that tools and assistants write, each read into plain records; null: the object is none of it. */
type ExportReader = (node: Values) => readonly Values[] | null;

const MOST_STEPS = 5000;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The messages of a ChatGPT conversation on the branch that was shown last. */
function branchOf({ mapping, current_node: current }: Values): readonly Values[] {
  const nodes = objectOf(mapping);
  const branch: Values[] = [];
  let id = typeof current === 'string' ? current : (Object.keys(nodes).at(-1) ?? '');
  for (let step = 0; step < MOST_STEPS && id !== ''; step += 1) {
    const node = objectOf(Object.hasOwn(nodes, id) ? nodes[id] : undefined);
    if (isPlainObject(node['message'])) branch.unshift(node['message']);
    id = typeof node['parent'] === 'string' ? node['parent'] : '';
  }
  return branch;
}

function linksIn(metadata: Values): readonly Values[] | null {
  const references = [...listOf(metadata['content_references']), ...listOf(metadata['citations'])];
  if (references.length === 0) return metadata['search_result_groups'] === undefined ? null : [];
  const links = new Map<string, Values>();
  for (const reference of references.map(objectOf)) {
    const items = [reference, objectOf(reference['metadata']), ...listOf(reference['items']).map(objectOf)];
    for (const { url, title } of items) {
      if (typeof url === 'string' && url !== '' && !links.has(url)) links.set(url, { url, title: textOf(title) });
    }
  }
  return [...links.values()];
}

const chatGpt: ExportReader = (node) => {
  const mapping = objectOf(node['mapping']);
  const isConversation = Object.values(mapping).some(
    (each) => isPlainObject(each) && 'message' in each && 'children' in each,
  );
  if (!isConversation) return null;
  const messages = branchOf(node).flatMap((message) => {
    const role = nameOf(objectOf(message['author'])['role']);
    const { content_type: kind, parts } = objectOf(message['content']);
    // Calls of tools and thoughts are no part of the answer.
    const isText = kind === undefined || kind === 'text' || kind === 'multimodal_text';
    const isToAll = message['recipient'] === undefined || message['recipient'] === 'all';
    return isText && isToAll ? [{ ...message, role, content: listOf(parts) }] : [];
  });
  const found = conversationIn({ messages });
  if (found === null) return [];
  return pairsOf(found.turns).map(({ prompt, answer, values }) => {
    const metadata = objectOf(values['metadata']);
    return {
      platform: 'ChatGPT',
      surface: 'app',
      model: metadata['model_slug'] ?? node['default_model_slug'],
      prompt,
      answer,
      date: values['create_time'] ?? node['create_time'],
      citations: linksIn(metadata),
    };
  });
};

const claude: ExportReader = (node) => {
  if (!Array.isArray(node['chat_messages'])) return null;
  const found = conversationIn(node);
  if (found === null) return [];
  return pairsOf(found.turns).map(({ prompt, answer, values }) => ({
    platform: 'Claude',
    surface: 'app',
    model: node['model'],
    prompt,
    answer,
    date: values['created_at'] ?? node['created_at'],
  }));
};

/** Of a promptfoo result `error` may be an assertion that failed: the answer is there all the same. */
const promptfoo: ExportReader = (node) => {
  const { response, provider, prompt, vars, testCase } = node;
  const isResult =
    isPlainObject(response) &&
    provider !== undefined &&
    ('gradingResult' in node || 'success' in node || 'vars' in node);
  if (!isResult || !('output' in response || 'error' in response)) return null;
  const { id, label } = objectOf(provider);
  const output = response['output'];
  const variables = isPlainObject(vars) ? vars : objectOf(objectOf(testCase)['vars']);
  const rendered = isPlainObject(prompt) ? (prompt['raw'] ?? prompt['label']) : prompt;
  const OF_GRADING = ['vars', 'testCase', 'gradingResult', 'success', 'error', 'failureReason', 'score', 'namedScores'];
  const rest = Object.fromEntries(Object.entries(node).filter(([key]) => !OF_GRADING.includes(key)));
  return [
    {
      ...rest,
      prompt: rendered ?? Object.values(variables)[0],
      platform: textOf(label) || textOf(id) || textOf(provider),
      provider: undefined,
      response: undefined,
      answer: output,
      error: textOf(output).trim() === '' ? (response['error'] ?? node['error']) : undefined,
    },
  ].map(withoutUndefined);
};

function withoutUndefined(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

const PAIRS = [
  ['a', 'b'],
  ['x', 'y'],
  ['1', '2'],
  ['left', 'right'],
] as const;

/** Two answers side by side, as arenas record them: `model_a`, `conversation_a`, `model_b`, `conversation_b`. */
const pairOfModels: ExportReader = (node) => {
  for (const pair of PAIRS) {
    const records = pairUnder(pair, node);
    if (records !== null) return records;
  }
  return null;
};

const MODEL_OF_SIDE = /^(?:model|llm|provider|engine|platform|system|assistant)/iu;
/** What the answers of a side stand under: then no column of both sides is one. */
const ANSWER_OF_SIDE = /^(?:result|output|response|answer|completion|reply|text|generation)$/iu;

/** Whether keys are those of two answers side by side, whatever else they are. */
export function isPairShape(keys: readonly string[]): boolean {
  return PAIRS.some((pair) =>
    pair.every((side) => {
      const of = keys
        .filter((key) => key.toLowerCase().endsWith(`_${side}`))
        .map((key) => key.slice(0, -1 - side.length));
      return of.some((key) => MODEL_OF_SIDE.test(key)) && of.some((key) => ANSWER_OF_SIDE.test(key));
    }),
  );
}

function pairUnder(pair: readonly string[], node: Values): readonly Values[] | null {
  const keys = Object.keys(node);
  const sides = pair.map((side) => keys.filter((key) => new RegExp(`_${side}$`, 'iu').test(key)));
  const named = sides.map((of) => of.find((key) => MODEL_OF_SIDE.test(key)));
  if (named.includes(undefined) || sides.some((of) => of.length < 2)) return null;
  const ofSides = new Set(sides.flat());
  const shared = Object.fromEntries(Object.entries(node).filter(([key]) => !ofSides.has(key)));
  return sides.flatMap((of) => {
    const own = Object.fromEntries(of.map((key) => [key.slice(0, key.lastIndexOf('_')), node[key]]));
    const value = withAnswer(shared, own);
    return conversation(value) ?? [value];
  });
}

/** A side's own text is the answer; what both share under such a name is what was asked, where the prompt is only a number. */
function withAnswer(shared: Values, own: Values): Values {
  const key = Object.keys(own).find((name) => ANSWER_OF_SIDE.test(name) && typeof own[name] === 'string');
  if (key === undefined) return { ...shared, ...own };
  const { [key]: answer, ...rest } = own;
  const { text, prompt, ...others } = shared;
  const isAsked = typeof text === 'string' && (typeof prompt === 'number' || prompt === undefined);
  const asked = isAsked ? { prompt: text, prompt_id: prompt } : { text, prompt };
  return withoutUndefined({ ...others, ...asked, ...rest, answer });
}

/** Any other list of turns, under `messages`, `conversation` and the like. */
const conversation: ExportReader = (node) => {
  const found = conversationIn(node);
  if (found === null) return null;
  const pairs = pairsOf(found.turns);
  if (pairs.length === 0) return null;
  const { [found.key]: _turns, ...rest } = node;
  return pairs.map(({ prompt, answer, values }) => {
    const { timestamp, created_at: createdAt, create_time: createTime, model, citations, sources } = values;
    const date = timestamp ?? createdAt ?? createTime;
    return withoutUndefined({
      ...rest,
      model: model ?? rest['model'],
      citations,
      sources,
      date: date ?? rest['date'],
      prompt,
      answer,
    });
  });
};

const READERS: readonly ExportReader[] = [chatGpt, claude, promptfoo, pairOfModels];

/** The records of an object that a known tool wrote; null: it is of none. */
export function knownExport(node: Values): readonly Values[] | null {
  for (const read of READERS) {
    const records = read(node);
    if (records !== null) return records;
  }
  return null;
}

/** The records of an object that holds a conversation; null: it holds none. */
export function conversationRecords(node: Values): readonly Values[] | null {
  return conversation(node);
}
