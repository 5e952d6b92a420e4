import { groupSetSchema, portfolioSchema } from '#client/api/schemas/portfolioSchemas.ts';
import { savedViewSchema, viewListSchema, viewLookupSchema } from '#client/api/schemas/viewSchemas.ts';
import { groupRequest, portfolioRequest } from '#server/http/requests/portfolioRequests.ts';
import { saveViewRequest, shareViewRequest, viewRequest } from '#server/http/requests/viewRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

export const viewArea: DescribedArea = {
  name: 'Views and portfolio',
  description: 'Saved views, and all projects side by side.',
  calls: {
    'GET /api/front/view/index': {
      summary: 'The caller’s views of the project and those shared by the team.',
      reply: data(viewListSchema),
    },
    'GET /api/front/view/show': {
      summary: 'A view by its id, from any project the caller can see. Also tells whether it was deleted.',
      request: viewRequest,
      reply: data(viewLookupSchema),
    },
    'POST /api/front/view/save': {
      summary: 'Saves a view, or changes the name, page or filters of a saved one.',
      detail: 'Code 409: the name is taken, or the view has changed since the version that was sent.',
      request: saveViewRequest,
      reply: data(savedViewSchema),
    },
    'POST /api/front/view/share': {
      summary: 'Shares a view with the team, or stops sharing it.',
      request: shareViewRequest,
      reply: data(savedViewSchema),
    },
    'POST /api/front/view/delete': {
      summary: 'Deletes a view.',
      request: viewRequest,
      reply: data(savedViewSchema),
    },
    'POST /api/front/view/restore': {
      summary: 'Restores a deleted view. Its address stays the same.',
      request: viewRequest,
      reply: data(savedViewSchema),
    },
    'GET /api/front/portfolio/index': {
      summary: 'All projects of the caller, with visibility and its change, sampling health, open alerts and group.',
      detail: 'A project with the state `counting` is still being read; ask again later.',
      request: portfolioRequest,
      reply: data(portfolioSchema),
    },
    'POST /api/front/portfolio/group': {
      summary: 'Puts projects into a group; an empty name removes them from their group.',
      request: groupRequest,
      reply: data(groupSetSchema),
    },
  },
};
