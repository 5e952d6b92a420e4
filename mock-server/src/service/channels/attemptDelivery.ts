import { errorMessage } from '#client/lib/errorMessage.ts';
import type { ChannelSecret, StoredChannel, StoredDelivery } from '#server/store/documents/ProjectChannels.ts';
import { addressState } from './addressState.ts';
import type { ChannelContext } from './ChannelContext.ts';
import { ChannelRefusal } from './channelUrl.ts';
import type { Verdict } from './formats/ChannelFormat.ts';
import { CHANNEL_FORMATS } from './formats/channelFormats.ts';
import type { PostedKind } from './formats/channelFormats.ts';
import { judgeAnswer } from './formats/judgeAnswer.ts';
import { sendMail } from './mail/sendMail.ts';
import type { WrittenMail } from './mail/sendMail.ts';
import { writeConfirmMail } from './mail/writeConfirmMail.ts';
import { writeMail } from './mail/writeMail.ts';
import { linkOf } from './mailLinks.ts';
import type { Attempt } from './outbox.ts';
import { postRequest } from './postRequest.ts';
import { renderMessage } from './renderMessage.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const refused = (kind: Exclude<Verdict['kind'], 'sent'>, detail = ''): Attempt => ({
  verdict: { kind, detail, again: false },
  ...{ answer: '', retryAfter: null },
});

/** Whether a refusal before sending may be temporary. */
const PASSING: readonly string[] = ['timeout', 'unreachable', 'unknown_host'];

/** Makes one attempt of a delivery. Never throws; its result holds no secrets. */
export async function attemptDelivery(
  context: ChannelContext,
  projectId: string,
  delivery: StoredDelivery,
): Promise<Attempt> {
  try {
    return await attempt(context, projectId, delivery);
  } catch (error) {
    // The transports do not throw, so a file could not be read and nothing was sent.
    console.error('Channels', errorMessage(error));
    return { verdict: { kind: 'failed', detail: '', again: true }, answer: '', retryAfter: null };
  }
}

async function attempt(context: ChannelContext, projectId: string, delivery: StoredDelivery): Promise<Attempt> {
  const { channels, channelSecrets } = context.state.documents;
  const channel = channels.of(projectId).list.find(({ id }) => id === delivery.channel_id);
  if (channel === undefined || (!channel.on && delivery.kind !== 'test')) return refused('turned_off');
  const secret = channelSecrets.of(projectId).of[channel.id];
  if (channel.kind === 'email') return attemptMail(context, projectId, channel, delivery);
  if (secret === undefined || delivery.message === null) return refused('no_secret');
  return attemptPost(context, projectId, { ...channel, kind: channel.kind }, secret, delivery);
}

async function attemptPost(
  context: ChannelContext,
  projectId: string,
  channel: StoredChannel & { readonly kind: PostedKind },
  { url, sign }: ChannelSecret,
  { id, kind, message }: StoredDelivery,
): Promise<Attempt> {
  if (message === null) return refused('failed');
  const { language } = channel;
  const rendered = renderMessage(
    { ...message, kind },
    language,
    context.projectName(projectId, language),
    context.consoleUrl,
  );
  const format = CHANNEL_FORMATS[channel.kind];
  const request = format.write({ message: rendered, id, now: context.now(), url, sign });
  const clean = (text: string): string => withoutSecrets(text, [url, sign, request.url]);
  try {
    const answer = await postRequest(request, context.policy, context.timeLimit);
    const verdict = judgeAnswer(format, answer);
    const said = clean(`HTTP ${String(answer.status)} ${answer.body}`);
    return {
      verdict: verdict.kind === 'sent' ? verdict : { ...verdict, detail: clean(verdict.detail) },
      ...{ answer: said, retryAfter: answer.retryAfter },
    };
  } catch (error) {
    if (!(error instanceof ChannelRefusal)) return { ...refused('failed'), retryAfter: null };
    const again = PASSING.includes(error.kind);
    return { verdict: { kind: error.kind, detail: clean(error.detail), again }, answer: '', retryAfter: null };
  }
}

async function attemptMail(
  context: ChannelContext,
  projectId: string,
  channel: StoredChannel,
  delivery: StoredDelivery,
): Promise<Attempt> {
  const { settings, problem } = context.mail();
  if (settings === undefined) return refused(problem.kind === 'unknown' ? 'failed' : problem.kind, problem.detail);
  const written = writtenMail(context, projectId, channel, delivery);
  if (written === null) return refused('not_confirmed', delivery.to);
  const { id, to } = delivery;
  const { verdict, answer } = await sendMail(settings, { ...written, id, to }, context.timeLimit);
  const clean = (text: string): string => withoutSecrets(text, [settings.password]);
  return {
    verdict: verdict.kind === 'sent' ? verdict : { ...verdict, detail: clean(verdict.detail) },
    ...{ answer: clean(answer), retryAfter: null },
  };
}

/** Null when the address may not get mail now. */
function writtenMail(
  context: ChannelContext,
  projectId: string,
  channel: StoredChannel,
  { kind, to, message }: StoredDelivery,
): WrittenMail | null {
  const address = channel.addresses.find(({ email }) => email === to);
  if (address === undefined) return null;
  const state = addressState(context, projectId, address);
  const project = context.projectName(projectId, channel.language);
  const link = (use: 'confirm' | 'unsubscribe'): string => linkOf(context, projectId, channel.id, address, use);
  if (kind === 'confirm') {
    if (state !== 'pending') return null;
    return writeConfirmMail(channel.language, project, {
      confirm: link('confirm'),
      unsubscribe: link('unsubscribe'),
    });
  }
  if (message === null || (state !== 'member' && state !== 'confirmed')) return null;
  const rendered = renderMessage({ ...message, kind }, channel.language, project, context.consoleUrl);
  return writeMail(rendered, state === 'member' ? null : link('unsubscribe'));
}
