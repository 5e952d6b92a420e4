import * as v from 'valibot';
import {
  managedPromptListSchema,
  promptChecksSchema,
  promptsAddedSchema,
  promptsChangedSchema,
} from '#client/api/managedPromptSchemas.ts';
import type { ManagedPromptList, PromptCheck, PromptsAdded } from '#client/api/managedPromptSchemas.ts';
import type { TestServer } from './startTestServer.ts';

export const PROMPT = '/api/front/prompt';

export interface PromptCalls {
  readonly list: (query?: string) => Promise<ManagedPromptList>;
  /** Ids of the listed prompts. */
  readonly ids: (query?: string) => Promise<readonly string[]>;
  readonly check: (body: object) => Promise<readonly PromptCheck[]>;
  readonly add: (prompts: readonly object[]) => Promise<PromptsAdded>;
  /** Returns the number of changed prompts. */
  readonly change: (call: 'update' | 'delete' | 'restore', body: object) => Promise<number>;
  readonly topicNames: () => Promise<readonly string[]>;
}

const topicsSchema = v.object({ list: v.array(v.object({ name: v.string() })) });

/** The API calls of prompt management; responses are parsed with the client's schemas. */
export function promptCalls(server: Pick<TestServer, 'get' | 'post'>, headers: Record<string, string>): PromptCalls {
  const post = async (call: string, body: object) => (await server.post(`${PROMPT}/${call}`, body, headers)).data;
  const list = async (query = '') =>
    v.parse(managedPromptListSchema, (await server.get(`${PROMPT}/index?${query}`, headers)).data);
  return {
    list,
    ids: async (query) => (await list(query)).list.map(({ id }) => id),
    check: async (body) => v.parse(promptChecksSchema, await post('check', body)).list,
    add: async (prompts) => v.parse(promptsAddedSchema, await post('add', { prompts })),
    change: async (call, body) => v.parse(promptsChangedSchema, await post(call, body)).changed,
    topicNames: async () => {
      const reply = await server.get('/api/front/topic/index', headers);
      return v.parse(topicsSchema, reply.data).list.map(({ name }) => name);
    },
  };
}
