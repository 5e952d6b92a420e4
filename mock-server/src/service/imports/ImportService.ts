import type { ImportInspection, ImportResult } from '#client/api/importSchemas.ts';
import type { ExportedBrand } from '#client/lib/answerExport.ts';
import type { TextEncoding } from '../../ingest/parse/encodings.ts';
import { FileStore } from './FileStore.ts';
import type { FileJob, FileWork, OwnedFile } from './FileStore.ts';

/** An uploaded file and what was found in it at first sight. */
export type StoredUpload = OwnedFile &
  Pick<ImportInspection, 'format' | 'mapping'> & {
    readonly columns: readonly string[];
    readonly brands: readonly ExportedBrand[];
    /** Days come from the names of its sheets or files. */
    readonly isDatedByName?: boolean;
    /** As it was read when its columns were found. */
    readonly reading: { readonly encoding?: TextEncoding | undefined; readonly part?: string | undefined };
  };

export type ImportJob = FileJob<ImportResult>;

/** Does the import. Its result leaves `project_id` null when nothing was written: the file is kept then. */
export type ImportWork = FileWork<ImportResult>;

/** The uploads and imports of recorded answers of one session. */
export class ImportService extends FileStore<StoredUpload, ImportResult> {
  constructor() {
    super(({ project_id: id }) => id !== null);
  }
}
