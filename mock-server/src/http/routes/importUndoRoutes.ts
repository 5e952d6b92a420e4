import type { LimitFunction } from 'p-limit';
import * as v from 'valibot';
import type { ImportList } from '#client/api/importSchemas.ts';
import { importsOf } from '#server/ingest/merge/undoImport.ts';
import { undoImportApart } from '#server/ingest/threads/changeAnswers.ts';
import { badInput, forbidden } from '#server/refusal/MockError.ts';
import { forgetCaptured } from '#server/service/capture/captureSheets.ts';
import { isCaptured } from '#server/service/capture/countCaptures.ts';
import type { ProjectSession } from '#server/service/ProjectSession.ts';
import { hasImported } from '#server/store/projectFiles/projectStore.ts';
import { undoRequest } from '../requests/importRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The imports of a project, and how to undo each. */
export function addUndoRoutes(routes: RouteTable, imports: LimitFunction): void {
  routes.project('get', '/api/front/import/list', v.object({}), ({ project }) => listImports(project));
  routes.project('post', '/api/front/import/undo', undoRequest, ({ project, body }) => {
    const { id, server } = project;
    const { dataDir, environment } = server;
    if (!hasImported(dataDir, id)) {
      throw forbidden({ zh: '示例项目不能撤销导入', en: 'A sample project has no imports to undo' });
    }
    return imports(async () => {
      const entry = importsOf(dataDir, id).find((each) => each.id === body.import_id);
      if (entry === undefined) {
        throw badInput('import_id', { zh: '项目中没有这次导入', en: 'is not an import of this project' });
      }
      const undone = await undoImportApart({ dataDir, projectId: id, importId: entry.id, now: environment.now() });
      forgetCaptured(project, entry.hash);
      return undone;
    });
  });
}

/** What the import of a capture sheet is called: the name of the page. */
const CAPTURED = { zh: '手工采集', en: 'Capture by hand' } as const;

function listImports({ id, rights: { language }, server: { dataDir } }: ProjectSession): ImportList {
  const entries = hasImported(dataDir, id) ? importsOf(dataDir, id) : [];
  const list = entries.map(({ id: importId, file_name: name, hash, at, answers }) => ({
    id: importId,
    file_name: language !== null && isCaptured(hash) ? CAPTURED[language] : name,
    ...{ at, answers },
  }));
  return { list: list.reverse() };
}
