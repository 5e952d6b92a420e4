import { expect, test, vi } from 'vitest';
import type { BrandDefinition, ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import type { Mentions } from '#server/analysis/table/MentionColumns.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { Recounter } from '#server/analysis/table/Recounter.ts';
import { buildTable } from '#server/testing/buildTable.ts';
import { openRecountThread } from './recount/openRecountThread.ts';
import type { OpenRecountLink } from './recount/openRecountThread.ts';
import { RecountHelper } from './recount/RecountHelper.ts';
import { StretchCounter } from './recount/recountTasks.ts';
import { shareTexts } from './recount/sharedTexts.ts';
import { startHelper } from './recount/startHelper.ts';
import type { StartHelper } from './recount/startHelper.ts';
import { recountInSlices } from './recountInSlices.ts';

// Starting a thread is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const brand = (id: string, name: string, ...aliases: string[]): BrandDefinition => {
  return { id, name, own: id === 'a', aliases, match_case: name === 'Away', domains: [] };
};
const BEFORE = [brand('a', 'Sony', '索尼'), brand('b', 'Bose'), brand('c', '华为云')];
const CHANGES: readonly (readonly BrandDefinition[])[] = [
  // In few answers: most rows are copied.
  [...BEFORE, brand('d', 'Lumora')],
  // Removed, added and reordered brands.
  [brand('c', '华为'), brand('d', 'Away'), brand('a', 'Sony')],
  // Two brands share a name, so that every text is analysed.
  [brand('a', 'Sony'), brand('b', 'Bose', 'Sony')],
];
const WORDS = ['Sony is excellent. ', '华为云不好，', 'Bose is slow. ', '索尼很好。', 'away ', 'Away ', '🎧 é '];

function answer(index: number): RawAnswer {
  const words = WORDS.filter((_, place) => ((index * 7919) >> place) % 3 === 0);
  return {
    id: String(index),
    prompt_id: 'q',
    platform_id: 'p',
    run: 1,
    asked_at: (index * 31) % 977,
    status: index % 11 === 0 ? 'failed' : 'ok',
    text: words.join('') + (index % 60 === 0 ? 'Lumora' : ''),
    citations: null,
    ...(index % 5 === 0 && { sentiments: { a: 'negative', b: 'positive', d: 'positive' } as const }),
  };
}

const PROJECT: ProjectDefinition = {
  id: 'x',
  name: 'Project',
  brands: BEFORE,
  topics: [],
  platforms: [{ id: 'p', name: 'Platform' }],
  prompts: [{ id: 'q', text: '?', topic_id: null, tags: [], keyword_ids: [] }],
  keywords: [],
  events: [],
};
const table = buildTable(
  PROJECT,
  Array.from({ length: 6123 }, (_, index) => answer(index)),
);

function countedAlone(brands: readonly BrandDefinition[]): AnswerTable {
  const recounter = new Recounter(table, brands);
  recounter.step(table.count);
  return recounter.finish();
}

/** A helper in this thread that stops after a number of blocks. */
function linkThatDiesAfter(blocks: number, onClose: () => void = () => undefined): OpenRecountLink {
  return (onReply) => {
    let counter: StretchCounter | null = null;
    let left = blocks;
    return {
      send: (task) => {
        const sent = structuredClone(task);
        setImmediate(() => {
          if (sent.kind === 'start') counter = new StretchCounter(sent);
          else if (counter !== null && (left -= 1) >= 0) onReply(counter.count(sent));
        });
      },
      close: onClose,
    };
  };
}

function helped(open: OpenRecountLink): StartHelper {
  return (rows, brands) => {
    const texts = shareTexts(rows.texts);
    return texts && new RecountHelper(rows, brands, texts, open);
  };
}

test.each([0, 1, 3, 5, 1000])('somebody who counts %i blocks along changes nothing in the result', async (blocks) => {
  for (const brands of CHANGES) {
    const shares: number[] = [];
    const onProgress = (share: number): void => void shares.push(share);
    const result = await recountInSlices(table, brands, { onProgress }, helped(linkThatDiesAfter(blocks)));
    expect(result).toEqual(countedAlone(brands));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  }
});

test('rows that come back too late are not counted twice', async () => {
  const [brands = []] = CHANGES;
  const late: OpenRecountLink = (onReply) => {
    const link = linkThatDiesAfter(1000);
    const replies: Mentions[] = [];
    // Held until everything but the rows in flight has been counted.
    return link((mentions) => {
      replies.push(mentions);
      setTimeout(() => replies.splice(0).forEach(onReply), 30);
    });
  };
  expect(await recountInSlices(table, brands, {}, helped(late))).toEqual(countedAlone(brands));
});

test('an abort ends the thread, too', async () => {
  const [brands = []] = CHANGES;
  const close = vi.fn();
  const controller = new AbortController();
  const onProgress = (): void => controller.abort(new Error('enough'));
  const options = { onProgress, signal: controller.signal };
  await expect(recountInSlices(table, brands, options, helped(linkThatDiesAfter(9, close)))).rejects.toThrow('enough');
  expect(close).toHaveBeenCalledOnce();
});

test('nobody is asked to help with few answers, nor where no name changed', async () => {
  expect(startHelper(table, BEFORE)).toBeNull();
  const start = vi.fn(() => null);
  await recountInSlices(table, BEFORE.toReversed(), {}, start);
  expect(start).not.toHaveBeenCalled();
});

test('a thread counts what the same rows count to here', async () => {
  const [, brands = []] = CHANGES;
  const texts = shareTexts(table.texts);
  if (texts === null) throw new Error('These texts can be shared');
  const helper = new RecountHelper(table, brands, texts, openRecountThread);
  try {
    await vi.waitFor(() => expect(helper.end).toBeLessThan(table.count - 4000), { timeout: 50_000 });
    const recounter = new Recounter(table, brands);
    recounter.step(helper.end);
    helper.blocks.forEach((block) => recounter.append(block));
    expect(recounter.finish()).toEqual(countedAlone(brands));
  } finally {
    helper.close();
  }
});
