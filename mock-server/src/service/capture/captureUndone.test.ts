import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importListSchema } from '#client/api/importSchemas.ts';
import { captureStateSchema } from '#client/api/schemas/captureSchemas.ts';
import { findImported } from '#server/store/projectFiles/projectStore.ts';
import { importSample } from '#server/testing/importSample.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  importSample(server.dataDir, 'lamps', 20);
  headers = { ...(await server.signIn('ada')), 'project-id': 'lamps' };
});
afterEach(() => server.stop());

const sheetIn = (data: unknown) => v.parse(captureStateSchema, data).sheet;
const answersNow = (): number | undefined => findImported(server.dataDir, 'lamps')?.answer_count;

/** Opens a sheet for one prompt on two platforms, and pastes into a slot of it. */
async function startSheet(): Promise<(slot: number, text: string) => Promise<void>> {
  const order = { prompt_ids: ['q1'], platforms: ['Kimi', 'DeepSeek'] };
  const sheet = sheetIn((await server.post('/api/front/capture/start', order, headers)).data);
  return async (slot, text) => {
    const answer = { status: 'ok', text, citations: null, model: '' };
    const pasted = { sheet_id: sheet?.id, slot_id: sheet?.slots[slot]?.id, answer };
    expect(await server.post('/api/front/capture/answer', pasted, headers)).toMatchObject({ code: 0 });
  };
}

test('undoing the import of a sheet empties the sheet, so that the next paste brings nothing back', async () => {
  const paste = await startSheet();
  await paste(0, 'Ownbrand is bright.');
  expect(answersNow()).toBe(21);
  const { list } = v.parse(importListSchema, (await server.get('/api/front/import/list', headers)).data);
  await server.post('/api/front/import/undo', { import_id: list[0]?.id }, headers);
  const sheet = sheetIn((await server.get('/api/front/capture/index', headers)).data);
  expect(sheet).toMatchObject({ counted: true, slots: [{ answer: null }, { answer: null }] });
  await paste(1, 'Ownbrand lasts.');
  expect(answersNow()).toBe(21);
});

test('the import of a sheet is called as its page, in the language of the reader', async () => {
  const paste = await startSheet();
  await paste(0, 'Ownbrand is bright.');
  const nameIn = async (language: string): Promise<string | undefined> => {
    const { data } = await server.get('/api/front/import/list', { ...headers, 'accept-language': language });
    return v.parse(importListSchema, data).list[0]?.file_name;
  };
  expect([await nameIn('zh-CN'), await nameIn('en-US')]).toEqual(['手工采集', 'Capture by hand']);
});

test('answers captured for a prompt that was deleted meanwhile come back with it', async () => {
  const paste = await startSheet();
  await paste(0, 'Ownbrand is bright.');
  await server.post('/api/front/prompt/delete', { ids: ['q1'] }, headers);
  await paste(1, 'Ownbrand lasts.');
  await server.post('/api/front/prompt/restore', { ids: ['q1'] }, headers);
  expect(answersNow()).toBe(22);
});
