import type { TimelineEvent } from '#server/analysis/ProjectDefinition.ts';
import type { ImportRequest } from './importRequest.ts';

/** The target project of rows, and the import that they form. */
export type MergeRequest = Pick<ImportRequest, 'projectName' | 'brands' | 'dataDir' | 'clock' | 'fileName' | 'now'> & {
  /** SHA-256 of the file; '' for none. */
  readonly fileHash: string;
  /** An import to remove from the project. */
  readonly undo?: string;
  /** The project's id, if its name does not determine it. */
  readonly projectId?: string;
  /** Events to add with the answers; existing ones stay unchanged. */
  readonly newEvents?: readonly TimelineEvent[];
  /** Whether mentions are found in this thread only. */
  readonly isAlone?: boolean;
};
