import type { ImportInspection, ImportResult } from '../../../client/src/api/manageSchemas.ts';
import type { ExportedBrand } from '../../../client/src/lib/answerExport.ts';
import { FileDesk } from './FileDesk.ts';
import type { FileJob, FileWork, OwnedFile } from './FileDesk.ts';

/** An uploaded file and what was found in it at first sight. */
export type StoredUpload = OwnedFile &
  Pick<ImportInspection, 'format' | 'mapping'> & {
    readonly columns: readonly string[];
    readonly brands: readonly ExportedBrand[];
  };

export type ImportJob = FileJob<ImportResult>;

/** Does the import. Its result leaves `project_id` null when nothing was written: the file is kept then. */
export type ImportWork = FileWork<ImportResult>;

/** The uploads and imports of recorded answers of one session. */
export class ImportDesk extends FileDesk<StoredUpload, ImportResult> {
  constructor() {
    super(({ project_id: id }) => id !== null);
  }
}
