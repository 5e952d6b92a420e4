import { createProjectApi } from '#client/api/projectApi.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import { DAY_MS, utcDateOf } from '#client/lib/dates.ts';
import { accountAreas } from './areas/accountAreas.ts';
import { brandAreas } from './areas/brandAreas.ts';
import { channelAreas } from './areas/channelAreas.ts';
import { collectAreas } from './areas/collectAreas.ts';
import { creationAreas } from './areas/creationAreas.ts';
import { doorAreas } from './areas/doorAreas.ts';
import { issuedAreas } from './areas/issuedAreas.ts';
import { promptAreas } from './areas/promptAreas.ts';
import { reportAreas } from './areas/reportAreas.ts';
import { checkOrigin } from './checkOrigin.ts';
import { canProbe, checkRules } from './checkRules.ts';
import { createClients } from './Clients.ts';
import type { Clients } from './Clients.ts';
import type { ContractArea } from './ContractCall.ts';
import { Known } from './Known.ts';
import { reportOf } from './reportOf.ts';
import type { ContractReport } from './reportOf.ts';
import { runContract } from './runContract.ts';

/** Long enough to contain answers of a project that is asked once a week. */
const DAYS = 30;

interface ServerUnderCheck {
  /** Scheme, host, and path prefix of `/api`. */
  readonly baseUrl: string;
  readonly token: string;
  /** Omitted: the first project. */
  readonly projectId?: string | undefined;
  /** Epoch milliseconds: the end of the window. */
  readonly now: number;
  /** Whether to make the calls that change data. */
  readonly write: boolean;
  /** Scheme, host and port of the console's pages. */
  readonly origin?: string | undefined;
}

/** Every area of the API that the product calls. */
export function contractAreas(clients: Clients): ContractArea[] {
  const { http } = clients;
  // The order matters: ids learned by earlier calls (a prompt, a domain) are used by later ones.
  return [
    ...accountAreas(http),
    ...reportAreas(clients),
    ...doorAreas(http),
    ...issuedAreas(http),
    ...brandAreas(http),
    ...promptAreas(http),
    ...creationAreas(http),
    ...collectAreas(http),
    ...channelAreas(http),
  ];
}

/** @throws ApiError when the server cannot be reached or rejects the token; other errors are left to the check of the call */
async function firstProject(clients: Clients): Promise<string | null> {
  try {
    const { list } = await createProjectApi(clients.http).list();
    return list[0]?.id ?? null;
  } catch (error) {
    if (error instanceof ApiError && !['network', 'timeout', 'unauthorized'].includes(error.kind)) return null;
    throw error;
  }
}

/**
 * Makes the product's calls to a server with the product's own client, and compares each response with its schema.
 * @throws ApiError when the server cannot be reached or rejects the token
 */
export async function checkServer(server: ServerUnderCheck): Promise<ContractReport> {
  const { baseUrl, token, now, write, origin } = server;
  let project = server.projectId ?? null;
  const clients = createClients({ baseUrl, readToken: () => token, readProjectId: () => project });
  const nobody = createClients({ baseUrl, readToken: () => null, readProjectId: () => null });
  project ??= await firstProject(clients);
  const filters = {
    start_time: utcDateOf(now - DAYS * DAY_MS),
    end_time: utcDateOf(now),
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: 'Asia/Shanghai',
  };
  const known = new Known(filters);
  const prober = (await canProbe(nobody)) ? { areas: contractAreas(nobody), known: new Known(filters, '0') } : null;
  const calls = await runContract(contractAreas(clients), known, write, prober);
  const rules = await checkRules(clients.http, nobody.http, known);
  return reportOf(calls, rules, await checkOrigin(baseUrl, token, origin), known.left);
}
