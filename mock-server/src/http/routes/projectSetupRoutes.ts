import * as v from 'valibot';
import { createProject } from '#server/service/projects/createProject.ts';
import { checkDraft, proposeQuestions } from '#server/service/projects/draftPrompts.ts';
import {
  archiveProject,
  deleteProject,
  projectSetup,
  renameProject,
  saveSetup,
} from '#server/service/projects/manageProject.ts';
import { readWebsite } from '#server/service/projects/readWebsite.ts';
import { suggestByModel } from '#server/service/projects/suggest/suggestByModel.ts';
import { readBody } from '../readInput.ts';
import {
  archiveProjectRequest,
  createProjectRequest,
  deleteProjectRequest,
  draftCheckRequest,
  questionsRequest,
  renameProjectRequest,
  saveSetupRequest,
  suggestRequest,
  websiteRequest,
} from '../requests/projectRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

const CALL = '/api/front/project';

/** Creates, renames, archives and deletes projects, and supports the steps of creating one. */
export function addProjectSetupRoutes(routes: RouteTable): void {
  routes.signed('post', `${CALL}/create`, ({ rights, request }) =>
    createProject(rights, readBody(request.body, createProjectRequest)),
  );
  routes.signed('post', `${CALL}/website`, ({ request, services, signal }) => {
    const { url } = readBody(request.body, websiteRequest);
    return readWebsite(url, services.fetchPolicy, signal);
  });
  routes.signed('post', `${CALL}/questions`, ({ request }) => {
    const { keywords, language } = readBody(request.body, questionsRequest);
    return proposeQuestions(keywords, language);
  });
  routes.signed('post', `${CALL}/suggest`, ({ request, services, signal }) =>
    suggestByModel(services.llm, readBody(request.body, suggestRequest), signal),
  );
  routes.signed('post', `${CALL}/check_prompts`, async ({ request }) => {
    const { texts, brands } = readBody(request.body, draftCheckRequest);
    return { list: await checkDraft(texts, brands) };
  });
  routes.project('get', `${CALL}/setup`, v.object({}), ({ project }) => projectSetup(project));
  routes.project('post', `${CALL}/setup/save`, saveSetupRequest, ({ project, body }) => saveSetup(project, body));
  routes.project('post', `${CALL}/rename`, renameProjectRequest, ({ project, body }) => renameProject(project, body));
  routes.project('post', `${CALL}/archive`, archiveProjectRequest, ({ project, body }) =>
    archiveProject(project, body.archived),
  );
  routes.project('post', `${CALL}/delete`, deleteProjectRequest, ({ project, body }) =>
    deleteProject(project, body.name),
  );
}
