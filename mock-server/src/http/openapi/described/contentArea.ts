import { actionBoardSchema, actionChangedSchema, oneActionSchema } from '#client/api/actionSchemas.ts';
import { briefListSchema, briefRemovedSchema, briefVersionsSchema, openBriefSchema } from '#client/api/briefSchemas.ts';
import {
  draftListSchema,
  draftReplySchema,
  draftVersionsSchema,
  draftVersionTextSchema,
  generatedSchema,
  kitSchema,
} from '#client/api/draftSchemas.ts';
import {
  inventorySchema,
  ownPageSchema,
  pageDetailSchema,
  pageJobSchema,
  pagesChangedSchema,
} from '#client/api/ownPageSchemas.ts';
import { changeListSchema, effectSchema, savedChangeSchema } from '#client/api/publicationSchemas.ts';
import { scoreBasisSchema, scoreTargetSchema, weightsReplySchema } from '#client/api/scoreSchemas.ts';
import { pageHtmlRequest, pageJobRequest } from '#server/http/requests/ownPageRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const draft = data(draftReplySchema);
const brief = data(openBriefSchema);
const action = data(actionChangedSchema);

export const contentArea: DescribedArea = {
  name: 'Actions and content',
  description: 'Actions, briefs, drafts, your pages and the effect of content changes.',
  calls: {
    'GET /api/front/optimize/actions': { summary: 'The action board.', reply: data(actionBoardSchema) },
    'GET /api/front/optimize/action': { summary: 'Returns one action.', reply: data(oneActionSchema) },
    'POST /api/front/optimize/actions/add': { summary: 'Adds an action.', reply: action },
    'POST /api/front/optimize/actions/update': { summary: 'Moves or edits an action.', reply: action },
    'POST /api/front/optimize/actions/delete': { summary: 'Deletes an action you added.', reply: action },
    'POST /api/front/optimize/actions/restore': { summary: 'Restores an action to its earlier state.', reply: action },
    'GET /api/front/optimize/changes': { summary: 'Logged content changes.', reply: data(changeListSchema) },
    'GET /api/front/optimize/changes/effect': {
      summary: 'The effect of a content change, compared with control prompts.',
      reply: data(effectSchema),
    },
    'POST /api/front/optimize/changes/save': { summary: 'Logs a content change.', reply: data(savedChangeSchema) },
    'POST /api/front/optimize/changes/delete': {
      summary: 'Removes a content change from the log.',
      reply: data(savedChangeSchema),
    },
    'GET /api/front/optimize/briefs': { summary: 'The briefs.', reply: data(briefListSchema) },
    'GET /api/front/optimize/briefs/gather': {
      summary: 'Collects data from the answers for a new brief; saves nothing.',
      reply: brief,
    },
    'GET /api/front/optimize/briefs/one': {
      summary: 'Returns one brief, the current or an earlier version.',
      reply: brief,
    },
    'GET /api/front/optimize/briefs/versions': {
      summary: 'The versions of a brief.',
      reply: data(briefVersionsSchema),
    },
    'POST /api/front/optimize/briefs/save': { summary: 'Saves a brief.', reply: brief },
    'POST /api/front/optimize/briefs/restore': { summary: 'Restores a version of a brief.', reply: brief },
    'POST /api/front/optimize/briefs/delete': { summary: 'Deletes a brief.', reply: data(briefRemovedSchema) },
    'POST /api/front/optimize/briefs/recover': {
      summary: 'Restores a deleted brief.',
      reply: data(briefRemovedSchema),
    },
    'GET /api/front/optimize/drafts': { summary: 'The drafts.', reply: data(draftListSchema) },
    'GET /api/front/optimize/draft': { summary: 'Returns one draft.', reply: draft },
    'POST /api/front/optimize/draft/create': { summary: 'Creates a draft.', reply: draft },
    'POST /api/front/optimize/draft/save': {
      summary: 'Saves a draft; code 409 if somebody changed it in the meantime.',
      reply: draft,
    },
    'POST /api/front/optimize/draft/status': { summary: 'Changes the stage of a draft.', reply: draft },
    'GET /api/front/optimize/draft/versions': { summary: 'The history of a draft.', reply: data(draftVersionsSchema) },
    'GET /api/front/optimize/draft/version': {
      summary: 'Returns one version of a draft.',
      reply: data(draftVersionTextSchema),
    },
    'POST /api/front/optimize/draft/restore': { summary: 'Restores a version of a draft.', reply: draft },
    'POST /api/front/optimize/draft/duplicate': { summary: 'Duplicates a draft.', reply: draft },
    'POST /api/front/optimize/draft/delete': { summary: 'Deletes a draft.', reply: draft },
    'POST /api/front/optimize/draft/undelete': { summary: 'Restores a deleted draft.', reply: draft },
    'GET /api/front/optimize/kit': {
      summary: 'The brand kit: names, tone words and banned words.',
      reply: data(kitSchema),
    },
    'POST /api/front/optimize/kit/save': { summary: 'Saves the brand kit.', reply: data(kitSchema) },
    'POST /api/front/optimize/generate': {
      summary: 'Writes a text from a brief; the reply streams as it is written.',
      reply: data(generatedSchema),
    },
    'GET /api/front/optimize/pages': { summary: 'The inventory of your pages.', reply: data(inventorySchema) },
    'GET /api/front/optimize/page': { summary: 'Returns one of your pages.', reply: data(pageDetailSchema) },
    'POST /api/front/optimize/pages/fetch': { summary: 'Starts crawling pages.', reply: data(pageJobSchema) },
    'GET /api/front/optimize/pages/job': {
      summary: 'Progress of a page crawl.',
      request: pageJobRequest,
      reply: data(pageJobSchema),
    },
    'POST /api/front/optimize/pages/cancel': {
      summary: 'Cancels a page crawl.',
      request: pageJobRequest,
      reply: data(pageJobSchema),
    },
    'POST /api/front/optimize/pages/html': {
      summary: 'Adds a page from an HTML file.',
      upload: pageHtmlRequest,
      reply: data(ownPageSchema),
    },
    'POST /api/front/optimize/pages/update': {
      summary: 'Sets which prompts a page should answer.',
      reply: data(ownPageSchema),
    },
    'POST /api/front/optimize/pages/delete': { summary: 'Removes pages.', reply: data(pagesChangedSchema) },
    'POST /api/front/optimize/pages/restore': { summary: 'Restores removed pages.', reply: data(pagesChangedSchema) },
    'GET /api/front/optimize/score/basis': {
      summary: 'How the content score is calculated.',
      reply: data(scoreBasisSchema),
    },
    'GET /api/front/optimize/score/target': {
      summary: 'What a brief’s text must cover, for scoring it.',
      reply: data(scoreTargetSchema),
    },
    'POST /api/front/optimize/score/weights': {
      summary: 'Saves your own score weights.',
      reply: data(weightsReplySchema),
    },
  },
};
