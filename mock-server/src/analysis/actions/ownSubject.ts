import type { ActionSubject, OwnAction } from '#client/api/actionSchemas.ts';
import { normalisedHost } from '#client/lib/hosts.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { bareSubject } from './bareSubject.ts';
import { demandOf } from './priorityOf.ts';

/** An action added by a person, in the shape of a finding. It has no figures, because nothing was measured for it. */
export function ownSubject(project: ProjectDefinition, id: string, own: OwnAction, at: string): ActionSubject {
  const about = own.prompt_ids.flatMap((wanted) => {
    const index = project.prompts.findIndex((prompt) => prompt.id === wanted);
    return index < 0 ? [] : [index];
  });
  const prompts = about.flatMap((index) => project.prompts[index] ?? []);
  return {
    ...bareSubject,
    id,
    rule: 'own',
    kind: own.kind,
    prompt_ids: prompts.map((prompt) => prompt.id),
    prompts: prompts.map((prompt) => ({ id: prompt.id, name: prompt.text })),
    topic_id: prompts[0]?.topic_id ?? null,
    url: own.url,
    host: own.url === null ? null : normalisedHost(own.url),
    answers: 0,
    effort: own.effort,
    demand: demandOf(project, about),
    priority: 0,
    first_seen: at,
  };
}
