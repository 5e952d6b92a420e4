import type { AddedRow, RowsToAdd } from '../merge/addRows.ts';
import type { DamagedFileError } from '../../refusal/DamagedFileError.ts';
import type { ImportRequest } from '../merge/importRequest.ts';
import type { MergedRows, MergeRows } from '../merge/mergeRows.ts';
import type { ImportSummary } from '../merge/importSummary.ts';
import type { UndoneImport, UndoRequest } from '../merge/undoImport.ts';
import type { FileInspection, InspectRequest } from '../parse/inspectFile.ts';
import type { FileProblem } from '../parse/fileProblem.ts';
import type { LogRequest, ReadLog } from '../accessLogs/readLog.ts';

/** A file on disk; a zone takes the place of a clock, which cannot be sent to another thread. */
type OnDisk<T> = Omit<T, 'clock'> & { readonly path: string; readonly timeZone: string };

/** What the importing thread can be asked for. */
export type ThreadTask =
  | { readonly kind: 'inspect'; readonly request: OnDisk<InspectRequest> }
  | { readonly kind: 'import'; readonly request: OnDisk<Omit<ImportRequest, 'source' | 'onProgress'>> }
  | { readonly kind: 'log'; readonly request: LogRequest }
  | { readonly kind: 'rows'; readonly request: MergeRows }
  | { readonly kind: 'add'; readonly request: RowsToAdd }
  | { readonly kind: 'undo'; readonly request: UndoRequest };

/** What each task ends with. */
export type TaskResults = {
  readonly inspect: FileInspection | FileProblem;
  readonly import: ImportSummary;
  readonly log: ReadLog;
  readonly rows: MergedRows;
  readonly add: readonly AddedRow[];
  readonly undo: UndoneImport;
};

export type ThreadProgress = { readonly bytes: number; readonly rows: number };

/** What a `DamagedFileError` is made of: an error that goes to another thread keeps neither its class nor its fields. */
type DamagedFile = Pick<DamagedFileError, 'file' | 'part' | 'damage'>;

/** What the thread says of a task: any number of times how far it is, once how it ended, and that it is over. */
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
