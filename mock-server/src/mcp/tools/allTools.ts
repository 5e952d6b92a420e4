import type { Tool } from '../shapes/Tool.ts';
import { oneAnswer, searchAnswers } from './answerTools.ts';
import { compareSlices, whyMoved } from './changeTools.ts';
import { alerts, listProjects, overview } from './projectTools.ts';
import { gaps, prompts, sources } from './promptTools.ts';
import { actions, factsAndErrors } from './workTools.ts';

/** All tools, in the order of the tool list. Every tool is read-only. */
export const allTools: readonly Tool[] = [
  ...[listProjects, overview, compareSlices, whyMoved, prompts, searchAnswers, oneAnswer],
  ...[sources, gaps, factsAndErrors, actions, alerts],
];
