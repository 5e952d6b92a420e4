import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import type { Text } from '../http/text.ts';
import { projectIdOf } from '../import/ProjectMerger.ts';
import { planOf } from '../state/planOf.ts';
import { allowedProjects } from './allowedProjects.ts';

/** The most projects the team's plan holds, once it holds so many; null while there is room for another one. */
function reachedLimit(call: SignedCall): number | null {
  const { services, team } = call;
  const limit = services.planLimits ? (planOf(services.seed, team)?.limits.projects ?? null) : null;
  const used = team.allProjects ? services.catalogue.list().length : allowedProjects(call).length;
  return limit !== null && used >= limit ? limit : null;
}

const full = (limit: number): Text => ({
  zh: `当前套餐最多 ${limit} 个项目，名额已满`,
  en: `the plan holds at most ${limit} projects, and they are there`,
});

/** Before a file is taken: without room there has to be a project to add its answers to. @throws MockError (422) naming `file` */
export function requireSomeRoom(call: SignedCall): void {
  const limit = reachedLimit(call);
  if (limit === null || allowedProjects(call).some(({ origin }) => origin === 'import')) return;
  throw badInput('file', full(limit));
}

/** A new project needs room; answers can be added to one imported before. @throws MockError (422) naming `project_name` */
export function requireRoomFor(call: SignedCall, name: string): void {
  const limit = reachedLimit(call);
  const id = projectIdOf(name);
  if (limit === null || allowedProjects(call).some((project) => project.id === id)) return;
  const { zh, en } = full(limit);
  throw badInput('project_name', {
    zh: `${zh}；填写一个已导入项目的名称，可以把回答加入其中`,
    en: `${en}: name a project imported before to add the answers to it`,
  });
}
