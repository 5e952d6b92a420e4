import type { KeywordFile } from '#client/api/keywordSchemas.ts';
import { readKeywordFile } from '#server/ingest/parse/readKeywordFile.ts';
import {
  listKeywords,
  addKeywords,
  updateKeyword,
  deleteKeywords,
  restoreKeywords,
  expand,
  computeImpact,
} from '#server/service/keywords/manageKeywords.ts';
import { SENT } from '../Call.ts';
import { readFile } from '../readFile.ts';
import { emptyRequest } from '../requests/fields.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import {
  expandRequest,
  expansionImpactRequest,
  keywordAddRequest,
  keywordIdsRequest,
  keywordRestoreRequest,
  keywordUpdateRequest,
} from '../requests/keywordRequests.ts';
import type { RouteTable, ProjectCall } from '../RouteTable.ts';

const LARGEST_FILE = 5 * 1024 * 1024;

/** The calls of the keyword pages. */
export function addKeywordRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/keyword/index', filterRequest, ({ project, query }) =>
    listKeywords(project, query),
  );
  routes.project('post', '/api/front/keyword/add', keywordAddRequest, ({ project, body }) =>
    addKeywords(project, body),
  );
  routes.project('post', '/api/front/keyword/update', keywordUpdateRequest, ({ project, body }) =>
    updateKeyword(project, body),
  );
  routes.project('post', '/api/front/keyword/delete', keywordIdsRequest, ({ project, body }) =>
    deleteKeywords(project, body),
  );
  routes.project('post', '/api/front/keyword/restore', keywordRestoreRequest, ({ project, body }) =>
    restoreKeywords(project, body),
  );
  routes.project('post', '/api/front/keyword/inspect', emptyRequest, inspectFile);
  routes.project('get', '/api/front/keyword/expand', expandRequest, ({ project, query }) => expand(project, query));
  routes.project('post', '/api/front/keyword/plan', expansionImpactRequest, ({ project, body }) =>
    computeImpact(project, body),
  );
}

async function inspectFile({ call, project }: ProjectCall): Promise<KeywordFile | typeof SENT> {
  const { definition } = project;
  const file = await readFile(call, LARGEST_FILE);
  return file === SENT ? SENT : readKeywordFile(file, definition);
}
