import type { RawAnswer } from '../analysis/table/RawAnswer.ts';
import { writeImported } from '../store/projectFiles/projectStore.ts';
import { smallSamples } from './smallSamples.ts';
import { TODAY } from './smallSeed.ts';

const AT = '2026-03-09T00:00:00.000Z';

/** Stores the first small project on disk as an imported one. @param most limit of its answers, the newest first */
export function importSample(dataDir: string, id: string, most = Infinity): readonly RawAnswer[] {
  const [project] = smallSamples.projects(TODAY);
  if (!project) throw new Error('There is no small project');
  const answers = [...smallSamples.answers('p1', TODAY)].slice(0, most);
  const origin = { origin: 'import', created_at: AT, updated_at: AT, answer_count: answers.length } as const;
  writeImported(dataDir, { ...project, id, name: '录入', ...origin }, answers);
  return answers;
}
