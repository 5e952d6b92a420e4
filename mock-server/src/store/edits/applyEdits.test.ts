import { describe, expect, it, vi } from 'vitest';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { applyEdits } from './applyEdits.ts';
import { ProjectEditor } from './ProjectEditor.ts';
import { NO_EDITS } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';

const RECORDED: ProjectDefinition = {
  id: 'p',
  name: 'Project',
  brands: [{ id: 'own', name: 'Own', own: true, aliases: [], match_case: false, domains: [] }],
  topics: [{ id: 't0', name: '续航' }],
  platforms: [],
  prompts: [
    { id: 'q0', text: '哪个好？', topic_id: 't0', tags: ['a'], keyword_ids: ['k'] },
    { id: 'q1', text: '为什么', topic_id: null, tags: [], keyword_ids: [], demand: { band: 'low', source: 's' } },
  ],
  keywords: [{ id: 'k', label: 'K' }],
  events: [],
};

function edited(work: (editor: ProjectEditor) => void, begun: ProjectEdits = NO_EDITS): ProjectEdits {
  const editor = new ProjectEditor(RECORDED, begun);
  work(editor);
  return editor.edits;
}

describe('applyEdits', () => {
  it('without edits gives the very same definition', () => {
    expect(applyEdits(RECORDED, NO_EDITS)).toBe(RECORDED);
  });

  it('keeps what was not changed, and changes neither the recorded definition nor the edits', () => {
    const recorded = structuredClone(RECORDED);
    const edits = edited((editor) =>
      editor.change('q1', { text: '为何', topic: '价格', tags: ['b', 'b'], paused: true }),
    );
    const { prompts, topics, ...others } = applyEdits(RECORDED, edits);
    expect(prompts[0]).toBe(RECORDED.prompts[0]);
    expect(prompts[1]).toEqual({
      ...RECORDED.prompts[1],
      text: '为何',
      topic_id: topics[1]?.id,
      tags: ['b'],
      paused: true,
    });
    expect(topics.map(({ name }) => name)).toEqual(['续航', '价格']);
    expect(others).toEqual({ ...others, brands: recorded.brands, keywords: recorded.keywords });
    expect(RECORDED).toEqual(recorded);
    expect([NO_EDITS.added.length, NO_EDITS.changed.size, NO_EDITS.topics.length]).toEqual([0, 0, 0]);
  });

  it('gives every prompt an id of its own, also where texts were changed away, and one back whose text was deleted', () => {
    let edits = NO_EDITS;
    for (let round = 0; round < 4; round += 1) {
      edits = edited((editor) => {
        const id = editor.add({ text: '新问题', topic: '', tags: [] });
        expect(id).not.toBeNull();
        if (round % 2 === 0) editor.change(id ?? '', { text: `改 ${String(round)}` });
        else editor.remove(id ?? '');
      }, edits);
    }
    const { prompts } = applyEdits(RECORDED, edits);
    expect(prompts.slice(2).map(({ text }) => text)).toEqual(['改 0', '改 2']);
    expect(new Set(prompts.map(({ id }) => id)).size).toBe(4);
  });

  it('of deleted prompts of one text, brings back the one that had it from the beginning', () => {
    const edits = edited((editor) => {
      editor.remove('q0');
      editor.change('q1', { text: '哪个好？' });
      editor.remove('q1');
      expect(editor.add({ text: '哪个好？', topic: '', tags: [], keyword_ids: ['k'] })).toBe('q0');
      expect(editor.restore('q1')).toBe(false);
    });
    expect(applyEdits(RECORDED, edits).prompts).toEqual([{ ...RECORDED.prompts[0], keyword_ids: ['k'] }]);
  });

  it('finds a topic by its name however it is written', () => {
    const edits = edited((editor) => {
      editor.add({ text: 'x', topic: 'Ｐｒｉｃｅ', tags: [] });
      editor.add({ text: 'y', topic: 'price', tags: [] });
      editor.add({ text: 'z', topic: '续航', tags: [] });
    });
    const { topics, prompts } = applyEdits(RECORDED, edits);
    expect(topics.map(({ name }) => name)).toEqual(['续航', 'Ｐｒｉｃｅ']);
    expect(prompts.slice(2).map(({ topic_id: id }) => id)).toEqual([topics[1]?.id, topics[1]?.id, 't0']);
  });

  it('changed back, deleted and restored is no edit at all', () => {
    const edits = edited((editor) => {
      editor.change('q0', { text: '别的', paused: true, topic: '价格', tags: [] });
      editor.remove('q1');
    });
    const back = edited((editor) => {
      editor.change('q0', { text: '哪个好？', paused: false, topic: '续航', tags: ['a'] });
      editor.restore('q1');
    }, edits);
    expect(edits).not.toBe(NO_EDITS);
    expect(back).toBe(NO_EDITS);
  });

  it('is the same value when nothing came of the work', () => {
    const edits = edited((editor) => editor.remove('q1'));
    const same = edited((editor) => {
      expect(editor.remove('q1')).toBe(false);
      expect(editor.change('q1', { paused: true })).toBe(false);
      expect(editor.change('q0', { topic: '续航' })).toBe(false);
      expect(editor.restore('q0')).toBe(false);
      expect(editor.add({ text: '哪个 好', topic: '', tags: [] })).toBeNull();
    }, edits);
    expect(same).toBe(edits);
  });

  it('gives the very same object for a prompt that a later edit does not concern', () => {
    const edits = edited((editor) => editor.change('q0', { tags: ['b'] }));
    const later = edited((editor) => editor.change('q1', { paused: true }), edits);
    const before = applyEdits(RECORDED, edits).prompts[0];
    expect(before).not.toBe(RECORDED.prompts[0]);
    expect(applyEdits(RECORDED, later).prompts[0]).toBe(before);
    // An import may have given the prompt other values since.
    const imported = { ...RECORDED, prompts: [{ ...RECORDED.prompts[0]!, text: '哪个更好？' }] };
    expect(applyEdits(imported, later).prompts[0]).toMatchObject({ text: '哪个更好？', tags: ['b'] });
  });

  it('normalizes the text of a prompt once, however often prompts are retagged, deleted and restored', () => {
    const prompts = RECORDED.prompts.map((prompt) => ({ ...prompt, id: `${prompt.id}-once` }));
    const recorded = { ...RECORDED, prompts };
    const normalize = vi.spyOn(String.prototype, 'normalize');
    let edits = NO_EDITS;
    for (const change of [
      (editor: ProjectEditor, id: string) => editor.change(id, { add_tags: ['again'] }),
      (editor: ProjectEditor, id: string) => editor.remove(id),
      (editor: ProjectEditor, id: string) => editor.takenTextOf(id) === null && editor.restore(id),
    ]) {
      const editor = new ProjectEditor(recorded, edits);
      for (const { id } of prompts) expect(change(editor, id)).toBe(true);
      edits = editor.edits;
    }
    const texts = normalize.mock.contexts.filter((text) => prompts.some((prompt) => prompt.text === String(text)));
    normalize.mockRestore();
    expect(texts).toHaveLength(prompts.length);
  });

  it('passes over what the project no longer has', () => {
    const edits = edited((editor) => {
      editor.change('q1', { topic: '价格' });
      editor.remove('q0');
    });
    expect(applyEdits({ ...RECORDED, prompts: [], topics: [] }, edits)).toMatchObject({ prompts: [], topics: [] });
    const lost = applyEdits(RECORDED, { ...edits, topics: [] });
    expect(lost.prompts.map(({ topic_id: id }) => id)).toEqual([null]);
  });

  it('takes an imported prompt for the one that was added before', () => {
    const edits = edited((editor) => {
      editor.add({ text: '后来才录入', topic: '价格', tags: ['手工'] });
    });
    const [added] = edits.added;
    const imported = { ...RECORDED, prompts: added ? [{ ...added, topic_id: null, tags: ['文件'] }] : [] };
    const { prompts, topics } = applyEdits(imported, edits);
    expect(prompts).toEqual([{ ...added, tags: ['文件', '手工'] }]);
    expect(topics.at(-1)).toMatchObject({ id: added?.topic_id, name: '价格' });
    const withTopic = { ...imported, topics: [...RECORDED.topics, ...topics.slice(1)] };
    expect(applyEdits(withTopic, edits).topics).toEqual(withTopic.topics);
    const editor = new ProjectEditor(imported, edits);
    expect(editor.change(added?.id ?? '', { tags: ['文件', '手工'], topic: '价格' })).toBe(false);
  });
});
