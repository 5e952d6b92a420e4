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
import { mailAnswerRequest } from '../../requests/channelRequests.ts';
import { data } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

/** Where the messages of a project go. */
export const channelArea: DescribedArea = {
  name: 'Channels',
  description: 'Where alerts, the weekly pulse and reports of a project go, and what came of each message.',
  calls: {
    'GET /api/front/channel/index': {
      summary: 'The channels of the project, whether mail can be sent, and when the weekly pulse goes out.',
      detail: 'Addresses are shown by their host and last characters; secrets never.',
      reply: data(channelListSchema),
    },
    'GET /api/front/channel/deliveries': {
      summary: 'What was sent and what waits, the newest first.',
      reply: data(deliveryListSchema),
    },
    'POST /api/front/channel/save': {
      summary: 'Adds a channel, or changes the one of the id.',
      detail:
        'An address or a secret that is left out stays. The signing secret of a webhook is in this reply once, when it is made. Email addresses outside the team are asked for a confirmation.',
      reply: data(savedChannelSchema),
    },
    'POST /api/front/channel/delete': {
      summary: 'Deletes a channel with its secrets; its lines of the log stay.',
      reply: data(channelSchema),
    },
    'POST /api/front/channel/test': {
      summary: 'Sends a test message and waits for what comes of it.',
      reply: data(deliveryListSchema),
    },
    'POST /api/front/channel/retry': {
      summary: 'Sends a message again that was given up.',
      reply: data(deliverySchema),
    },
    'POST /api/front/channel/ask': {
      summary: 'Asks an address outside the team for its confirmation once more.',
      reply: data(channelSchema),
    },
    'GET /api/front/channel/pulse': {
      summary: 'The weekly pulse as it would go out now, in the language of the call.',
      reply: data(pulsePreviewSchema),
    },
    'POST /api/front/channel/pulse/save': {
      summary: 'Keeps when the weekly pulse goes out.',
      reply: data(pulsePlanSchema),
    },
    'POST /api/front/channel/answer': {
      summary: 'Does what the holder of a link in a mail says: confirms an address, or unsubscribes it.',
      detail: 'A link that is not good is `invalid`; nothing tells why.',
      request: mailAnswerRequest,
      reply: data(mailAnswerSchema),
    },
  },
};
