import { apiOrigin } from './apiOrigin.ts';
import { fileAddress } from './fileAddress.ts';
import { readApiBaseUrl } from './pageSettings.ts';

/**
 * The address of an uploaded picture or file, as a link or picture may have it. A path without a host is one of the API's host.
 * @returns null for what is no link, such as `javascript:` and `data:`
 */
export const uploadAddress = (url: string): string | null => fileAddress(url, apiOrigin(readApiBaseUrl(document)));
