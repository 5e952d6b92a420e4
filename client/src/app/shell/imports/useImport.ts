import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { viewerTimeZone } from '../../../components/filters/filterQueryOf.ts';
import { createImportApi } from '../../../api/importApi.ts';
import type { ImportInspection } from '../../../api/manageSchemas.ts';
import { useJob } from '../../../components/upload/useJob.ts';
import { useDraft } from '../../../stores/useDraft.ts';
import { useApi } from '../../../stores/useApi.ts';
import { useStores } from '../../../stores/useStores.ts';
import { fieldErrorsOf } from '../../../lib/fieldErrors.ts';
import { DRAFT_NAME, draftWithFile, emptyImportDraft, importOrderOf, readImportDraft } from './importDraft.ts';
import type { ImportDraft, ImportStep } from './importDraft.ts';

const inspectionKey = (fileId: string | null, mapping: ImportDraft['mapping']) =>
  ['import', 'inspection', fileId, mapping] as const;

/** An import from the file to its summary: the draft, what the server found in the file, and the job. */
export function useImport() {
  const { storage } = useStores();
  const api = useApi(createImportApi);
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => readImportDraft(storage.readDraft(DRAFT_NAME)));
  useDraft(DRAFT_NAME, draft);
  const change = (changes: Partial<ImportDraft>): void => {
    setDraft((before) => ({ ...before, ...changes }));
  };
  const { file_id: fileId, mapping } = draft;
  const inspection = useQuery({
    queryKey: inspectionKey(fileId, mapping),
    queryFn: ({ signal }) =>
      api.reinspect({ file_id: fileId ?? '', mapping: mapping ?? {}, time_zone: viewerTimeZone() }, signal),
    enabled: fileId !== null && mapping !== null && draft.job_id === null,
    // The columns of the file stay in sight while another mapping is read.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const start = useMutation({
    mutationFn: api.start,
    onSuccess: (job) => {
      change({ step: 'run', job_id: job.job_id });
    },
  });
  const job = useJob(['import', 'job', draft.job_id], draft.job_id, api.job);
  const fileGone = fieldErrorsOf(inspection.error)['file_id'] !== undefined;
  // Without the file there is nothing to go on with.
  const step: ImportStep = fileGone && draft.job_id === null ? 'file' : draft.step;
  return {
    draft,
    step,
    change,
    inspection,
    start,
    job,
    /** The server no longer has the file that the names were typed for. */
    fileGone,
    upload: api.inspect,
    takeFile: (found: ImportInspection) => {
      queries.setQueryData(inspectionKey(found.file_id, found.mapping), found);
      start.reset();
      setDraft((before) => draftWithFile(before, found));
    },
    begin: () => {
      const order = importOrderOf(draft, viewerTimeZone());
      if (order !== null) start.mutate(order);
    },
    startOver: () => {
      start.reset();
      setDraft(emptyImportDraft);
    },
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
