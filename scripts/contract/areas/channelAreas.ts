import { createChannelApi } from '#client/api/channelApi.ts';
import type { Http } from '#client/api/http.ts';
import { reads, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';

/** Belongs to no channel and to no link. */
const NOBODYS = 'contract-check';
const WRITES = 'it would send a message to people';

function channelChecks(http: Http): AreaChecks<ReturnType<typeof createChannelApi>> {
  const api = createChannelApi(http);
  return {
    list: reads(async () => api.list()),
    deliveries: reads(async () => api.deliveries()),
    save: untried('a channel may send messages to people', async () =>
      api.save({ kind: 'email', name: '', language: 'en-US', topics: [], on: false, emails: [] }),
    ),
    remove: untried('needs a channel made for it', async () => api.remove(NOBODYS)),
    test: untried(WRITES, async () => api.test(NOBODYS)),
    retry: untried(WRITES, async () => api.retry(NOBODYS)),
    ask: untried(WRITES, async () => api.ask(NOBODYS, 'contract@answerscope.invalid')),
    pulse: reads(async () => api.pulse('UTC')),
    savePulse: untried('a pulse goes to people', async () =>
      api.savePulse({ on: false, weekday: 1, hour: 9, time_zone: 'UTC' }),
    ),
    answer: untried('needs the link of a mail', async () => api.answer(NOBODYS)),
  };
}

/** The area of channels. */
export function channelAreas(http: Http): ContractArea[] {
  return [{ name: 'channel', checks: channelChecks(http) }];
}
