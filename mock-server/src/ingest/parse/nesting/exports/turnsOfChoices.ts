import { objectOf } from '#client/lib/isPlainObject.ts';
import { isPromptReference } from '../promptsById.ts';
import { listOf } from './ExportReader.ts';
import type { ExportReader } from './ExportReader.ts';

/** Answers to questions of several turns, as MT-bench keeps them: `choices: [{turns: [...]}]`, with the questions joined as `prompt`. */
export const turnsOfChoices: ExportReader = (node) => {
  const { choices, prompt: asked, ...rest } = node;
  const answers = listOf(choices).map((choice) => listOf(objectOf(choice)['turns']));
  if (answers.length === 0 || answers.some((turns) => turns.length === 0)) return null;
  const questions = Array.isArray(asked) ? listOf(asked) : [asked];
  // The ID is that of the first turn, each turn is a prompt.
  const others = Object.fromEntries(Object.entries(rest).filter(([key]) => !isPromptReference(key)));
  return answers.flatMap((turns, choice) =>
    turns.map((answer, turn) => ({
      ...others,
      prompt: questions[turn],
      answer,
      ...(answers.length > 1 && { run: choice + 1 }),
    })),
  );
};
