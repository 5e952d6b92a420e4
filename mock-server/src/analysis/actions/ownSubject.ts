import type { ActionSubject, OwnAction } from '../../../../client/src/api/actionSchemas.ts';
import { hostOfUrl } from '../citations/hostOfUrl.ts';
import type { ProjectDefinition } from '../types.ts';
import { demandOf } from './priorityOf.ts';

/** An action that a person wrote down, in the shape of a finding. It has no figures: nobody measured anything for it. */
export function ownSubject(project: ProjectDefinition, id: string, own: OwnAction, at: string): ActionSubject {
  const about = own.prompt_ids.flatMap((wanted) => {
    const index = project.prompts.findIndex((prompt) => prompt.id === wanted);
    return index < 0 ? [] : [index];
  });
  const prompts = about.flatMap((index) => project.prompts[index] ?? []);
  return {
    id,
    rule: 'own',
    kind: own.kind,
    prompt_ids: prompts.map((prompt) => prompt.id),
    prompts: prompts.map((prompt) => ({ id: prompt.id, name: prompt.text })),
    topic_id: prompts[0]?.topic_id ?? null,
    platform_id: null,
    url: own.url,
    page_title: null,
    host: own.url === null ? null : hostOfUrl(own.url),
    pages: [],
    fact_id: null,
    fact: null,
    measure_id: null,
    mostly_in: null,
    rival_ids: [],
    figures: [],
    answers: 0,
    selection: null,
    effort: own.effort,
    demand: demandOf(project, about),
    priority: 0,
    first_seen: at,
  };
}
