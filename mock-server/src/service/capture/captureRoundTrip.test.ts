import Papa from 'papaparse';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importInspectionSchema, importJobSchema } from '#client/api/importSchemas.ts';
import { captureStateSchema } from '#client/api/schemas/captureSchemas.ts';
import { answersFileSchema } from '#client/lib/answerExport.ts';
import { CAPTURE_COLUMNS, captureCsv } from '#client/lib/captureCsv.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import type { TestServer } from '#server/testing/startTestServer.ts';
import { uploadFile } from '#server/testing/uploadFile.ts';

// Each preview and each import starts a thread.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let login: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  login = await server.signIn('ada');
});
afterEach(() => server.stop());

const draft = {
  ...{ name: 'Northwind', market: 'DE', languages: ['de'] },
  brand: { name: 'Northwind' },
  prompts: [{ text: '-20 % auf Lampen: welche ist gut?' }, { text: '+Which lamp, "bright", is best?' }],
  platforms: [{ name: 'ChatGPT', way: 'hand' }],
};

test('the open slots go out as a table and come back filled, beside what was pasted', async () => {
  const made = await server.post('/api/front/project/create', draft, login);
  expect(made).toMatchObject({ code: 0 });
  const { id } = v.parse(v.object({ id: v.string() }), made.data);
  const headers = { ...login, 'project-id': id };
  const stateOf = ({ data }: { data: unknown }) => v.parse(captureStateSchema, data).sheet;
  const definition = (await server.get('/api/front/prompt/index', headers)).data;
  const { list } = v.parse(v.object({ list: v.array(v.object({ id: v.string() })) }), definition);
  const order = { prompt_ids: list.map((prompt) => prompt.id), platforms: ['ChatGPT'] };
  const sheet = stateOf(await server.post('/api/front/capture/start', order, headers));
  const [pasted, open] = sheet?.slots ?? [];
  // Redirects of a search engine: the first names its site, the second hides it.
  const citations = ['shop.example', 'Lampen'].map((title) => ({
    url: `https://www.baidu.com/link?url=${title}`,
    title,
  }));
  const answer = { status: 'ok', text: '- Northwind', citations, model: '' };
  const kept = await server.post(
    '/api/front/capture/answer',
    { sheet_id: sheet?.id, slot_id: pasted?.id, answer },
    headers,
  );
  expect(kept).toMatchObject({ code: 0 });
  const csv = captureCsv(stateOf(kept)?.slots ?? []);
  const { data: rows } = Papa.parse<Record<string, string>>(csv.trim(), { header: true });
  // A spreadsheet would execute it as a formula: it is exported with a guard, and imported without.
  expect(rows.map(({ prompt }) => prompt)).toEqual([`'${String(open?.prompt)}`]);
  const filled = rows.map((row) => ({
    ...row,
    ...{
      asked_at: '2026-03-09T08:00:00Z',
      answer: 'Northwind is bright.',
      citations: 'https://a.example/\nhttps://b.example/',
    },
  }));
  const text = Papa.unparse(filled, { columns: [...CAPTURE_COLUMNS] });
  const found = v.parse(importInspectionSchema, (await uploadFile(server, headers, text, 'filled.csv')).data);
  expect(found.missing).toEqual([]);
  const begun = await server.post(
    '/api/front/import/start',
    {
      ...{ file_id: found.file_id, project_name: 'Northwind', mapping: found.mapping },
      ...{ brand: { name: 'Northwind', aliases: [] }, competitors: [] },
    },
    headers,
  );
  let job = v.parse(importJobSchema, begun.data);
  while (job.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    job = v.parse(importJobSchema, (await server.get(`/api/front/import/job?job_id=${job.job_id}`, headers)).data);
  }
  const reply = await fetch(
    `${server.url}/api/front/answer/export?format=json&start_time=2026-03-01&end_time=2026-03-10`,
    { headers },
  );
  const { answers } = v.parse(answersFileSchema, await reply.json());
  expect(answers.map((one) => [one.prompt, one.platform, one.surface, one.citations?.length]).toSorted()).toEqual(
    [
      [pasted?.prompt, 'ChatGPT', 'by hand', 1],
      [open?.prompt, 'ChatGPT', 'by hand', 2],
    ].toSorted(),
  );
});
