/**
 * Time to score a draft again: 5,000 English words and 8,000 Chinese characters, each with ten own pages to compare with, as on
 * the writing page after every pause. `npx tsx mock-server/bench/contentScoreBench.ts [runs]`. Prints one line of JSON; `first` is the
 * score that compiles the rules, `cpu` is processor time, independent of other load on the machine.
 */
import { scoreContent } from '#client/lib/contentScore/scoreContent.ts';
import { sketchPage } from '#client/lib/contentScore/sketchPage.ts';
import { countLength } from '#client/lib/contentScore/text/countLength.ts';
import type { ScoreInput } from '#client/lib/contentScore/types.ts';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { percentile } from './percentile.ts';

const EN = [
  'Kestrel 7 reaches 58 decibels in the quiet mode, by [a test of 2026](https://lab.example/k7).',
  'It costs **199 dollars** and weighs 3.2 kg, which most people can carry up the stairs.',
  '"It never wakes the dog at night," said Jane Smith, owner of two dogs.',
  'Vacuums that are made for pets have a second brush, because hair is wound around the first one.',
  'How loud a vacuum may be depends on the room, on the floor and on who sleeps next door.',
];
const ZH = [
  '红隼 7 在静音模式下的噪声为 58 分贝，据[2026 年测试](https://lab.example/k7)。',
  '它的售价是 **1999 元**，重量 3.2 公斤，多数人可以轻松提上楼。',
  '产品经理李伟表示：“夜里使用也不会吵醒孩子。”',
  '为养宠家庭设计的吸尘器会多一个滚刷，因为毛发容易缠在主刷上面。',
  '能接受多大的噪声，取决于房间、地面以及隔壁是否有人休息。',
];

function draft(sentences: readonly string[], heading: string, length: number): string {
  const random = seededRandom(7);
  let text = `# ${heading}\n\n`;
  for (let i = 0, written = 0; written < length; i += 1) {
    if (i % 24 === 0) text += `\n\n## ${heading} ${i}?\n\n- A: 3 kg\n- B: 4 kg\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n`;
    const sentence = sentences[Math.floor(random() * sentences.length)] ?? '';
    text += i % 4 === 3 ? `${sentence}\n\n` : `${sentence} `;
    written += countLength(sentence);
  }
  return text;
}

const INPUTS: Readonly<Record<string, ScoreInput>> = Object.fromEntries(
  (
    [
      ['en', EN, 'Quiet vacuums for pets', 5000],
      ['zh', ZH, '适合养宠家庭的静音吸尘器', 8000],
    ] as const
  ).map(([name, sentences, heading, length]) => [
    name,
    {
      text: draft(sentences, heading, length),
      prompts: [{ id: 'p', text: heading }],
      entities: ['Kestrel', '红隼'],
      today: '2026-06-30',
      facts: null,
      ownPages: Array.from({ length: 10 }, (_, i) =>
        sketchPage({ id: `${i}`, title: '', text: draft(sentences, `${heading} ${i}`, 800) }),
      ),
    },
  ]),
);

function timed(input: ScoreInput): { wallMs: number; cpuMs: number } {
  const cpu = process.cpuUsage();
  const start = performance.now();
  scoreContent(input);
  const wallMs = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs, cpuMs: (user + system) / 1000 };
}

function bench(runs: number): void {
  const result: Record<string, number> = { runs };
  for (const [name, input] of Object.entries(INPUTS)) {
    result[`${name}FirstMs`] = Math.round(timed(input).wallMs * 10) / 10;
    // Appends a character, as a writer would.
    const times = Array.from({ length: runs }, (_, i) =>
      timed({ ...input, text: `${input.text}${'a'.repeat(i % 7)}` }),
    );
    result[`${name}P50Ms`] = percentile(
      times.map(({ wallMs }) => wallMs),
      0.5,
    );
    result[`${name}P95Ms`] = percentile(
      times.map(({ wallMs }) => wallMs),
      0.95,
    );
    result[`${name}CpuP95Ms`] = percentile(
      times.map(({ cpuMs }) => cpuMs),
      0.95,
    );
  }
  console.log(JSON.stringify(result));
}

bench(Number(process.argv[2] ?? 60));
