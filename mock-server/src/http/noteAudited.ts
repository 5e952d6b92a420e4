import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import { auditedCall } from '../service/audit/auditedCalls.ts';
import { noteCall } from '../service/audit/noteCall.ts';
import { NO_SUBJECT, subjectOf } from '../service/audit/subjectOf.ts';
import type { ProjectSession } from '../service/ProjectSession.ts';
import type { SignedCall } from './Call.ts';

/**
 * Runs a call and, if it is an audited one, records it in the team's activity log once it has succeeded.
 * @param project the project of the call; null: none
 * @param asked the request body; a query names nothing that was changed
 */
export function noteAudited(
  path: string,
  call: SignedCall,
  project: ProjectSession | null,
  asked: unknown,
  make: () => unknown,
): unknown {
  const audited = auditedCall(path);
  if (audited === undefined) return make();
  // Before the call: a deleted prompt or project has no name afterwards.
  const before = project?.definition ?? null;
  const subject =
    audited.deed === 'answer/export'
      ? NO_SUBJECT
      : subjectOf(asked, (id) => knownName(call, before, id) || titleOfReport(call, project, id));
  const about = project === null || before === null ? null : { id: project.id, name: before.name };
  const note = (data: unknown): unknown => {
    noteCall(call.rights, audited, about, subject);
    return data;
  };
  const made = make();
  return made instanceof Promise ? made.then(note) : note(made);
}

/** Resolves the id of a prompt, member or invitation in a body to its name. */
function knownName({ state }: SignedCall, project: ProjectDefinition | null, id: string): string {
  if (id === '') return '';
  const prompt = project?.prompts.find((one) => one.id === id);
  return prompt?.text ?? state.directory.user(id)?.profile.name ?? state.invitations.byId(id)?.email ?? '';
}

/** Resolves the id of a report, or of a link to one, to the report's title. */
function titleOfReport({ state }: SignedCall, project: ProjectSession | null, id: string): string {
  if (id === '' || project === null) return '';
  const reportId = state.links.all().find((link) => link.id === id)?.reportId ?? id;
  return state.documents.reports.of(project.id).reports.find((one) => one.id === reportId)?.title ?? '';
}
