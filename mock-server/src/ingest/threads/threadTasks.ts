import type { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import type { LogRequest, ReadLog } from '../accessLogs/readLog.ts';
import type { AddedRow, RowsToAdd } from '../merge/addRows.ts';
import type { ImportRequest } from '../merge/importRequest.ts';
import type { ImportSummary } from '../merge/importSummary.ts';
import type { MergedRows, MergeRows } from '../merge/mergeRows.ts';
import type { UndoneImport, UndoRequest } from '../merge/undoImport.ts';
import type { FileProblem } from '../parse/fileProblem.ts';
import type { FileInspection, InspectRequest } from '../parse/inspectFile.ts';

/** A file on disk. A time zone replaces the clock, which cannot be sent to another thread. */
type OnDisk<T> = Omit<T, 'clock'> & { readonly path: string; readonly timeZone: string };

/** The tasks of the import thread. */
export type ThreadTask =
  | { readonly kind: 'inspect'; readonly request: OnDisk<InspectRequest> }
  | { readonly kind: 'import'; readonly request: OnDisk<Omit<ImportRequest, 'source' | 'onProgress'>> }
  | { readonly kind: 'log'; readonly request: LogRequest }
  | { readonly kind: 'rows'; readonly request: MergeRows }
  | { readonly kind: 'add'; readonly request: RowsToAdd }
  | { readonly kind: 'undo'; readonly request: UndoRequest };

/** The result of each task. */
export type TaskResults = {
  readonly inspect: FileInspection | FileProblem;
  readonly import: ImportSummary;
  readonly log: ReadLog;
  readonly rows: MergedRows;
  readonly add: readonly AddedRow[];
  readonly undo: UndoneImport;
};

export type ThreadProgress = { readonly bytes: number; readonly rows: number };

/** The fields of a `DamagedFileError`: an error sent to another thread loses its class and fields. */
type DamagedFile = Pick<DamagedFileError, 'file' | 'part' | 'damage'>;

/** Messages from the thread: any number of progress messages, one result, and one at its end. */
export type ThreadMessage =
  | ({ readonly kind: 'progress' } & ThreadProgress)
  | { readonly kind: 'inspect'; readonly result: TaskResults['inspect'] }
  | { readonly kind: 'import'; readonly result: TaskResults['import'] }
  | { readonly kind: 'log'; readonly result: TaskResults['log'] }
  | { readonly kind: 'rows'; readonly result: TaskResults['rows'] }
  | { readonly kind: 'add'; readonly result: TaskResults['add'] }
  | { readonly kind: 'undo'; readonly result: TaskResults['undo'] }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly code: string;
      readonly isStore: boolean;
      readonly damaged: DamagedFile | null;
    }
  | { readonly kind: 'over'; readonly bytes: number };
