import type { TimelineEvent } from '../../analysis/ProjectDefinition.ts';
import type { ImportRequest } from './importRequest.ts';

/** Into which project rows are added, and as what. */
export type MergeRequest = Pick<ImportRequest, 'projectName' | 'brands' | 'dataDir' | 'clock' | 'fileName' | 'now'> & {
  /** SHA-256 of the file; '' for none. */
  readonly fileHash: string;
  /** An import to take out of the project. */
  readonly undo?: string;
  /** The project, where its name does not lead to it. */
  readonly projectId?: string;
  /** Events that the answers bring with them; one that is there already stays as it is. */
  readonly newEvents?: readonly TimelineEvent[];
  /** Whether answers are read in this thread only. */
  readonly isAlone?: boolean;
};
