import { describe, expect, it, vi } from 'vitest';
import { testIntl, testTheme } from '#client/testing/testChart.ts';
import { buildFlowOptions } from './buildFlowOptions.ts';
import type { FlowData } from './FlowData.ts';
import { flowLinks } from './flowLinks.ts';
import { flowSummary, flowTable } from './flowWords.ts';
import { largestOfFlow } from './largestOfFlow.ts';

const step = (id: string | null, name = id ?? 'Others') => ({ id, name });
const data: FlowData = {
  steps: ['Topic', 'Host', 'Platform'],
  counted: 'Citations',
  rows: [
    { path: [step('t1', 'Mops <i>'), step('a.example'), step('doubao')], count: 6 },
    { path: [step('t1', 'Mops <i>'), step('a.example'), step('kimi')], count: 2 },
    { path: [step(null, 'No topic'), step(null), step('doubao')], count: 2 },
    { path: [step('t1', 'Mops <i>'), step(null), step('kimi')], count: 0 },
  ],
};
const build = (select = vi.fn()) => buildFlowOptions(data, testTheme, testIntl, select);
interface Sankey {
  readonly nodes: { id: string; name: string; column: number; color: string; dataLabels: { align: string } }[];
  readonly data: { from: string; to: string; weight: number }[];
}
const sankey = () => build().series?.[0] as unknown as Sankey;

describe('flowLinks', () => {
  it('adds up each box and each band, and leaves out what is empty', () => {
    const { nodes, links } = flowLinks(data);
    expect(nodes.map(({ step: at, id, count }) => [at, id, count])).toEqual([
      [0, 't1', 8],
      [0, null, 2],
      [1, 'a.example', 8],
      [1, null, 2],
      [2, 'doubao', 8],
      [2, 'kimi', 2],
    ]);
    expect(links.map(({ from, to, count }) => [from.id, to.id, count])).toEqual([
      ['t1', 'a.example', 8],
      ['a.example', 'doubao', 6],
      ['a.example', 'kimi', 2],
      [null, null, 2],
      [null, 'doubao', 2],
    ]);
  });

  it('keeps boxes of two steps apart that are named alike', () => {
    const { nodes } = flowLinks({ ...data, rows: [{ path: [step('x'), step('x'), step('x')], count: 1 }] });
    expect(new Set(nodes.map(({ key }) => key)).size).toBe(3);
  });
});

describe('buildFlowOptions', () => {
  it('leaves room below for the name of a thin last box', () => {
    expect(build().chart?.spacingBottom).toBeGreaterThanOrEqual(10);
  });

  it('gives the first step colours, what belongs to none and the later steps none', () => {
    expect(sankey().nodes.map(({ color }) => color)).toEqual([
      '#aa0000',
      '#666666',
      '#666666',
      '#666666',
      '#666666',
      '#666666',
    ]);
  });

  it('writes names as text, towards the middle', () => {
    const { nodes } = sankey();
    expect(nodes[0]?.name).toBe('Mops &lt;i&gt;');
    expect(nodes.map(({ dataLabels }) => dataLabels.align)).toEqual(['left', 'left', 'left', 'left', 'right', 'right']);
  });

  it('opens a box by its step, a band by the two it joins', () => {
    const select = vi.fn();
    const click = build(select).plotOptions?.series?.point?.events?.click as unknown as (this: object) => void;
    const { nodes, data: bands } = sankey();
    click.call({ id: nodes[1]?.id });
    click.call({ from: bands[0]?.from, to: bands[0]?.to });
    click.call({});
    expect(select.mock.calls).toEqual([
      [[{ step: 0, id: null }]],
      [
        [
          { step: 0, id: 't1' },
          { step: 1, id: 'a.example' },
        ],
      ],
    ]);
  });

  it('says how many and what share of all', () => {
    const formatter = build().tooltip?.formatter as unknown as (this: object) => string;
    const { nodes, data: bands } = sankey();
    const box = formatter.call({ id: nodes[0]?.id });
    for (const part of ['Mops &lt;i&gt;', '80.0%', 'Topic']) expect(box).toContain(part);
    expect(formatter.call({ from: bands[1]?.from, to: bands[1]?.to })).toContain('60.0%');
  });
});

describe('a flow of many names', () => {
  const many: FlowData = {
    ...data,
    rows: Array.from({ length: 40 * 200 }, (_, index) => ({
      path: [step(`t${String(index % 40)}`), step(null), step(`p${String(index % 200)}`)],
      count: 1 + (index % 40) + (index % 200),
    })),
  };
  const nameRest = (count: number) => `${String(count)} others`;
  const drawn = largestOfFlow(many, nameRest);

  it('draws the eight largest of each step, and all others as one that says how many it stands for', () => {
    const { nodes, links } = flowLinks(drawn);
    const named = (at: number) => nodes.filter((node) => node.step === at).map(({ name }) => name);
    expect([named(0).length, named(1), named(2).length]).toEqual([9, ['Others'], 9]);
    expect([named(0).at(-1), named(2).at(-1)]).toEqual(['32 others', '192 others']);
    expect(named(0).slice(0, 2)).toEqual(['t39', 't38']);
    expect(links.length).toBe(18);
    const sum = (rows: FlowData['rows']) => rows.reduce((all, { count }) => all + count, 0);
    expect(sum(drawn.rows)).toBe(sum(many.rows));
  });

  it('opens no answers for the others: no filter selects them', () => {
    const select = vi.fn();
    const options = buildFlowOptions(drawn, testTheme, testIntl, select);
    const click = options.plotOptions?.series?.point?.events?.click as unknown as (this: object) => void;
    const nodes = (options.series?.[0] as unknown as Sankey | undefined)?.nodes ?? [];
    click.call({ id: nodes.find(({ name }) => name === '32 others')?.id });
    expect(select).not.toHaveBeenCalled();
    click.call({ id: nodes[0]?.id });
    expect(select).toHaveBeenCalledExactlyOnceWith([{ step: 0, id: 't39' }]);
  });

  it('draws the others apart from what belongs to none', () => {
    const rows = [...many.rows, { path: [step(null, 'No topic'), step('a.example'), step('p0')], count: 90_000 }];
    const { nodes } = flowLinks(largestOfFlow({ ...many, rows }, nameRest));
    const first = nodes.filter((node) => node.step === 0);
    expect([first[0], first.at(-1)]).toMatchObject([
      { id: null, name: 'No topic', count: 90_000 },
      { id: null, name: '33 others', isRest: true },
    ]);
  });

  it('is drawn as it is where all names have room', () => {
    expect(largestOfFlow(data, nameRest)).toBe(data);
  });
});

describe('the words of a flow', () => {
  it('sums it up in a sentence', () => {
    expect(flowSummary(data, testIntl)).toBe(
      'Citations: 10 total. The largest flow (80.0%) goes from Mops <i> to a.example.',
    );
    expect(flowSummary({ ...data, rows: [] }, testIntl)).toBe('No data to show.');
  });

  it('lists every path with its count, which opens it', () => {
    const select = vi.fn();
    const { head, rows } = flowTable(data, testIntl, select);
    expect(head).toEqual(['Topic', 'Host', 'Platform', 'Citations']);
    expect(rows.map(({ name, cells }) => [name, ...cells.map(({ raw }) => raw)])).toEqual([
      ['Mops <i>', 'a.example', 'doubao', 6],
      ['Mops <i>', 'a.example', 'kimi', 2],
      ['No topic', 'Others', 'doubao', 2],
    ]);
    rows[2]?.cells[2]?.onOpen?.();
    expect(select).toHaveBeenCalledExactlyOnceWith([
      { step: 0, id: null },
      { step: 1, id: null },
      { step: 2, id: 'doubao' },
    ]);
  });
});
