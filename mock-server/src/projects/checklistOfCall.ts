import type { Checklist } from '../../../client/src/api/workplaceSchemas.ts';
import type { AnswerTable } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { factsOfCall } from './knowledgeOfCall.ts';
import { projectOfCall } from './projectOfCall.ts';

/** What the project of a call has of what a project needs, told by its present state: nothing is ticked off by hand. */
export function checklistOfCall(call: SignedCall, table: AnswerTable): Checklist {
  const { state, team, user } = call;
  const { brands, prompts } = table.project;
  const [own, ...rivals] = brands;
  const names = own === undefined ? 0 : 1 + own.aliases.length + own.domains.length;
  const colleagues = state.directory.membersOf(team.id).length - 1;
  const invited = state.invitations.listOf(team.id).filter(({ status }) => status === 'pending').length;
  const { id } = projectOfCall(call);
  return {
    steps: [
      // The name alone misses what answers call the brand otherwise, and all its pages.
      { id: 'brand_names', done: names > 1, count: names },
      some('competitors', rivals.length),
      some('prompts', prompts.length),
      some('answers', table.count),
      some('facts', factsOfCall(call).length),
      some('members', colleagues + invited),
    ],
    hidden: state.documents.desk.of(id).checklist_hidden.includes(user.id),
  };
}

function some(id: Checklist['steps'][number]['id'], count: number): Checklist['steps'][number] {
  return { id, done: count > 0, count };
}

/** Puts the checklist away for the caller, or brings it back. */
export function hideChecklist(call: SignedCall, hidden: boolean): void {
  const { id } = projectOfCall(call);
  const { desk } = call.state.documents;
  const others = desk.of(id).checklist_hidden.filter((userId) => userId !== call.user.id);
  desk.put(id, { ...desk.of(id), checklist_hidden: hidden ? [...others, call.user.id] : others });
}
