import { listAt, objectAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import type { Reply } from '../Reply.ts';
import { searchedAt } from '../searchedAt.ts';
import { readSerpApi } from './readSerpApi.ts';

const BING = /^https?:\/\/(?:www\.)?bing\./u;

/** An overview with the field names of SerpApi. */
function overviewOf(answer: JsonObject): JsonObject {
  const { textBlocks, pageToken, ...rest } = answer;
  return {
    ...rest,
    ...(textBlocks !== undefined && { text_blocks: textBlocks }),
    ...(pageToken !== undefined && { page_token: pageToken }),
  };
}

/** Parses a search results page of HasData: the format of SerpApi, in camel case. AI Mode answers have their blocks at the top. */
export function readHasData(raw: JsonObject): Reply | null {
  const request = objectAt(raw, 'requestMetadata');
  const overview = objectAt(raw, 'aiOverview');
  const isPage =
    overview !== undefined || ['textBlocks', 'organicResults'].some((key) => listAt(raw, key) !== undefined);
  if (request === undefined || !isPage) return null;
  const isMode = overview === undefined && listAt(raw, 'textBlocks') !== undefined;
  const url = textAt(request, 'url');
  const engine = isMode ? 'google_ai_mode' : BING.test(url) ? 'bing' : 'google';
  return readSerpApi({
    search_metadata: request,
    search_parameters: { engine, q: searchedAt(url), ...objectAt(raw, 'searchParameters') },
    ...(overview !== undefined && { ai_overview: overviewOf(overview) }),
    ...(isMode && { text_blocks: raw['textBlocks'], references: raw['references'] }),
  });
}
