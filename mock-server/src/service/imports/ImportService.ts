import type { ImportInspection, ImportResult } from '#client/api/importSchemas.ts';
import type { ExportedBrand } from '#client/lib/answerExport.ts';
import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import { FileStore } from './FileStore.ts';
import type { FileJob, FileWork, OwnedFile } from './FileStore.ts';

/** An uploaded file with the results of its inspection. */
export type StoredUpload = OwnedFile &
  Pick<ImportInspection, 'format' | 'mapping'> & {
    readonly columns: readonly string[];
    readonly brands: readonly ExportedBrand[];
    /** Required fields that have no column, because the names of its sheets or files or its raw replies hold them. */
    readonly told?: readonly ImportField[];
    /** The reading options of the inspection. */
    readonly reading: { readonly encoding?: TextEncoding | undefined; readonly part?: string | undefined };
  };

export type ImportJob = FileJob<ImportResult>;

/** Runs the import. `project_id` of the result is null when nothing was written: the file is kept then. */
export type ImportWork = FileWork<ImportResult>;

/** Uploads and imports of recorded answers of a session. */
export class ImportService extends FileStore<StoredUpload, ImportResult> {
  constructor() {
    super(({ project_id: id }) => id !== null);
  }
}
