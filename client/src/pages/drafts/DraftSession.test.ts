import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#client/lib/ApiError.ts';
import type { BrowserStorage } from '#client/lib/storage.ts';
import { fakeDraftServer } from '#client/testing/fakeDraftServer.ts';
import { createMemoryStorage } from '#client/testing/memoryStorage.ts';
import { DraftSession } from './DraftSession.ts';
import { LocalCopies } from './localCopies.ts';

let server: ReturnType<typeof fakeDraftServer>;
let shared: ReturnType<typeof createMemoryStorage>;
beforeEach(() => {
  vi.useFakeTimers();
  server = fakeDraftServer();
  shared = createMemoryStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A fake browser tab: local storage is shared, session storage is not, and other tabs are notified of writes. */
function openTab(name: string, draft = server.now()) {
  const { storage, listeners } = shared;
  const mine = new Set<(key: string | null, value: string | null) => void>();
  const tab: BrowserStorage = {
    ...storage,
    readTabJson: () => name,
    writeDraft: (key, value) => {
      storage.writeDraft(key, value);
      for (const listener of listeners) if (!mine.has(listener)) listener(`answerscope.draft.${key}`, null);
    },
    onForeignChange: (listener) => {
      mine.add(listener);
      return storage.onForeignChange(listener);
    },
  };
  return new DraftSession(draft, server.calls, new LocalCopies(tab, 'p', 'd'));
}

const second = async (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000);

test('what is typed is saved a second after the last key, once', async () => {
  const session = openTab('a');
  session.setText('one t');
  await vi.advanceTimersByTimeAsync(500);
  session.setText('one two');
  expect(session.state).toBe('waiting');
  await second();
  expect(session.state).toBe('saved');
  expect(server.now()).toMatchObject({ text: 'one two', version: 2 });
  expect(server.calls.save).toHaveBeenCalledOnce();
});

test('what is typed while a save is under way is saved after it', async () => {
  const session = openTab('a');
  session.setText('two');
  const saving = session.save();
  session.setText('three');
  await saving;
  expect([server.now().text, session.text, session.state]).toEqual(['two', 'three', 'waiting']);
  await second();
  expect(server.now().text).toBe('three');
});

test('what is typed while a save is under way is sent when the page is left, and before the draft is called final', async () => {
  const [left, finished] = [openTab('a'), openTab('a')];
  left.setText('two');
  void left.save();
  left.setText('three');
  left.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.now().text).toBe('three');
  finished.replaceBy(server.now());
  finished.setText('four');
  void finished.save();
  await finished.setStatus('final');
  expect(server.now()).toMatchObject({ text: 'four', status: 'final' });
});

test('nothing is saved while nothing is changed', async () => {
  const session = openTab('a');
  session.setText('two');
  session.setText('one');
  await second();
  expect(session.state).toBe('saved');
  expect(server.calls.save).not.toHaveBeenCalled();
});

describe('what is not saved', () => {
  test('is there again after a reload, and is saved then', async () => {
    openTab('a').setText('two');
    const again = openTab('a');
    expect([again.text, again.state]).toEqual(['two', 'waiting']);
    await second();
    expect(server.now().text).toBe('two');
    expect(openTab('a').state).toBe('saved');
  });

  test('is found by another tab when its own was closed', () => {
    openTab('a').setText('two');
    expect(openTab('b').text).toBe('two');
  });

  test('stays typed when saving fails, says so, and is tried again', async () => {
    const session = openTab('a');
    server.fail(new ApiError('network', 'offline'));
    session.setText('two');
    await second();
    expect([session.state, session.text]).toEqual(['failed', 'two']);
    server.fail(null);
    await vi.advanceTimersByTimeAsync(5000);
    expect([session.state, server.now().text]).toEqual(['saved', 'two']);
  });

  test('is not tried again by itself when the server refuses it', async () => {
    const session = openTab('a');
    server.fail(new ApiError('validation', 'too long'));
    session.setText('two');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.calls.save).toHaveBeenCalledOnce();
    expect(session.state).toBe('failed');
  });

  test('survives a login that expired', async () => {
    const session = openTab('a');
    server.fail(new ApiError('unauthorized', '未登录'));
    session.setText('two');
    await second();
    session.close();
    server.fail(null);
    expect(openTab('a').text).toBe('two');
  });

  test('is sent when the page is left', async () => {
    const session = openTab('a');
    session.setText('two');
    session.close();
    await second();
    expect(server.now().text).toBe('two');
    expect(openTab('a').state).toBe('saved');
  });
});

describe('two tabs', () => {
  test('one that only reads takes over what the other saves', async () => {
    const [writer, reader] = [openTab('a'), openTab('b')];
    writer.setText('two');
    await second();
    await second();
    expect([reader.text, reader.state, reader.revision]).toEqual(['two', 'saved', 1]);
  });

  test('a look at what the other saved does not end a save that began since', async () => {
    const [early, late] = [openTab('a'), openTab('b')];
    const look = vi.spyOn(server.calls, 'one').mockImplementationOnce(async () => {
      await second();
      return server.now();
    });
    early.setText('theirs');
    await early.save();
    expect(look).toHaveBeenCalledOnce();
    vi.mocked(server.calls.save).mockImplementation(async () => new Promise(() => undefined));
    late.setText('mine');
    void late.save();
    await second();
    expect(late.state).toBe('saving');
  });

  test('both writing is a conflict for the later one, and nothing of either is lost', async () => {
    const [early, late] = [openTab('a'), openTab('b')];
    late.setText('mine');
    early.setText('theirs');
    await early.save();
    await late.save();
    expect([late.state, late.text, late.theirs?.text, server.now().text]).toEqual([
      'conflict',
      'mine',
      'theirs',
      'theirs',
    ]);
    late.setText('mine, longer');
    await second();
    expect(server.now().text).toBe('theirs');
  });

  test('writing the same words is no conflict', async () => {
    const [early, late] = [openTab('a'), openTab('b')];
    early.setText('same');
    late.setText('same');
    await early.save();
    await late.save();
    expect([late.state, late.draft.version]).toEqual(['saved', 2]);
  });

  test('a save whose reply was lost is no conflict with itself', async () => {
    const session = openTab('a');
    session.setText('two');
    await server.calls.save({ id: 'd', base_version: 1, title: '标题', text: 'two', prompt_ids: [] });
    await second();
    expect(session.state).toBe('saved');
  });

  test('what was typed after a save whose reply was lost is no conflict with that save, and is saved too', async () => {
    const session = openTab('a');
    const { save } = server.calls;
    vi.mocked(save).mockImplementationOnce(async (change) => {
      await server.calls.save(change);
      throw new ApiError('network', 'lost');
    });
    session.setText('two');
    await second();
    expect([session.state, server.now().text]).toEqual(['failed', 'two']);
    session.setText('two and three');
    await second();
    await second();
    expect([session.state, session.theirs, server.now().text]).toEqual(['saved', null, 'two and three']);
  });

  test('somebody else’s words over a save whose reply was lost are a conflict', async () => {
    const session = openTab('a');
    const { save } = server.calls;
    vi.mocked(save).mockImplementationOnce(async (change) => {
      const { version } = await server.calls.save(change);
      await server.calls.save({ ...change, base_version: version, text: 'theirs' });
      throw new ApiError('network', 'lost');
    });
    session.setText('two');
    await second();
    session.setText('two and three');
    await second();
    expect([session.state, server.now().text]).toEqual(['conflict', 'theirs']);
  });
});

describe('a conflict', () => {
  async function conflict(): Promise<DraftSession> {
    const [early, late] = [openTab('a'), openTab('b')];
    late.setText('mine');
    early.setText('theirs');
    await early.save();
    await late.save();
    early.close();
    return late;
  }

  test('ends with mine, theirs being in the history', async () => {
    const session = await conflict();
    await session.keepMine();
    expect([session.state, server.now().text]).toEqual(['saved', 'mine']);
    expect(server.calls.save).toHaveBeenLastCalledWith(expect.objectContaining({ base_version: 2, apart: true }));
  });

  test('ends with theirs, mine being in the history', async () => {
    const session = await conflict();
    await session.takeTheirs();
    expect([session.state, session.text, server.now().text]).toEqual(['saved', 'theirs', 'theirs']);
    expect(server.versions.map(({ text }) => text)).toEqual(['one', 'theirs', 'mine', 'theirs']);
  });

  test('ends with both, mine in a draft of its own', async () => {
    const session = await conflict();
    expect(await session.keepBoth('标题（副本）')).toMatchObject({ id: 'copy', text: 'mine', title: '标题（副本）' });
    expect([session.state, session.text]).toEqual(['saved', 'theirs']);
    expect(openTab('b').state).toBe('saved');
  });

  test('stands again after a reload', async () => {
    (await conflict()).keep();
    const again = openTab('b');
    expect([again.state, again.text, again.theirs?.text]).toEqual(['conflict', 'mine', 'theirs']);
  });
});

test('a generated text is saved at once and kept apart in the history', async () => {
  const session = openTab('a');
  session.putGenerated('generated');
  await second();
  expect(server.calls.save).toHaveBeenCalledWith(expect.objectContaining({ text: 'generated', kind: 'generated' }));
  session.setText('generated and mended');
  await second();
  expect(server.calls.save).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'saved' }));
});

test('a generated text stays one when its first save fails', async () => {
  const session = openTab('a');
  server.fail(new ApiError('network', 'offline'));
  session.putGenerated('generated');
  await vi.advanceTimersByTimeAsync(0);
  server.fail(null);
  await session.save();
  expect(server.calls.save).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'generated' }));
});

test('what is typed is saved before the draft is called final', async () => {
  const session = openTab('a');
  session.setText('two');
  await session.setStatus('final');
  expect(server.now()).toMatchObject({ text: 'two', status: 'final' });
  expect(session.draft.status).toBe('final');
});
