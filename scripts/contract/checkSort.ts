import type { Http } from '#client/api/http.ts';
import { createMembersApi } from '#client/api/membersApi.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import type { ContractResult } from './runContract.ts';

/** Enough rows to tell two orders apart. */
const PAGE = { page: 1, page_size: 20 } as const;

interface SortedList {
  readonly name: string;
  readonly sort: string;
  /** The ids of the rows with their sorted texts, in the order received. */
  readonly read: (order: 'asc' | 'desc') => Promise<readonly (readonly [id: string, text: string])[]>;
}

function sortedLists(http: Http): readonly SortedList[] {
  return [
    {
      name: 'members',
      sort: 'name',
      read: async (order) =>
        (await createMembersApi(http).members({ ...PAGE, sort: 'name', order })).list.map(({ id, name }) => [id, name]),
    },
    {
      name: 'prompts',
      sort: 'text',
      read: async (order) =>
        (await createPromptApi(http).list({ ...PAGE, sort: 'text', order })).list.map(({ id, text }) => [id, text]),
    },
  ];
}

async function checkList({ name, sort, read }: SortedList): Promise<ContractResult> {
  const call = `${name} are sorted up and down`;
  try {
    const [up, down] = [await read('asc'), await read('desc')];
    if (new Set(up.map(([, text]) => text)).size < 2) {
      return { call, outcome: 'untried', detail: `there are no two ${name} to sort` };
    }
    const isSame = up.every(([id], index) => down[index]?.[0] === id);
    return isSame
      ? { call, outcome: 'deviates', detail: `sort=${sort} is ignored, so a press on a heading changes nothing` }
      : { call, outcome: 'ok', detail: '' };
  } catch (error) {
    return { call, outcome: 'untried', detail: errorMessage(error) };
  }
}

/** Whether lists that the pages sort come in the order asked for: a server that ignores `sort` would have headings do nothing. */
export async function checkSort(http: Http): Promise<ContractResult[]> {
  const results: ContractResult[] = [];
  for (const list of sortedLists(http)) results.push(await checkList(list));
  return results;
}
