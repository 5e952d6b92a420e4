import {
  channelListSchema,
  channelSchema,
  deliveryListSchema,
  deliverySchema,
  mailAnswerSchema,
  pulsePlanSchema,
  pulsePreviewSchema,
  savedChannelSchema,
} from '#client/api/schemas/channelSchemas.ts';
import { mailAnswerRequest } from '#server/http/requests/channelRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

/** Channels that receive a project's messages. */
export const channelArea: DescribedArea = {
  name: 'Channels',
  description: 'Where a project’s alerts, weekly pulse and reports are sent, and the result of each message.',
  calls: {
    'GET /api/front/channel/index': {
      summary: 'The project’s channels, whether email can be sent, and when the weekly pulse goes out.',
      detail: 'Addresses are shortened to their host and last characters. Secrets are never returned.',
      reply: data(channelListSchema),
    },
    'GET /api/front/channel/deliveries': {
      summary: 'The delivery log: messages sent and waiting, newest first.',
      reply: data(deliveryListSchema),
    },
    'POST /api/front/channel/save': {
      summary: 'Adds a channel, or changes the one with the given id.',
      detail:
        'An omitted address or secret stays as it is. A webhook’s signing secret is returned once, when it is created. Email addresses outside the team must confirm first.',
      reply: data(savedChannelSchema),
    },
    'POST /api/front/channel/delete': {
      summary: 'Deletes a channel and its secrets. Its entries in the delivery log stay.',
      reply: data(channelSchema),
    },
    'POST /api/front/channel/test': {
      summary: 'Sends a test message and waits for its result.',
      reply: data(deliveryListSchema),
    },
    'POST /api/front/channel/retry': {
      summary: 'Sends a message again after delivery was given up.',
      reply: data(deliverySchema),
    },
    'POST /api/front/channel/ask': {
      summary: 'Sends the confirmation email to an address outside the team again.',
      detail: 'An address gets at most five a day, over all channels and projects (429).',
      reply: data(channelSchema),
    },
    'GET /api/front/channel/pulse': {
      summary: 'Previews the weekly pulse as it would go out now, in the language of the call.',
      reply: data(pulsePreviewSchema),
    },
    'POST /api/front/channel/pulse/save': {
      summary: 'Sets when the weekly pulse goes out.',
      reply: data(pulsePlanSchema),
    },
    'POST /api/front/channel/answer': {
      summary: 'Handles a link from an email: confirms an address, or unsubscribes it.',
      detail: 'A link that does not work is `invalid`, without a reason.',
      request: mailAnswerRequest,
      reply: data(mailAnswerSchema),
    },
  },
};
