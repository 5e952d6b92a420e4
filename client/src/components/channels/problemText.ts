import type { IntlShape } from 'react-intl';
import type { ChannelProblem } from '#client/api/schemas/channelSchemas.ts';

/** Why a message was not delivered, with what to do about it. */
export function problemText(intl: IntlShape, { kind, detail }: ChannelProblem): string {
  return intl.formatMessage({ id: `channels.problem.${kind}` }, { detail });
}
