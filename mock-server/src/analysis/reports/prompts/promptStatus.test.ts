import { expect, test } from 'vitest';
import { promptStatus, type StatusEvidence } from './promptStatus.ts';

/** 20 ok answers: the own brand is named in 8, the strongest competitor in 12, both in 4. */
const EVEN: StatusEvidence = {
  asked: 20,
  ok: 20,
  refused: 0,
  own: 8,
  rival: 12,
  rivalOnly: 8,
  ownOnly: 4,
  pairs: 10,
  stability: 0.6,
};

test.each([
  ['nobody is clearly ahead', {}, 'contested'],
  ['nobody is named', { own: 0, rival: 0, rivalOnly: 0, ownOnly: 0 }, 'contested'],
  ['we are named and no rival more often', { own: 12, rival: 12 }, 'won'],
  ['we are the only ones named', { own: 1, rival: 0 }, 'won'],
  ['a rival is named and we never are', { own: 0, rival: 1, rivalOnly: 1, ownOnly: 0 }, 'lost'],
  ['a rival is named more often beyond chance', { own: 2, rival: 12, rivalOnly: 11, ownOnly: 1 }, 'lost'],
  ['a rival is ahead by what chance does', { own: 7, rival: 12, rivalOnly: 5, ownOnly: 0 }, 'contested'],
  ['runs contradict each other', { stability: 0.33 }, 'unstable'],
  ['runs contradict each other though we lead', { own: 15, stability: 0.2 }, 'unstable'],
  ['runs agree on a third', { stability: 1 / 3 }, 'contested'],
  ['two runs are too few to contradict', { stability: 0, pairs: 2 }, 'contested'],
  ['no run was repeated', { stability: Number.NaN, pairs: 0 }, 'contested'],
  ['half were refused', { asked: 20, ok: 10, refused: 10 }, 'refused'],
  ['most were refused and few are left', { asked: 20, ok: 3, refused: 17 }, 'refused'],
  ['few were asked', { asked: 9, ok: 9 }, 'thin'],
  ['few were asked and all refused', { asked: 9, ok: 0, refused: 9 }, 'thin'],
  ['most failed', { asked: 20, ok: 9, refused: 1 }, 'thin'],
  ['ten answers are enough', { asked: 10, ok: 10 }, 'contested'],
] as const)('%s', (_, change, status) => {
  expect(promptStatus({ ...EVEN, ...change })).toBe(status);
});
