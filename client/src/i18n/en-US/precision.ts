import type { messages as source } from '../zh-CN/precision.ts';

export const messages = {
  'precision.title': 'How large a sample makes a number trustworthy?',
  'precision.body': 'At a mention rate of {rate}, a sample of this size gives a 95% interval of about:',
  'precision.prompts': 'Prompts',
  'precision.platforms': 'Platforms',
  'precision.runs': 'Answers per prompt',
  'precision.runsEach': 'Answers per platform',
  'precision.rate': 'Measured mention rate',
  'precision.cost': '{answers, select, 1 {1 answer} other {{answers} answers}} in total',
  'precision.note':
    'Answers to one prompt are similar (we assume a correlation of 0.3), so more prompts help more than more repeats.',
} as const satisfies Record<keyof typeof source, string>;
