import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { actionBoardSchema } from '#client/api/actionSchemas.ts';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import { smallSamples } from '#server/testing/smallSamples.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
afterEach(() => server.stop());

/** A new account, which has a team of its own. */
async function newcomer(): Promise<Record<string, string>> {
  const draft = { email: 'new@guests.example', password: 'Long-enough-8', name: 'Jo' };
  const { data } = await server.post('/api/front/user/register/email', draft);
  return { authorization: `Bearer ${v.parse(v.object({ token: v.string() }), data).token}` };
}

test('a stranger reads the names of the people a sample comes with, and cannot give them anything', async () => {
  const state = {
    column: 'doing',
    reason: null,
    assignee_id: 'max',
    due: null,
    notes: '',
    title: '核对价格页',
    own: { kind: 'correct', effort: 'small', prompt_ids: [], url: '' },
  };
  const projects = (today: string) =>
    smallSamples
      .projects(today)
      .map((project) => ({ ...project, actions: [{ id: 'own|check', date: '2026-03-01', state }] }));
  server = await startTestServer({ samples: { ...smallSamples, projects } });
  const boardOf = async (login: Record<string, string>) =>
    v.parse(
      actionBoardSchema,
      (await server.get('/api/front/optimize/actions', { ...login, 'project-id': 'p1' })).data,
    );
  const { members, others } = await boardOf(await newcomer());
  expect(members.map(({ name }) => name)).toEqual(['Jo']);
  expect(others).toEqual([{ id: 'max', name: 'Max' }]);
  expect((await boardOf(await server.signIn('ada'))).others).toEqual([]);
});

test('readers of English find the sample in English first, readers of Chinese where it stands', async () => {
  server = await startTestServer({
    samples: { ...smallSamples, languageOf: (id) => (id === 'p2' ? 'en' : null) },
  });
  const login = await newcomer();
  const listFor = async (language: string): Promise<string[]> => {
    const { data } = await server.get('/api/front/project/index', { ...login, 'accept-language': language });
    return v.parse(projectIndexSchema, data).list.map(({ id }) => id);
  };
  const chinese = await listFor('zh-CN');
  expect(chinese[0]).toBe('p1');
  expect(await listFor('en-US')).toEqual(['p2', ...chinese.filter((id) => id !== 'p2')]);
});
