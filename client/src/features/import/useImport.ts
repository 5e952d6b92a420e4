import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createImportApi } from '#client/api/importApi.ts';
import type { ImportReading } from '#client/api/importApi.ts';
import type { ImportInspection } from '#client/api/importSchemas.ts';
import { useJob } from '#client/queries/useJob.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { machineZone } from '../../lib/machineZone.ts';
import {
  DRAFT_NAME,
  draftWithFile,
  emptyImportDraft,
  importOrderOf,
  joinableProject,
  readImportDraft,
  lookOf,
  readingOf,
} from './importDraft.ts';
import type { ImportDraft, ImportStep } from './importDraft.ts';

const inspectionKey = (fileId: string | null, mapping: ImportDraft['mapping'], reading: ImportReading = {}) =>
  ['import', 'inspection', fileId, mapping, reading] as const;

/** The open project, where answers can be added to it, and whether they are to be. */
function useTarget({ target }: ImportDraft) {
  const joinable = joinableProject(useStores().projects.current);
  return { joinable, joined: target === 'current' ? joinable : null };
}

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
  const target = useTarget(draft);
  const inspection = useQuery({
    queryKey: inspectionKey(fileId, mapping, readingOf(draft)),
    queryFn: ({ signal }) =>
      api.reinspect({ file_id: fileId ?? '', time_zone: machineZone(), ...lookOf(draft) }, signal),
    enabled: fileId !== null && draft.job_id === null,
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
  // Read another way, a file may have other columns: those recognised count until some are chosen.
  const recognised = inspection.data?.mapping ?? null;
  const chosen = mapping ?? recognised;
  return {
    draft,
    ...target,
    step,
    /** While the file is read another way, those of before: nothing is called missing that is only on its way. */
    mapping: chosen,
    isReading: inspection.isPlaceholderData,
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
