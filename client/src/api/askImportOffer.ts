import * as v from 'valibot';
import { isApiError } from '../lib/ApiError.ts';
import type { ApiErrorKind } from '../lib/ApiError.ts';
import type { Http } from './http.ts';

/** The error kinds with which a server that offers imports answers a request without a job id. */
const REFUSALS: readonly ApiErrorKind[] = ['validation', 'notFound', 'forbidden'];

/**
 * Probes whether the server offers imports. Separate from the import calls, which are loaded when the dialog opens.
 * @throws ApiError when the probe fails
 */
export async function askImportOffer(http: Http, signal?: AbortSignal): Promise<boolean> {
  try {
    await http.get('/api/front/import/job', v.unknown(), {}, { signal });
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.kind === 'notOffered') return false;
    if (REFUSALS.includes(error.kind)) return true;
    throw error;
  }
}
