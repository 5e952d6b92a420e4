import { actionBoardSchema, actionChangedSchema, oneActionSchema } from '#client/api/actionSchemas.ts';
import { briefListSchema, briefRemovedSchema, briefVersionsSchema, openBriefSchema } from '#client/api/briefSchemas.ts';
import { changeListSchema, effectSchema, savedChangeSchema } from '#client/api/publicationSchemas.ts';
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
import { scoreBasisSchema, scoreTargetSchema, weightsReplySchema } from '#client/api/scoreSchemas.ts';
import { pageHtmlRequest, pageJobRequest } from '../../requests/ownPageRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const draft = data(draftReplySchema);
const brief = data(openBriefSchema);
const action = data(actionChangedSchema);

export const contentArea: DescribedArea = {
  name: 'Actions and content',
  description: 'What to do next, and what is written and published.',
  calls: {
    'GET /api/front/optimize/actions': { summary: 'The action board.', reply: data(actionBoardSchema) },
    'GET /api/front/optimize/action': { summary: 'One action.', reply: data(oneActionSchema) },
    'POST /api/front/optimize/actions/add': { summary: 'Adds an action.', reply: action },
    'POST /api/front/optimize/actions/update': { summary: 'Moves or edits an action.', reply: action },
    'POST /api/front/optimize/actions/delete': { summary: 'Deletes an action you added.', reply: action },
    'POST /api/front/optimize/actions/restore': { summary: 'Restores an action to its earlier state.', reply: action },
    'GET /api/front/optimize/changes': { summary: 'Logged publications.', reply: data(changeListSchema) },
    'GET /api/front/optimize/changes/effect': {
      summary: 'Whether a publication worked, compared with control prompts.',
      reply: data(effectSchema),
    },
    'POST /api/front/optimize/changes/save': { summary: 'Logs a publication.', reply: data(savedChangeSchema) },
    'POST /api/front/optimize/changes/delete': { summary: 'Removes one.', reply: data(savedChangeSchema) },
    'GET /api/front/optimize/briefs': { summary: 'The briefs.', reply: data(briefListSchema) },
    'GET /api/front/optimize/briefs/gather': {
      summary: 'Collects data from the answers for a new brief; saves nothing.',
      reply: brief,
    },
    'GET /api/front/optimize/briefs/one': { summary: 'One brief, current or an earlier version.', reply: brief },
    'GET /api/front/optimize/briefs/versions': {
      summary: 'The versions of a brief.',
      reply: data(briefVersionsSchema),
    },
    'POST /api/front/optimize/briefs/save': { summary: 'Saves a brief.', reply: brief },
    'POST /api/front/optimize/briefs/restore': { summary: 'Restores a version of a brief.', reply: brief },
    'POST /api/front/optimize/briefs/delete': { summary: 'Deletes a brief.', reply: data(briefRemovedSchema) },
    'POST /api/front/optimize/briefs/recover': { summary: 'Undoes a deletion.', reply: data(briefRemovedSchema) },
    'GET /api/front/optimize/drafts': { summary: 'The drafts.', reply: data(draftListSchema) },
    'GET /api/front/optimize/draft': { summary: 'One draft.', reply: draft },
    'POST /api/front/optimize/draft/create': { summary: 'Creates a draft.', reply: draft },
    'POST /api/front/optimize/draft/save': {
      summary: 'Saves a draft; code 409 if somebody changed it in the meantime.',
      reply: draft,
    },
    'POST /api/front/optimize/draft/status': { summary: 'Changes the stage of a draft.', reply: draft },
    'GET /api/front/optimize/draft/versions': { summary: 'The history of a draft.', reply: data(draftVersionsSchema) },
    'GET /api/front/optimize/draft/version': { summary: 'One version.', reply: data(draftVersionTextSchema) },
    'POST /api/front/optimize/draft/restore': { summary: 'Restores a version of a draft.', reply: draft },
    'POST /api/front/optimize/draft/duplicate': { summary: 'Duplicates a draft.', reply: draft },
    'POST /api/front/optimize/draft/delete': { summary: 'Deletes a draft.', reply: draft },
    'POST /api/front/optimize/draft/undelete': { summary: 'Undoes a deletion.', reply: draft },
    'GET /api/front/optimize/kit': { summary: 'Names, tone and banned words.', reply: data(kitSchema) },
    'POST /api/front/optimize/kit/save': { summary: 'Saves them.', reply: data(kitSchema) },
    'POST /api/front/optimize/generate': {
      summary: 'Writes a text from a brief; the reply streams as it is written.',
      reply: data(generatedSchema),
    },
    'GET /api/front/optimize/pages': { summary: 'Your pages.', reply: data(inventorySchema) },
    'GET /api/front/optimize/page': { summary: 'One of your pages.', reply: data(pageDetailSchema) },
    'POST /api/front/optimize/pages/fetch': { summary: 'Starts crawling pages.', reply: data(pageJobSchema) },
    'GET /api/front/optimize/pages/job': {
      summary: 'Progress of a log import.',
      request: pageJobRequest,
      reply: data(pageJobSchema),
    },
    'POST /api/front/optimize/pages/cancel': {
      summary: 'Cancels it.',
      request: pageJobRequest,
      reply: data(pageJobSchema),
    },
    'POST /api/front/optimize/pages/html': {
      summary: 'Adds a page from an HTML file.',
      upload: pageHtmlRequest,
      reply: data(ownPageSchema),
    },
    'POST /api/front/optimize/pages/update': {
      summary: 'Sets which prompts a page is for.',
      reply: data(ownPageSchema),
    },
    'POST /api/front/optimize/pages/delete': { summary: 'Removes pages.', reply: data(pagesChangedSchema) },
    'POST /api/front/optimize/pages/restore': { summary: 'Restores pages.', reply: data(pagesChangedSchema) },
    'GET /api/front/optimize/score/basis': { summary: 'How texts are scored.', reply: data(scoreBasisSchema) },
    'GET /api/front/optimize/score/target': {
      summary: 'Briefs: what one text has to answer.',
      reply: data(scoreTargetSchema),
    },
    'POST /api/front/optimize/score/weights': {
      summary: 'Saves your own score weights.',
      reply: data(weightsReplySchema),
    },
  },
};
