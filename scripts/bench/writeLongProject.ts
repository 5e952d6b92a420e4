import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { DAY_MS } from '#client/lib/dates.ts';

const PROMPTS = 10_000;
const PLATFORMS = ['豆包', 'DeepSeek', 'Kimi', 'ChatGPT', 'Perplexity'] as const;
const TOPICS = ['续航', '安全', 'Price', 'Service', 'Family', '智能驾驶'] as const;
const BRANDS = ['澄音', 'Northpeak', 'Lumora', '听澜'] as const;

/** A deterministic number generator below `end`: the same project on every run. */
function series(): (end: number) => number {
  let state = 20_260_101;
  return (end) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % end;
  };
}

/**
 * Writes recorded answers as JSON lines for a project of ten thousand prompts, each asked once per platform in both periods.
 * @param lastDay epoch milliseconds of the day of the newest answers
 */
export async function writeLongProject(file: string, lastDay: number): Promise<void> {
  const next = series();
  const out = createWriteStream(file);
  for (let prompt = 0; prompt < PROMPTS; prompt += 1) {
    const topic = TOPICS[prompt % TOPICS.length];
    const text =
      prompt % 3 === 0
        ? `which headphones are best for reason ${prompt} when you travel every week`
        : `第 ${prompt} 个问题：哪个品牌的耳机更适合长途出行和办公`;
    const lines = PLATFORMS.flatMap((platform) =>
      [1 + next(5), 8 + next(5)].map((daysAgo) => {
        const named = BRANDS.filter((_brand, index) => next(10) < 6 - index);
        const site = `https://site${next(40)}.example/${prompt % 50}`;
        return JSON.stringify({
          platform,
          prompt: text,
          topic,
          asked_at: new Date(lastDay - daysAgo * DAY_MS).toISOString(),
          answer: `综合来看，${named.join('、')}在佩戴和降噪方面表现出色，续航也很稳定，可以按预算选择。`,
          citations: [{ url: site }],
        });
      }),
    );
    if (!out.write(`${lines.join('\n')}\n`)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}
