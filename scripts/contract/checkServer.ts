import { createProjectApi } from '../../client/src/api/projectApi.ts';
import { accountAreas } from './areas/accountAreas.ts';
import { brandAreas } from './areas/brandAreas.ts';
import { creationAreas } from './areas/creationAreas.ts';
import { insightAreas } from './areas/insightAreas.ts';
import { promptAreas } from './areas/promptAreas.ts';
import { checkRules } from './checkRules.ts';
import { createClients } from './Clients.ts';
import type { Clients } from './Clients.ts';
import type { ContractArea } from './ContractCall.ts';
import { Known } from './Known.ts';
import { runContract } from './runContract.ts';
import type { ContractResult } from './runContract.ts';

const DAY_MS = 86_400_000;
/** Long enough that a project asked once a week has answers in it. */
const DAYS = 30;

export interface ServerUnderCheck {
  /** Scheme, host, and what stands before `/api`. */
  readonly baseUrl: string;
  readonly token: string;
  /** The first of the list without it. */
  readonly projectId?: string | undefined;
  /** Epoch milliseconds: figures are asked for the days up to it. */
  readonly now: number;
  /** Also the calls that change data. */
  readonly write: boolean;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Every area of the API that the product calls. */
export function contractAreas(clients: Clients): ContractArea[] {
  const { http } = clients;
  // What is learned on the way (a prompt, a domain) is asked for later.
  return [
    ...accountAreas(http),
    ...insightAreas(clients),
    ...brandAreas(http),
    ...promptAreas(http),
    ...creationAreas(http),
  ];
}

/**
 * Makes the product's calls to a server, through the product's own client, and compares each reply with its schema.
 * @throws ApiError when the server cannot be reached or does not know the token
 */
export async function checkServer(server: ServerUnderCheck): Promise<ContractResult[]> {
  const { baseUrl, token, now, write } = server;
  let project = server.projectId ?? null;
  const clients = createClients({ baseUrl, readToken: () => token, readProjectId: () => project });
  const { http } = clients;
  const { list } = await createProjectApi(http).list();
  project ??= list[0]?.id ?? null;
  const known = new Known({
    start_time: dayOf(now - DAYS * DAY_MS),
    end_time: dayOf(now),
    topic_ids: [],
    platform_ids: [],
    keyword_ids: '',
    time_zone: 'Asia/Shanghai',
  });
  return [...(await runContract(contractAreas(clients), known, write)), ...(await checkRules(baseUrl, http, known))];
}
