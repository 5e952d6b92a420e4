import { groupSetSchema, portfolioSchema } from '#client/api/schemas/portfolioSchemas.ts';
import { savedViewSchema, viewListSchema, viewLookupSchema } from '#client/api/schemas/viewSchemas.ts';
import { groupRequest, portfolioRequest } from '../../requests/portfolioRequests.ts';
import { saveViewRequest, shareViewRequest, viewRequest } from '../../requests/viewRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

export const viewArea: DescribedArea = {
  name: 'Views and portfolio',
  description: 'Pages with their filters under a name, and all projects side by side.',
  calls: {
    'GET /api/front/view/index': {
      summary: 'The caller’s own views of the project and those their team shares.',
      reply: data(viewListSchema),
    },
    'GET /api/front/view/show': {
      summary: 'A view by its id, of whichever project the caller may see; or that it was deleted.',
      request: viewRequest,
      reply: data(viewLookupSchema),
    },
    'POST /api/front/view/save': {
      summary: 'Keeps a view, or puts another name, page or search in the place of one that is kept.',
      detail: 'Code 409 says that the name is taken, or that the view was changed since the version that was sent.',
      request: saveViewRequest,
      reply: data(savedViewSchema),
    },
    'POST /api/front/view/share': {
      summary: 'Gives a view to the team, or takes it back.',
      request: shareViewRequest,
      reply: data(savedViewSchema),
    },
    'POST /api/front/view/delete': {
      summary: 'Deletes a view.',
      request: viewRequest,
      reply: data(savedViewSchema),
    },
    'POST /api/front/view/restore': {
      summary: 'Takes the deletion of a view back; it keeps its address.',
      request: viewRequest,
      reply: data(savedViewSchema),
    },
    'GET /api/front/portfolio/index': {
      summary: 'Every project of the caller: visibility with its change, sampling health, open alerts, group.',
      detail: 'A project whose state is `counting` is being read: ask again.',
      request: portfolioRequest,
      reply: data(portfolioSchema),
    },
    'POST /api/front/portfolio/group': {
      summary: 'Puts projects into a group of the team; an empty name takes them out.',
      request: groupRequest,
      reply: data(groupSetSchema),
    },
  },
};
