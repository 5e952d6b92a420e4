import { auditedCall } from '../service/audit/auditedCalls.ts';
import { noteCall } from '../service/audit/noteCall.ts';
import { NO_SUBJECT, subjectOf } from '../service/audit/subjectOf.ts';
import type { ProjectDefinition } from '../analysis/ProjectDefinition.ts';
import type { ProjectSession } from '../service/ProjectSession.ts';
import type { SignedCall } from './Call.ts';

/**
 * Makes a call, and writes it into the team's activity once it has succeeded, where it belongs there.
 * @param project the project it is about; null: none
 * @param asked its body; a query names nothing that was changed
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
  // Before: a deleted prompt, or project, has no name afterwards.
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

/** What a prompt, a member or an invitation is called that a body names by its id. */
function knownName({ state }: SignedCall, project: ProjectDefinition | null, id: string): string {
  if (id === '') return '';
  const prompt = project?.prompts.find((one) => one.id === id);
  return prompt?.text ?? state.directory.user(id)?.profile.name ?? state.invitations.byId(id)?.email ?? '';
}

/** What a report is called that a body names by its id; of a link that of its report. */
function titleOfReport({ state }: SignedCall, project: ProjectSession | null, id: string): string {
  if (id === '' || project === null) return '';
  const reportId = state.links.all().find((link) => link.id === id)?.reportId ?? id;
  return state.documents.reports.of(project.id).reports.find((one) => one.id === reportId)?.title ?? '';
}
