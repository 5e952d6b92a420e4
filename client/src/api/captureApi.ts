import type { Http } from './http.ts';
import { captureStateSchema } from './schemas/captureSchemas.ts';
import type { CapturedSource, CaptureStatus } from './schemas/captureSchemas.ts';

/** An answer as a person pasted it. */
export interface PastedAnswer {
  readonly status: CaptureStatus;
  readonly text: string;
  readonly citations: readonly CapturedSource[] | null;
  readonly model: string;
  /** ISO; left out: now. */
  readonly asked_at?: string;
}

/** The calls of the sheet for capturing answers by hand; each responds with the updated sheet. */
export function createCaptureApi(http: Http) {
  const call = (name: string): string => `/api/front/capture/${name}`;
  return {
    state: (signal?: AbortSignal) => http.get(call('index'), captureStateSchema, {}, { signal }),
    start: (order: { readonly prompt_ids: readonly string[]; readonly platforms: readonly string[] }) =>
      http.post(call('start'), captureStateSchema, order, { idempotent: true }),
    /** @param answer null takes back what was pasted */
    keep: (order: { readonly sheet_id: string; readonly slot_id: string; readonly answer: PastedAnswer | null }) =>
      http.post(call('answer'), captureStateSchema, order, { idempotent: true }),
    close: (sheetId: string) =>
      http.post(call('close'), captureStateSchema, { sheet_id: sheetId }, { idempotent: true }),
  };
}
