import {
  listPrompts,
  checkTexts,
  addPrompts,
  updatePrompts,
  changeEach,
  restorePrompt,
} from '#server/service/prompts/managePrompts.ts';
import { topicTagNames, saveTopicTagNames } from '#server/service/prompts/topicTagNames.ts';
import { emptyRequest } from '../requests/fields.ts';
import {
  promptAddRequest,
  promptCheckRequest,
  promptIdsRequest,
  promptListRequest,
  promptUpdateRequest,
} from '../requests/promptRequests.ts';
import { topicTagNamesRequest } from '../requests/topicTagNamesRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** Prompt management. Whoever may see a project may change its prompts: the specification sets no other bounds. */
export function addPromptRoutes(routes: RouteTable): void {
  routes.project('get', '/api/front/prompt/index', promptListRequest, ({ project, query }) =>
    listPrompts(project, query),
  );
  routes.project('post', '/api/front/prompt/check', promptCheckRequest, ({ project, body }) =>
    checkTexts(project, body),
  );
  routes.project('post', '/api/front/prompt/add', promptAddRequest, ({ project, body }) => addPrompts(project, body));
  routes.project('post', '/api/front/prompt/update', promptUpdateRequest, ({ project, body }) =>
    updatePrompts(project, body),
  );
  routes.project('post', '/api/front/prompt/delete', promptIdsRequest, ({ project, body }) =>
    changeEach(project, body.ids, (editor, id) => editor.remove(id)),
  );
  routes.project('post', '/api/front/prompt/restore', promptIdsRequest, ({ project, body }) =>
    changeEach(project, body.ids, restorePrompt),
  );
  routes.project('get', '/api/front/prompt/names', emptyRequest, ({ project }) => topicTagNames(project.definition));
  routes.project('post', '/api/front/prompt/names/save', topicTagNamesRequest, ({ project, body }) =>
    saveTopicTagNames(project, body),
  );
}
