import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test, vi } from 'vitest';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTexts } from '#server/analysis/table/AnswerTable.ts';
import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import { MemoryTextStore } from '#server/analysis/table/TextStore.ts';
import { LineTexts } from '../LineTexts.ts';
import { openTexts, shareTexts } from './sharedTexts.ts';
import type { SharedTexts } from './sharedTexts.ts';

// Starting a thread is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const TEXTS = ['Sony', '索尼很好', '', 'Bose 🎧'];
const folder = mkdtempSync(join(tmpdir(), 'texts-'));
const threads: Worker[] = [];
afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.terminate()));
  rmSync(folder, { recursive: true });
});

function inMemory(): AnswerTexts {
  const store = new MemoryTextStore();
  TEXTS.forEach((text) => store.append(text));
  return store.finish(Uint32Array.of(3, 2, 1, 0));
}

/** Texts of a file that was replaced after it was opened. */
function inReplacedFile(): AnswerTexts {
  const file = join(folder, 'answers.jsonl');
  const lines = TEXTS.toReversed().map((text) => Buffer.from(JSON.stringify({ text })));
  writeFileSync(file, Buffer.concat(lines));
  const size = Uint32Array.from(lines, ({ length }) => length);
  let used = 0;
  const from = Float64Array.from(size, (length) => (used += length) - length);
  const texts = new LineTexts(file, { from, size });
  texts.open();
  writeFileSync(`${file}.new`, 'something else');
  renameSync(`${file}.new`, file);
  return texts;
}

function shared(texts: AnswerTexts): SharedTexts {
  const result = shareTexts(texts);
  if (result === null) throw new Error('These texts can be shared');
  return result;
}

const KINDS = [
  ['in memory', inMemory],
  ['in a file replaced since', inReplacedFile],
] as const;

test.each(KINDS)('texts %s are the same at the other end', (_, make) => {
  const texts = make();
  const opened = openTexts(structuredClone(shared(texts)));
  expect(TEXTS.map((__, row) => opened.text(row))).toEqual(TEXTS.toReversed());
  expect(() => opened.text(4)).toThrow(RangeError);
});

test.each(KINDS)('texts %s are read by a thread', async (_, make) => {
  const brands: BrandDefinition[] = [
    { id: 'a', name: 'Sony', own: true, aliases: ['索尼'], match_case: false, domains: [] },
  ];
  const texts = make();
  const thread = new Worker(new URL('./recountThread.mjs', import.meta.url), { argv: [], execArgv: [] });
  threads.push(thread);
  const reply = new Promise<Mentions>((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
  });
  thread.postMessage({ kind: 'start', before: [], after: brands, texts: shared(texts) });
  const none = new Uint8Array();
  const rows = { brandCount: 0, position: none, sentiment: none, mentionBrand: none, labels: new Map() };
  const starts = { mentionStart: new Uint32Array(4), mentionFrom: new Uint32Array(), mentionTo: new Uint32Array() };
  thread.postMessage({ kind: 'rows', from: 1, rows: { ...rows, ...starts, status: new Uint8Array(3) } });
  expect(Array.from((await reply).namedMask)).toEqual([0, 1, 1]);
  expect(texts.text(3)).toBe('Sony');
});

test('texts of another kind stay here', () => {
  expect(shareTexts({ text: () => '' })).toBeNull();
});
