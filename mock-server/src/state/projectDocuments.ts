import { actionsKind } from '../projects/ProjectActions.ts';
import type { ProjectActions } from '../projects/ProjectActions.ts';
import { deskKind } from '../projects/ProjectDesk.ts';
import type { ProjectDesk } from '../projects/ProjectDesk.ts';
import type { Kit } from '../../../client/src/api/draftSchemas.ts';
import { draftHistoryKind, draftsKind, kitKind } from '../drafts/draftDocuments.ts';
import type { StoredDraft, StoredVersion } from '../drafts/draftDocuments.ts';
import { briefsKind } from '../projects/BriefBook.ts';
import type { BriefBook } from '../projects/BriefBook.ts';
import { changesKind } from '../projects/ProjectChanges.ts';
import type { ProjectChanges } from '../projects/ProjectChanges.ts';
import { pagesKind } from '../projects/ProjectPages.ts';
import type { ProjectPages } from '../projects/ProjectPages.ts';
import { knowledgeKind } from '../projects/ProjectKnowledge.ts';
import type { ProjectKnowledge } from '../projects/ProjectKnowledge.ts';
import { weightsKind } from '../projects/ProjectWeights.ts';
import type { ProjectWeights } from '../projects/ProjectWeights.ts';
import { DiskDocuments } from './DiskDocuments.ts';
import type { DocumentStore } from './DocumentStore.ts';
import { MemoryDocuments } from './MemoryDocuments.ts';

/** What people make of a project beside its definition, each kind in a file of its own; a new kind is a line here and one in each function below. */
export interface ProjectDocuments {
  readonly knowledge: DocumentStore<ProjectKnowledge>;
  readonly pages: DocumentStore<ProjectPages>;
  readonly desk: DocumentStore<ProjectDesk>;
  readonly drafts: DocumentStore<readonly StoredDraft[]>;
  readonly draftHistory: DocumentStore<readonly StoredVersion[]>;
  readonly kit: DocumentStore<Kit>;
  readonly actions: DocumentStore<ProjectActions>;
  readonly briefs: DocumentStore<BriefBook>;
  readonly changes: DocumentStore<ProjectChanges>;
  readonly weights: DocumentStore<ProjectWeights>;
}

type OnDisk<T> = {
  readonly [Kind in keyof T]: T[Kind] extends DocumentStore<infer Value> ? DiskDocuments<Value> : never;
};

/** Those of everybody, kept on disk. */
export function diskDocuments(dataDir: string): OnDisk<ProjectDocuments> {
  return {
    knowledge: new DiskDocuments(dataDir, knowledgeKind),
    pages: new DiskDocuments(dataDir, pagesKind),
    desk: new DiskDocuments(dataDir, deskKind),
    drafts: new DiskDocuments(dataDir, draftsKind),
    draftHistory: new DiskDocuments(dataDir, draftHistoryKind),
    kit: new DiskDocuments(dataDir, kitKind),
    actions: new DiskDocuments(dataDir, actionsKind),
    briefs: new DiskDocuments(dataDir, briefsKind),
    changes: new DiskDocuments(dataDir, changesKind),
    weights: new DiskDocuments(dataDir, weightsKind),
  };
}

/** Those of a test session, which begins with what is kept on disk. */
export function sessionDocuments(kept: OnDisk<ProjectDocuments>): ProjectDocuments {
  return {
    knowledge: new MemoryDocuments((id) => kept.knowledge.stored(id)),
    pages: new MemoryDocuments((id) => kept.pages.stored(id)),
    desk: new MemoryDocuments((id) => kept.desk.stored(id)),
    drafts: new MemoryDocuments((id) => kept.drafts.stored(id)),
    draftHistory: new MemoryDocuments((id) => kept.draftHistory.stored(id)),
    kit: new MemoryDocuments((id) => kept.kit.stored(id)),
    actions: new MemoryDocuments((id) => kept.actions.stored(id)),
    briefs: new MemoryDocuments((id) => kept.briefs.stored(id)),
    changes: new MemoryDocuments((id) => kept.changes.stored(id)),
    weights: new MemoryDocuments((id) => kept.weights.stored(id)),
  };
}
