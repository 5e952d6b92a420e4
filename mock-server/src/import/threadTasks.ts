import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary } from './importSummary.ts';
import type { FileInspection, InspectRequest } from './inspectFile.ts';
import type { FileProblem } from './fileProblem.ts';
import type { LogRequest, ReadLog } from '../traffic/readLog.ts';

/** A file on disk; a zone takes the place of a clock, which cannot be sent to another thread. */
type OnDisk<T> = Omit<T, 'clock'> & { readonly path: string; readonly timeZone: string };

/** What the importing thread can be asked for. */
export type ThreadTask =
  | { readonly kind: 'inspect'; readonly request: OnDisk<InspectRequest> }
  | { readonly kind: 'import'; readonly request: OnDisk<Omit<ImportRequest, 'chunks' | 'onProgress'>> }
  | { readonly kind: 'log'; readonly request: LogRequest };

/** What each task ends with. */
export type TaskResults = {
  readonly inspect: FileInspection | FileProblem;
  readonly import: ImportSummary;
  readonly log: ReadLog;
};

export type ThreadProgress = { readonly bytes: number; readonly rows: number };

/** What the thread says: any number of times how far it is, then once how it ended. */
export type ThreadMessage =
  | ({ readonly kind: 'progress' } & ThreadProgress)
  | { readonly kind: 'inspect'; readonly result: TaskResults['inspect'] }
  | { readonly kind: 'import'; readonly result: TaskResults['import'] }
  | { readonly kind: 'log'; readonly result: TaskResults['log'] }
  | { readonly kind: 'failed'; readonly reason: string; readonly code: string; readonly isStore: boolean };
