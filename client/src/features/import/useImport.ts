import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createImportApi } from '#client/api/importApi.ts';
import type { ImportReading } from '#client/api/importApi.ts';
import type { ImportInspection } from '#client/api/importSchemas.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { useJob } from '#client/queries/useJob.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import {
  DRAFT_NAME,
  draftWithFile,
  emptyImportDraft,
  importOrderOf,
  joinableProject,
  readImportDraft,
  lookOf,
  mappingIn,
  readingOf,
} from './importDraft.ts';
import type { ImportDraft, ImportStep } from './importDraft.ts';

const inspectionKey = (fileId: string | null, mapping: ImportDraft['mapping'], reading: ImportReading = {}) =>
  ['import', 'inspection', fileId, mapping, reading] as const;

/** The current project if answers can be added to it, and whether that is chosen. */
function useTarget({ target }: ImportDraft) {
  const joinable = joinableProject(useStores().projects.current);
  return { joinable, joined: target === 'current' ? joinable : null };
}

/** State of an import from the file to its summary: the draft, the server's inspection of the file, and the job. */
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
  const target = useTarget(draft);
  const inspection = useQuery({
    queryKey: inspectionKey(fileId, mapping, readingOf(draft)),
    queryFn: ({ signal }) =>
      api.reinspect({ file_id: fileId ?? '', time_zone: machineZone(), ...lookOf(draft) }, signal),
    enabled: fileId !== null && draft.job_id === null,
    // Keeps the columns on screen while another mapping is loading.
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
  // Without the file the import cannot continue.
  const step: ImportStep = fileGone && draft.job_id === null ? 'file' : draft.step;
  // Read with other options, a file may have other columns: the detected mapping applies until one is chosen.
  const recognised = inspection.data?.mapping ?? null;
  const isSettled = mapping !== null && inspection.data !== undefined && !inspection.isPlaceholderData;
  const chosen = isSettled ? mappingIn(mapping, inspection.data) : (mapping ?? recognised);
  return {
    draft,
    ...target,
    step,
    /** While the file is inspected again, the previous mapping: otherwise fields would be shown as missing meanwhile. */
    mapping: chosen,
    isReading: inspection.isPlaceholderData,
    change,
    inspection,
    start,
    job,
    /** The server no longer has the uploaded file of the draft. */
    fileGone,
    upload: api.inspect,
    takeFile: (found: ImportInspection) => {
      queries.setQueryData(inspectionKey(found.file_id, found.mapping), found);
      start.reset();
      setDraft((before) => draftWithFile(before, found));
    },
    begin: () => {
      const known = { ...draft, mapping: inspection.isPlaceholderData ? mapping : chosen };
      const order = importOrderOf(known, machineZone(), inspection.data?.cited_sites, target.joined);
      if (order !== null) start.mutate(order);
    },
    startOver: () => {
      start.reset();
      setDraft(emptyImportDraft);
    },
  };
}

export type ImportFlow = ReturnType<typeof useImport>;
