import { apiOrigin } from './apiOrigin.ts';
import { fileAddress } from './fileAddress.ts';
import { readApiBaseUrl } from './pageSettings.ts';

/**
 * The address of an uploaded picture or file, safe to use as a link. A path without a host is resolved against the API's address.
 * @returns null for what is not a link, such as `javascript:` and `data:`
 */
export const uploadAddress = (url: string): string | null => fileAddress(url, apiOrigin(readApiBaseUrl(document)));
