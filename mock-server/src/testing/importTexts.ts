import { DAY_MS } from '#client/lib/dates.ts';
import { writeImported } from '../store/projectFiles/projectStore.ts';
import { smallSamples } from './smallSamples.ts';
import { NOW, TODAY } from './smallSeed.ts';

const AT = '2026-03-09T00:00:00.000Z';

/**
 * Stores a project of these answers on disk as an imported one, one answer to each of the small project's prompts in turn.
 * @param daysAgo age of each answer in days; 1 by default
 */
export function importTexts(
  dataDir: string,
  id: string,
  own: string,
  texts: readonly string[],
  daysAgo: readonly number[] = [],
): void {
  const [project] = smallSamples.projects(TODAY);
  if (!project) throw new Error('There is no small project');
  const brand = { id: 'own', name: own, own: true, aliases: [], match_case: false, domains: [] };
  const answers = texts.map((text, index) => ({
    id: `a${String(index)}`,
    prompt_id: project.prompts[index % project.prompts.length]?.id ?? '',
    platform_id: 'kimi',
    run: 1,
    asked_at: NOW - (daysAgo[index] ?? 1) * DAY_MS + index,
    status: 'ok' as const,
    text,
    citations: null,
  }));
  const origin = { origin: 'import', created_at: AT, updated_at: AT, answer_count: answers.length } as const;
  writeImported(dataDir, { ...project, id, name: '录入', brands: [brand], ...origin }, answers);
}
