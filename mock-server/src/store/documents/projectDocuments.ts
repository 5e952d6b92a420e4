import type { Kit } from '#client/api/draftSchemas.ts';
import { briefsKind } from './BriefRepository.ts';
import type { BriefRepository } from './BriefRepository.ts';
import { capturesKind } from './CaptureSheets.ts';
import type { CaptureSheets } from './CaptureSheets.ts';
import { DiskDocuments } from './DiskDocuments.ts';
import type { DocumentStore } from './DocumentStore.ts';
import { draftHistoryKind, draftsKind, kitKind } from './draftDocuments.ts';
import type { StoredDraft, StoredVersion } from './draftDocuments.ts';
import { checklistsKind } from './HiddenChecklists.ts';
import type { HiddenChecklists } from './HiddenChecklists.ts';
import { MemoryDocuments } from './MemoryDocuments.ts';
import { actionsKind } from './ProjectActions.ts';
import type { ProjectActions } from './ProjectActions.ts';
import { alertsKind } from './ProjectAlerts.ts';
import type { ProjectAlerts } from './ProjectAlerts.ts';
import { changesKind } from './ProjectChanges.ts';
import type { ProjectChanges } from './ProjectChanges.ts';
import { channelsKind, channelSecretsKind, deliveriesKind } from './ProjectChannels.ts';
import type { ChannelSecrets, ProjectChannels, ProjectDeliveries } from './ProjectChannels.ts';
import { knowledgeKind } from './ProjectKnowledge.ts';
import type { ProjectKnowledge } from './ProjectKnowledge.ts';
import { pagesKind } from './ProjectPages.ts';
import type { ProjectPages } from './ProjectPages.ts';
import { setupKind } from './ProjectSetup.ts';
import type { StoredSetup } from './ProjectSetup.ts';
import { weightsKind } from './ProjectWeights.ts';
import type { ProjectWeights } from './ProjectWeights.ts';
import { registerKind } from './ReportRegister.ts';
import type { ReportRegister } from './ReportRegister.ts';

/** User content of a project beside its definition, one file per kind; a new kind needs a line here and in each function below. */
export interface ProjectDocuments {
  readonly knowledge: DocumentStore<ProjectKnowledge>;
  readonly pages: DocumentStore<ProjectPages>;
  readonly checklists: DocumentStore<HiddenChecklists>;
  readonly drafts: DocumentStore<readonly StoredDraft[]>;
  readonly draftHistory: DocumentStore<readonly StoredVersion[]>;
  readonly kit: DocumentStore<Kit>;
  readonly actions: DocumentStore<ProjectActions>;
  readonly briefs: DocumentStore<BriefRepository>;
  readonly changes: DocumentStore<ProjectChanges>;
  readonly weights: DocumentStore<ProjectWeights>;
  readonly setup: DocumentStore<StoredSetup>;
  readonly captures: DocumentStore<CaptureSheets>;
  readonly alerts: DocumentStore<ProjectAlerts>;
  readonly channels: DocumentStore<ProjectChannels>;
  readonly channelSecrets: DocumentStore<ChannelSecrets>;
  readonly deliveries: DocumentStore<ProjectDeliveries>;
  readonly reports: DocumentStore<ReportRegister>;
}

/** Drops a session's in-memory documents of a deleted project, as another project may get its id. */
export function forgetDocuments(documents: ProjectDocuments, projectId: string): void {
  documents.knowledge.put(projectId, knowledgeKind.empty);
  documents.pages.put(projectId, pagesKind.empty);
  documents.checklists.put(projectId, checklistsKind.empty);
  documents.drafts.put(projectId, draftsKind.empty);
  documents.draftHistory.put(projectId, draftHistoryKind.empty);
  documents.kit.put(projectId, kitKind.empty);
  documents.actions.put(projectId, actionsKind.empty);
  documents.briefs.put(projectId, briefsKind.empty);
  documents.changes.put(projectId, changesKind.empty);
  documents.weights.put(projectId, weightsKind.empty);
  documents.setup.put(projectId, setupKind.empty);
  documents.captures.put(projectId, capturesKind.empty);
  documents.alerts.put(projectId, alertsKind.empty);
  documents.channels.put(projectId, channelsKind.empty);
  documents.channelSecrets.put(projectId, channelSecretsKind.empty);
  documents.deliveries.put(projectId, deliveriesKind.empty);
  documents.reports.put(projectId, registerKind.empty);
}

type OnDisk<T> = {
  readonly [Kind in keyof T]: T[Kind] extends DocumentStore<infer Value> ? DiskDocuments<Value> : never;
};

/** The documents of the shared state, on disk. */
export function diskDocuments(dataDir: string): OnDisk<ProjectDocuments> {
  return {
    knowledge: new DiskDocuments(dataDir, knowledgeKind),
    pages: new DiskDocuments(dataDir, pagesKind),
    checklists: new DiskDocuments(dataDir, checklistsKind),
    drafts: new DiskDocuments(dataDir, draftsKind),
    draftHistory: new DiskDocuments(dataDir, draftHistoryKind),
    kit: new DiskDocuments(dataDir, kitKind),
    actions: new DiskDocuments(dataDir, actionsKind),
    briefs: new DiskDocuments(dataDir, briefsKind),
    changes: new DiskDocuments(dataDir, changesKind),
    weights: new DiskDocuments(dataDir, weightsKind),
    setup: new DiskDocuments(dataDir, setupKind),
    captures: new DiskDocuments(dataDir, capturesKind),
    alerts: new DiskDocuments(dataDir, alertsKind),
    channels: new DiskDocuments(dataDir, channelsKind),
    channelSecrets: new DiskDocuments(dataDir, channelSecretsKind),
    deliveries: new DiskDocuments(dataDir, deliveriesKind),
    reports: new DiskDocuments(dataDir, registerKind),
  };
}

/** The documents of a test session, which start from those on disk. */
export function sessionDocuments(kept: OnDisk<ProjectDocuments>): ProjectDocuments {
  return {
    knowledge: new MemoryDocuments((id) => kept.knowledge.stored(id)),
    pages: new MemoryDocuments((id) => kept.pages.stored(id)),
    checklists: new MemoryDocuments((id) => kept.checklists.stored(id)),
    drafts: new MemoryDocuments((id) => kept.drafts.stored(id)),
    draftHistory: new MemoryDocuments((id) => kept.draftHistory.stored(id)),
    kit: new MemoryDocuments((id) => kept.kit.stored(id)),
    actions: new MemoryDocuments((id) => kept.actions.stored(id)),
    briefs: new MemoryDocuments((id) => kept.briefs.stored(id)),
    changes: new MemoryDocuments((id) => kept.changes.stored(id)),
    weights: new MemoryDocuments((id) => kept.weights.stored(id)),
    setup: new MemoryDocuments((id) => kept.setup.stored(id)),
    captures: new MemoryDocuments((id) => kept.captures.stored(id)),
    alerts: new MemoryDocuments((id) => kept.alerts.stored(id)),
    channels: new MemoryDocuments((id) => kept.channels.stored(id)),
    channelSecrets: new MemoryDocuments((id) => kept.channelSecrets.stored(id)),
    // The shared state sends pending messages; a test session starts without them.
    deliveries: new MemoryDocuments(() => deliveriesKind.empty),
    reports: new MemoryDocuments((id) => kept.reports.stored(id)),
  };
}
