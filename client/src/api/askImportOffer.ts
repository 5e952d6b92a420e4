import * as v from 'valibot';
import { isApiError } from '../lib/ApiError.ts';
import type { ApiErrorKind } from '../lib/ApiError.ts';
import type { Http } from './http.ts';

/** What a server that takes imports says of a job without a name. */
const REFUSALS: readonly ApiErrorKind[] = ['validation', 'notFound', 'forbidden'];

/**
 * Whether the server takes recorded answers. Apart from the calls of the import, which come when it is opened.
 * @throws ApiError when it cannot be asked
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
