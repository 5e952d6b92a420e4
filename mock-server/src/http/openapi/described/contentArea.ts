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
    'POST /api/front/optimize/actions/add': { summary: 'Writes an action down.', reply: action },
    'POST /api/front/optimize/actions/update': { summary: 'Moves or changes an action.', reply: action },
    'POST /api/front/optimize/actions/delete': { summary: 'Takes a written action away.', reply: action },
    'POST /api/front/optimize/actions/restore': { summary: 'Puts an action back as it was.', reply: action },
    'GET /api/front/optimize/changes': { summary: 'What was published.', reply: data(changeListSchema) },
    'GET /api/front/optimize/changes/effect': {
      summary: 'Whether a published change worked, against like prompts without it.',
      reply: data(effectSchema),
    },
    'POST /api/front/optimize/changes/save': { summary: 'Keeps a published change.', reply: data(savedChangeSchema) },
    'POST /api/front/optimize/changes/delete': { summary: 'Takes one out.', reply: data(savedChangeSchema) },
    'GET /api/front/optimize/briefs': { summary: 'The briefs.', reply: data(briefListSchema) },
    'GET /api/front/optimize/briefs/gather': { summary: 'A new brief, gathered from the answers.', reply: brief },
    'GET /api/front/optimize/briefs/one': { summary: 'One brief, also in an earlier version.', reply: brief },
    'GET /api/front/optimize/briefs/versions': {
      summary: 'The versions of a brief.',
      reply: data(briefVersionsSchema),
    },
    'POST /api/front/optimize/briefs/save': { summary: 'Keeps a brief.', reply: brief },
    'POST /api/front/optimize/briefs/restore': { summary: 'Takes a brief back to a version.', reply: brief },
    'POST /api/front/optimize/briefs/delete': { summary: 'Deletes a brief.', reply: data(briefRemovedSchema) },
    'POST /api/front/optimize/briefs/recover': { summary: 'Takes a deletion back.', reply: data(briefRemovedSchema) },
    'GET /api/front/optimize/drafts': { summary: 'The drafts.', reply: data(draftListSchema) },
    'GET /api/front/optimize/draft': { summary: 'One draft.', reply: draft },
    'POST /api/front/optimize/draft/create': { summary: 'Begins a draft.', reply: draft },
    'POST /api/front/optimize/draft/save': {
      summary: 'Keeps a draft; code 409 when somebody changed it since.',
      reply: draft,
    },
    'POST /api/front/optimize/draft/status': { summary: 'Moves a draft on.', reply: draft },
    'GET /api/front/optimize/draft/versions': { summary: 'The history of a draft.', reply: data(draftVersionsSchema) },
    'GET /api/front/optimize/draft/version': { summary: 'One version.', reply: data(draftVersionTextSchema) },
    'POST /api/front/optimize/draft/restore': { summary: 'Takes a draft back to a version.', reply: draft },
    'POST /api/front/optimize/draft/duplicate': { summary: 'A copy of a draft.', reply: draft },
    'POST /api/front/optimize/draft/delete': { summary: 'Deletes a draft.', reply: draft },
    'POST /api/front/optimize/draft/undelete': { summary: 'Takes a deletion back.', reply: draft },
    'GET /api/front/optimize/kit': { summary: 'Names, tone and banned words.', reply: data(kitSchema) },
    'POST /api/front/optimize/kit/save': { summary: 'Keeps them.', reply: data(kitSchema) },
    'POST /api/front/optimize/generate': {
      summary: 'Writes a text from a brief; the reply grows while it is written.',
      reply: data(generatedSchema),
    },
    'GET /api/front/optimize/pages': { summary: 'The own pages.', reply: data(inventorySchema) },
    'GET /api/front/optimize/page': { summary: 'One own page.', reply: data(pageDetailSchema) },
    'POST /api/front/optimize/pages/fetch': { summary: 'Starts reading pages.', reply: data(pageJobSchema) },
    'GET /api/front/optimize/pages/job': {
      summary: 'How far a reading is.',
      request: pageJobRequest,
      reply: data(pageJobSchema),
    },
    'POST /api/front/optimize/pages/cancel': {
      summary: 'Stops a reading.',
      request: pageJobRequest,
      reply: data(pageJobSchema),
    },
    'POST /api/front/optimize/pages/html': {
      summary: 'Adds a page from a file.',
      upload: pageHtmlRequest,
      reply: data(ownPageSchema),
    },
    'POST /api/front/optimize/pages/update': { summary: 'Says what a page is for.', reply: data(ownPageSchema) },
    'POST /api/front/optimize/pages/delete': { summary: 'Takes pages out.', reply: data(pagesChangedSchema) },
    'POST /api/front/optimize/pages/restore': { summary: 'Puts pages back.', reply: data(pagesChangedSchema) },
    'GET /api/front/optimize/score/basis': { summary: 'What texts are scored by.', reply: data(scoreBasisSchema) },
    'GET /api/front/optimize/score/target': { summary: 'What one text has to answer.', reply: data(scoreTargetSchema) },
    'POST /api/front/optimize/score/weights': { summary: 'Weights of one’s own.', reply: data(weightsReplySchema) },
  },
};
