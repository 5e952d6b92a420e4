import { listChannels, listDeliveries } from '#server/service/channelManagement/channelViews.ts';
import { deleteChannel } from '#server/service/channelManagement/deleteChannel.ts';
import { saveChannel } from '#server/service/channelManagement/saveChannel.ts';
import { askAgain, retryDelivery, testChannel } from '#server/service/channelManagement/sendNow.ts';
import { channelContext } from '#server/service/channels/ChannelContext.ts';
import { answerMail, MAIL_PAGE } from '#server/service/channels/mailLinks.ts';
import { previewPulse, savePulse } from '#server/service/pulse/managePulse.ts';
import type { Call } from '../Call.ts';
import { readBody, readQuery } from '../readInput.ts';
import {
  askAgainRequest,
  channelRequest,
  mailAnswerRequest,
  oneClickRequest,
  pulsePreviewRequest,
  saveChannelRequest,
  savePulseRequest,
} from '../requests/channelRequests.ts';
import { emptyRequest } from '../requests/fields.ts';
import type { RouteTable } from '../RouteTable.ts';

const CALL = '/api/front/channel';

/** Channels of a project, the delivery log, and the weekly pulse. */
export function addChannelRoutes(routes: RouteTable): void {
  // Channels name recipients, which keys must not read.
  routes.project('get', `${CALL}/index`, emptyRequest, ({ project }) => listChannels(project), null);
  routes.project('get', `${CALL}/deliveries`, emptyRequest, ({ project }) => listDeliveries(project), null);
  routes.project('post', `${CALL}/save`, saveChannelRequest, ({ project, body }) => saveChannel(project, body));
  routes.project('post', `${CALL}/delete`, channelRequest, ({ project, body }) => deleteChannel(project, body.id));
  routes.project('post', `${CALL}/test`, channelRequest, ({ project, body }) => testChannel(project, body.id));
  routes.project('post', `${CALL}/retry`, channelRequest, ({ project, body }) => retryDelivery(project, body.id));
  routes.project('post', `${CALL}/ask`, askAgainRequest, ({ project, body }) => askAgain(project, body.id, body.email));
  routes.project(
    'get',
    `${CALL}/pulse`,
    pulsePreviewRequest,
    ({ project, query, call }) => previewPulse(project, query.time_zone, call.locale === 'en' ? 'en-US' : 'zh-CN'),
    null,
  );
  routes.project('post', `${CALL}/pulse/save`, savePulseRequest, ({ project, body }) => savePulse(project, body));
  // The token authorises: only the recipient has the link of a mail.
  routes.open('post', `${CALL}/answer`, (call) => answer(call, readBody(call.request.body, mailAnswerRequest).token));
  // One-click unsubscribe by a mail client; without this body, the link opens the page, which asks first.
  routes.openForm(MAIL_PAGE, (call) => {
    const { token } = readQuery(call.request.url, mailAnswerRequest);
    readBody(call.request.body, oneClickRequest);
    return answer(call, token);
  });
}

function answer({ services, state }: Call, token: string): ReturnType<typeof answerMail> {
  const projects = services.catalogue.list().map(({ id }) => id);
  return answerMail(channelContext(services, state), projects, token);
}
