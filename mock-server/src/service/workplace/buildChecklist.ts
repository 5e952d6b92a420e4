import type { Checklist } from '#client/api/workplaceSchemas.ts';
import { OK, type AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { ProjectSession } from '../ProjectSession.ts';

/** The setup checklist of a project, derived from its state: nothing is ticked by hand. */
export function buildChecklist(project: ProjectSession, table: AnswerTable): Checklist {
  const { id, state, facts } = project;
  const { team, user } = project.rights;
  const { brands, prompts } = table.project;
  const [own, ...rivals] = brands;
  const names = own === undefined ? 0 : 1 + own.aliases.length + own.domains.length;
  const colleagues = state.directory.membersOf(team.id).length - 1;
  const invited = state.invitations.listOf(team.id).filter(({ status }) => status === 'pending').length;
  return {
    steps: [
      // Other spellings may not exist, but without a domain the citations of the brand's pages cannot be told.
      { id: 'brand_names', done: (own?.domains.length ?? 0) > 0, count: names },
      some('competitors', rivals.length),
      some('prompts', prompts.length),
      some('answers', usableAnswers(table)),
      some('facts', facts.length),
      some('members', colleagues + invited),
    ],
    hidden: state.documents.checklists.of(id).checklist_hidden.includes(user.id),
  };
}

function some(id: Checklist['steps'][number]['id'], count: number): Checklist['steps'][number] {
  return { id, done: count > 0, count };
}

function usableAnswers({ status }: AnswerTable): number {
  return status.reduce((count, code) => (code === OK ? count + 1 : count), 0);
}

/** Hides or shows the checklist for the caller. */
export function hideChecklist({ id, state, rights: { user } }: ProjectSession, hidden: boolean): void {
  const { checklists } = state.documents;
  const others = checklists.of(id).checklist_hidden.filter((userId) => userId !== user.id);
  checklists.put(id, { ...checklists.of(id), checklist_hidden: hidden ? [...others, user.id] : others });
}
