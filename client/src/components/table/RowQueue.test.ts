import { describe, expect, it } from 'vitest';
import { RowQueue } from './RowQueue.ts';
import type { RowPart } from './RowQueue.ts';

function start() {
  const frames: ((time: number) => void)[] = [];
  const drawn: number[] = [];
  const queue = new RowQueue((callback) => frames.push(callback));
  let time = 0;
  return {
    queue,
    drawn,
    frames,
    add: (index: number, part: RowPart = 'whole') => queue.add(index, part, () => drawn.push(index)),
    /** Lets one frame of this length pass and gives what it drew. */
    frame: (length: number) => {
      time += length;
      const before = drawn.length;
      frames.shift()?.(time);
      return drawn.slice(before);
    },
  };
}

describe('RowQueue', () => {
  it('draws rows in sight before those around them', () => {
    const { queue, add, frame } = start();
    queue.setSight(100, 101);
    for (const index of [90, 98, 104, 101, 100]) add(index);
    expect([frame(16), frame(16), frame(16)]).toEqual([[101], [100, 98], [104, 90]]);
  });

  it('draws first cells of the rows in sight before the other cells of any, and many of them in a frame', () => {
    const { queue, add, frame } = start();
    queue.setSight(100, 106);
    add(100);
    add(107, 'head');
    for (const index of [101, 102, 103, 104, 105]) add(index, 'head');
    expect([frame(16), frame(16)]).toEqual([
      [101, 102, 103, 104],
      [105, 100, 107],
    ]);
  });

  it('draws more in each frame while frames are short, and fewer once they are long', () => {
    const { add, frame } = start();
    for (let index = 0; index < 200; index += 1) add(index);
    const lengths = (...frames: readonly number[]): number[] => frames.map((length) => frame(length).length);
    expect(lengths(16, 16, 16, 16, 16)).toEqual([1, 2, 3, 3, 3]);
    expect(lengths(60, 25, 25, 25)).toEqual([0, 1, 1, 1]);
    expect(lengths(16, 16)).toEqual([2, 2]);
  });

  it('leaves every second frame on a machine that is late to what the one before has drawn', () => {
    const { add, frame } = start();
    for (let index = 0; index < 200; index += 1) add(index);
    expect([40, 40, 40, 40, 40].map((length) => frame(length).length)).toEqual([1, 0, 1, 0, 1]);
  });

  it('begins with few again after a pause', () => {
    const { add, frame } = start();
    for (let index = 0; index < 6; index += 1) add(index);
    expect([16, 16, 16, 16, 16].map((length) => frame(length).length)).toEqual([1, 2, 3, 0, 0]);
    for (let index = 0; index < 8; index += 1) add(index);
    expect(frame(16)).toHaveLength(1);
  });

  it('remembers over a pause what was too much, and tries more of it only slowly', () => {
    const { add, frame } = start();
    const jump = (...frames: readonly number[]): number[] => {
      for (let index = 0; index < 20; index += 1) add(index, 'head');
      return frames.map((length) => frame(length).length);
    };
    // The eight of the second frame were too much, as the third one's time says.
    expect(jump(16, 16, 40, 16, 16, 16, 16)).toEqual([4, 8, 0, 7, 1, 0, 0]);
    expect(jump(16, 16, 16, 16)).toEqual([4, 7, 7, 2]);
  });

  it('draws first cells alone while rows fly past on a slow machine, and the others once the rows have stood still', () => {
    const { queue, add, frame } = start();
    queue.setSight(0, 9);
    for (const index of [0, 1, 2]) add(index);
    expect(frame(40)).toEqual([0]);
    queue.setSight(100, 109);
    add(105);
    add(106, 'head');
    expect([frame(40), frame(40), frame(40)]).toEqual([[], [106], []]);
    queue.setSight(101, 110);
    // The rows moved within the first of these frames: they have stood still for 100 ms with the fourth.
    expect([frame(40), frame(40), frame(40), frame(40)]).toEqual([[], [], [], [105]]);
  });

  it('draws whole rows while they fly past where frames come in time', () => {
    const { queue, add, frame } = start();
    queue.setSight(0, 9);
    for (const index of [0, 1, 2]) add(index);
    expect(frame(16)).toEqual([0]);
    queue.setSight(100, 109);
    add(105);
    add(106, 'head');
    expect(frame(16)).toEqual([106, 105]);
  });

  it('leaves out a row that has gone, and rests when nothing waits', () => {
    const { add, frame, frames } = start();
    const leave = add(1);
    add(2);
    leave();
    expect(frame(16)).toEqual([2]);
    // What it cost is known two frames later.
    expect([frame(16), frame(16)]).toEqual([[], []]);
    expect(frames).toHaveLength(0);
    add(3);
    expect(frame(5000)).toEqual([3]);
  });

  it('gives other work a frame without rows, and learns nothing from how long that takes', async () => {
    const { queue, add, frame } = start();
    for (let index = 0; index < 20; index += 1) add(index);
    expect(frame(16)).toEqual([0]);
    const read: string[] = [];
    void queue.turn().then(() => read.push('first'));
    void queue.turn().then(() => read.push('second'));
    expect(frame(16)).toEqual([]);
    await Promise.resolve();
    expect(read).toEqual(['first']);
    expect([frame(60), frame(60), frame(16)]).toEqual([[], [1, 2], [3, 4, 5]]);
    await Promise.resolve();
    expect(read).toEqual(['first', 'second']);
  });

  it('leaves other work, too, to the frame after a late one, and rests once it is done', () => {
    const { queue, add, frame, frames } = start();
    add(1);
    frame(16);
    void queue.turn();
    // Laying out what the frame before has drawn makes this one late.
    frame(40);
    expect(frames).toHaveLength(1);
    frame(16);
    frame(16);
    expect(frames).toHaveLength(0);
  });

  it('draws the first rows with the table itself, and none after that', () => {
    const { queue } = start();
    expect([queue.isAtOnce(0), queue.isAtOnce(10), queue.isAtOnce(30)]).toEqual([true, true, false]);
    queue.setSight(0, 10);
    expect(queue.isAtOnce(0)).toBe(false);
  });
});
