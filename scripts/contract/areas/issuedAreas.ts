import type { Http } from '#client/api/http.ts';
import { createIssuedReportApi } from '#client/api/issuedReportApi.ts';
import { createSharedReportApi } from '#client/api/sharedReportApi.ts';
import { reads, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';

function reportChecks(http: Http): AreaChecks<ReturnType<typeof createIssuedReportApi>> {
  const api = createIssuedReportApi(http);
  return {
    list: reads(async () => api.list()),
    detail: untried('asks for a report that was made'),
    make: untried('would leave a report behind'),
    remove: untried('would delete a report', async () => api.remove('')),
    makeLink: untried('would share a report', async () => api.makeLink({ id: '', days: 1, password: '' })),
    revokeLink: untried('would end a link', async () => api.revokeLink('')),
    send: untried('would send a report', async () => api.send({ id: '', channel_ids: [''], days: 1 })),
    schedule: untried('would change when reports are made'),
  };
}

function sharedChecks(http: Http): AreaChecks<ReturnType<typeof createSharedReportApi>> {
  const api = createSharedReportApi(http);
  // An unknown link returns an ordinary response without a report.
  return { open: reads(async () => api.open('none', null)) };
}

/** Areas of issued reports. */
export function issuedAreas(http: Http): ContractArea[] {
  return [
    { name: 'issuedReport', checks: reportChecks(http) },
    { name: 'sharedReport', checks: sharedChecks(http) },
  ];
}
