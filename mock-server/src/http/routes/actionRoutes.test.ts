import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  actionBoardSchema,
  actionChangedSchema,
  oneActionSchema,
  type ActionBoard,
  type ActionChanged,
} from '#client/api/actionSchemas.ts';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

const PATH = '/api/front/optimize';
/** Five answers to this prompt cite our page without naming us. */
const ID = 'improve_page|q2';

let server: TestServer;
let admin: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  admin = { ...(await server.signIn('ada')), 'project-id': 'p1' };
});
afterEach(() => server.stop());

const post = (call: string, body: object, headers = admin) => server.post(`${PATH}/actions/${call}`, body, headers);
async function board(query = '', headers = admin): Promise<ActionBoard> {
  return v.parse(actionBoardSchema, (await server.get(`${PATH}/actions${query}`, headers)).data);
}
async function change(call: string, body: object, headers = admin): Promise<ActionChanged> {
  return v.parse(actionChangedSchema, (await post(call, body, headers)).data);
}
const find = (from: ActionBoard, id: string) => from.list.find((action) => action.id === id);

const OWN = {
  kind: 'create',
  effort: 'small',
  title: '写一篇对比',
  prompt_ids: ['q1'],
  url: 'https://own.example/a#x',
};

test('the board comes with its days, names and members', async () => {
  const { window, members, list } = await board();
  expect(window).toMatchObject({ start_time: '2026-02-11', end_time: '2026-03-10' });
  expect(members.filter(({ self }) => self)).toMatchObject([{ id: 'ada' }]);
  expect(list.map(({ rule }) => rule)).toContain('improve_page');
  expect(find({ ...(await board()), list }, ID)).toMatchObject({ column: 'todo', changed_by_person: false });
});

test('what a person changes stays, field by field, and is undone by what the reply gave', async () => {
  const first = await change('update', { id: ID, changes: { column: 'doing', notes: 'mine' } });
  expect(first).toMatchObject({ before: null, action: { column: 'doing', notes: 'mine', changed_by_person: true } });
  const second = await change('update', { id: ID, changes: { assignee_id: 'ada', due: '2026-04-01' } });
  expect(find(await board(), ID)).toMatchObject({
    column: 'doing',
    notes: 'mine',
    assignee_id: 'ada',
    due: '2026-04-01',
  });
  await change('restore', { id: ID, before: second.before });
  expect(find(await board(), ID)).toMatchObject({ column: 'doing', notes: 'mine', assignee_id: null, due: null });
  await change('restore', { id: ID, before: first.before });
  expect(find(await board(), ID)).toMatchObject({ column: 'todo', notes: '', changed_by_person: false });
});

test('another effort changes the order of the board, and is undone', async () => {
  const before = find(await board(), ID);
  const { before: undo } = await change('update', { id: ID, changes: { effort: 'large' } });
  const larger = find(await board(), ID);
  expect(larger?.effort).toBe('large');
  expect(larger?.priority).toBeCloseTo((before?.priority ?? 0) * (before?.effort === 'small' ? 1 / 3 : 2 / 3));
  await change('restore', { id: ID, before: undo });
  expect(find(await board(), ID)).toMatchObject({ effort: before?.effort, priority: before?.priority });
  const own = await change('add', { action: OWN });
  expect((await change('update', { id: own.id, changes: { effort: 'large' } })).action?.effort).toBe('large');
  expect((await post('update', { id: ID, changes: { effort: 'huge' } })).msg).toContain('changes.effort');
});

test('dismissing takes a reason, which goes when it is taken up again', async () => {
  expect(await post('update', { id: ID, changes: { column: 'dismissed' } })).toMatchObject({ code: 422 });
  expect((await post('update', { id: ID, changes: { column: 'dismissed', reason: '  ' } })).msg).toContain('reason');
  const { action } = await change('update', { id: ID, changes: { column: 'dismissed', reason: '已有页面' } });
  expect(action?.reason).toBe('已有页面');
  expect((await change('update', { id: ID, changes: { column: 'todo' } })).action?.reason).toBeNull();
});

test('bad input is named, and changes nothing', async () => {
  const before = await board();
  const refused = async (changes: object, field: string, id = ID) => {
    const reply = await post('update', { id, changes });
    expect(reply).toMatchObject({ code: 422 });
    expect(reply.msg).toContain(field);
  };
  await refused({ due: '2026-02-30' }, 'changes.due');
  await refused({ assignee_id: 'nobody' }, 'changes.assignee_id');
  await refused({ column: 'later' }, 'changes.column');
  await refused({ notes: 7 }, 'changes.notes');
  await refused({ notes: 'x' }, 'id', 'improve_page|none');
  expect((await post('add', { action: { ...OWN, title: ' ' } })).msg).toContain('action.title');
  expect((await post('add', { action: { ...OWN, url: 'javascript:alert(1)' } })).msg).toContain('action.url');
  expect((await post('add', { action: { ...OWN, prompt_ids: ['zz'] } })).msg).toContain('action.prompt_ids');
  expect(await board()).toEqual(before);
});

test('an action can be written down, changed, taken away and put back', async () => {
  const added = await change('add', { action: { ...OWN, assignee_id: 'ada' } });
  expect(added.action).toMatchObject({
    rule: 'own',
    title: '写一篇对比',
    url: 'https://own.example/a',
    prompt_ids: ['q1'],
  });
  expect((await board()).list[0]?.id).toBe(added.id);
  const again = await change('add', { action: OWN });
  expect(again.id).not.toBe(added.id);
  expect((await post('update', { id: added.id, changes: { title: '' } })).msg).toContain('title');
  const gone = await change('delete', { id: added.id });
  expect(gone.action).toBeNull();
  expect(find(await board(), added.id)).toBeUndefined();
  await change('restore', { id: added.id, before: gone.before });
  expect(find(await board(), added.id)).toMatchObject({ title: '写一篇对比', assignee_id: 'ada' });
  await change('update', { id: ID, changes: { notes: 'x' } });
  expect((await post('delete', { id: ID })).code).toBe(422);
});

test("the reader finds what is theirs, or nobody's", async () => {
  await change('update', { id: ID, changes: { assignee_id: 'ada' } });
  expect((await board('?assignee=me')).list.map(({ id }) => id)).toEqual([ID]);
  expect((await board('?assignee=none')).list.some(({ id }) => id === ID)).toBe(false);
  expect((await server.get(`${PATH}/actions?assignee=nobody`, admin)).code).toBe(422);
});

test('one action is found by its id; an unknown one is told apart from a bad one', async () => {
  const read = await server.get(`${PATH}/action?id=${encodeURIComponent(ID)}`, admin);
  expect(v.parse(oneActionSchema, read.data).action.id).toBe(ID);
  expect((await server.get(`${PATH}/action?id=none`, admin)).code).toBe(404);
});

test('what is dismissed is no longer proposed on the overview', async () => {
  const path = '/api/front/overview/index?start_time=2026-02-11&end_time=2026-03-10';
  const read = async () => v.parse(overviewSchema, (await server.get(path, admin)).data).actions.map(({ id }) => id);
  const before = await read();
  const [first = ''] = before;
  await change('update', { id: first, changes: { column: 'dismissed', reason: '不适用' } });
  expect(await read()).not.toContain(first);
});

test('an imported project has a board of its own, which outlives the server', async () => {
  importSample(server.dataDir, 'recorded');
  const { 'x-mock-session': _, ...login } = admin;
  const headers = { ...login, 'project-id': 'recorded' };
  expect((await board('', headers)).list.length).toBeGreaterThan(0);
  await change('update', { id: ID, changes: { notes: 'kept' } }, headers);
  expect(find(await board('', headers), ID)?.notes).toBe('kept');
  expect(find(await board(), ID)?.notes).toBe('');
});
