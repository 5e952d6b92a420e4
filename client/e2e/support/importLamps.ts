import { importFile } from './importFile.ts';

export const LAMP_PROMPTS = 6;
export const LAMP_RUNS = 8;

/** Answers about lamps in the first week of March 2024: prompt p, run r; every second one mentions the own brand, Lumora. */
function recordedAnswers(): string {
  const rows = ['question,engine,answer,asked_at,run'];
  for (let prompt = 1; prompt <= LAMP_PROMPTS; prompt += 1) {
    for (let r = 1; r <= LAMP_RUNS; r += 1) {
      const brands = r % 2 === 0 ? 'Lumora and Wickett' : 'Wickett';
      rows.push(
        `"Which lamp, case ${prompt}?",ChatGPT,"Take a look at ${brands}, both, and compare.",2024-03-0${(r % 7) + 1}T08:00:00Z,${r}`,
      );
    }
  }
  return rows.join('\n');
}

/** Imports them as a project with this name and returns the command's output. */
export async function importLamps(name: string): Promise<string> {
  const words = ['--brand', 'Lumora', '--competitor', 'Wickett', '--project', name];
  return importFile('answers.csv', recordedAnswers(), words);
}
