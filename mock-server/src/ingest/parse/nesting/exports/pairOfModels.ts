import type { Values } from '../Values.ts';
import { conversation } from './conversation.ts';
import { withoutUndefined } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

const PAIRS = [
  ['a', 'b'],
  ['x', 'y'],
  ['1', '2'],
  ['left', 'right'],
] as const;

/** Two answers side by side, as model arenas record them: `model_a`, `conversation_a`, `model_b`, `conversation_b`. */
export const pairOfModels: ExportReader = (node) => {
  for (const pair of PAIRS) {
    const records = pairUnder(pair, node);
    if (records !== null) return records;
  }
  return null;
};

const MODEL_OF_SIDE = /^(?:model|llm|provider|engine|platform|system|assistant|generator)/iu;
/** Answer keys of one side; if present, no column shared by both sides is an answer. */
const ANSWER_OF_SIDE = /^(?:result|output|response|answer|completion|reply|text|generation)$/iu;

/** Whether keys belong to two answers side by side, in any format. */
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

/** A side's own text is the answer. A shared value under such a key is the question, if there is no prompt or only a number. */
function withAnswer(shared: Values, own: Values): Values {
  const key = Object.keys(own).find((name) => ANSWER_OF_SIDE.test(name) && typeof own[name] === 'string');
  if (key === undefined) return { ...shared, ...own };
  const { [key]: answer, ...rest } = own;
  const { text, prompt, ...others } = shared;
  const isAsked = typeof text === 'string' && (typeof prompt === 'number' || prompt === undefined);
  const asked = isAsked ? { prompt: text, prompt_id: prompt } : { text, prompt };
  return withoutUndefined({ ...others, ...asked, ...rest, answer });
}
