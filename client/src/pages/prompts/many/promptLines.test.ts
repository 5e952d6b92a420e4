import { describe, expect, it } from 'vitest';
import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import type { PromptLine } from '#client/components/prompts/reading/PromptLine.ts';
import { isAddable, isInGroup, lineStates } from './promptLines.ts';

const line = (place: number, text: string, others: Partial<PromptLine> = {}): PromptLine => ({
  line: place,
  text,
  topic: '',
  tags: [],
  ...others,
});
const clean = (text: string): PromptCheck => ({ text, branded: false, near: [] });
const kinds = (lines: readonly PromptLine[], checkOf: (text: string) => PromptCheck | undefined = clean) =>
  lineStates(lines, checkOf).map(({ kind }) => kind);

describe('lineStates', () => {
  it('names what keeps a line from being added', () => {
    expect(
      kinds([
        line(1, '降噪耳机推荐'),
        line(2, '  '),
        line(3, '长'.repeat(2001)),
        line(4, '耳机续航', { topic: 't'.repeat(201) }),
        line(5, '耳机音质', { tags: Array.from({ length: 11 }, String) }),
      ]),
    ).toEqual(['new', 'empty', 'too_long', 'topic', 'tags']);
  });

  it('keeps the first of lines that are the same but for writing', () => {
    const states = lineStates([line(3, '哪个牌子好？'), line(7, ' 哪个 牌子好 ')], clean);
    expect(states).toEqual([{ kind: 'new' }, { kind: 'repeated', line: 3 }]);
  });

  it('warns of lines that ask the same in other words, and adds them still', () => {
    const [, near] = lineStates([line(1, '降噪耳机推荐'), line(2, '推荐降噪耳机')], clean);
    expect(near).toMatchObject({ kind: 'near', text: '降噪耳机推荐', promptId: null });
    expect(near !== undefined && isAddable(near)).toBe(true);
    const [, english] = lineStates(
      [line(1, 'What are the best running shoes?'), line(2, 'what is the best running shoe')],
      clean,
    );
    expect(english?.kind).toBe('near');
  });

  it('tells what the project has from what only resembles it', () => {
    const check = (text: string): PromptCheck => ({
      text,
      branded: false,
      near: [
        { prompt_id: null, text: '别的行', similarity: 1 },
        { prompt_id: 'q1', text: '哪个牌子好', similarity: 0.9 },
      ],
    });
    const [same, other] = lineStates([line(1, '哪个牌子好？'), line(2, '哪些品牌比较好')], check);
    expect(same).toEqual({ kind: 'exists', text: '哪个牌子好', promptId: 'q1' });
    expect(other).toEqual({ kind: 'near', text: '哪个牌子好', similarity: 0.9, promptId: 'q1' });
  });

  it('says that a line is not checked yet, and lets it be added all the same', () => {
    const [state] = lineStates([line(1, '降噪耳机推荐')], () => undefined);
    expect(state).toEqual({ kind: 'checking' });
    expect(state !== undefined && isAddable(state) && isInGroup(state, 'new')).toBe(true);
  });
});
