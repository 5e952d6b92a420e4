import { rateDraft } from './scoreMessages.ts';

/** A sample with a little of everything that the rules look for, in both languages. */
const SAMPLES = [
  '# 静音怎么样？\n\n红隼 7 的噪声为 58 分贝，据[2026 年测试](https://a.example/k)。售价 **1999 元**。\n\n' +
    '## 多大？\n\n李伟经理表示：“不会吵醒孩子。”它适合家庭，因为毛发少。\n\n- 重量 3 kg\n\n| 一 | 二 |\n|---|---|\n| 1 | 2 |\n\n',
  '# How loud is it?\n\nKestrel 7 reaches 58 decibels, by [a test of 2026](https://a.example/k). It costs **199 dollars**.\n\n' +
    '## How large?\n\n"It never wakes the dog," said Jane Smith, owner. It was made for homes because hair is rare.\n\n- Weight 3 kg\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n',
];
/** Repetitions, so that JavaScript engines optimise the rules. */
const REPEATED = 10;

/** Number of steps after which the first real text is no slower than the next ones. */
export const WARM_UP_STEPS = 4;

/** Rates a sample text. @param step even: Chinese, odd: English. */
export function warmUp(step: number): void {
  rateDraft({
    text: (SAMPLES[step % SAMPLES.length] ?? '').repeat(REPEATED),
    setting: {
      prompts: [{ id: '', text: '静音 home' }],
      entities: ['Kestrel'],
      today: '2026-01-01',
      facts: null,
    },
    kit: { names: ['Kestrel'], tone: [], banned: [] },
  });
}
