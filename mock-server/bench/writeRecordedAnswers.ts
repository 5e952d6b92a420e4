import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { DAY_MS } from '#client/lib/dates.ts';
import { seededRandom } from '#server/testing/simulatePrompts.ts';
import { answerText, citations } from './benchAnswers.ts';

const RECORDED_PROMPTS = 500;
export const RECORDED_DAYS = 180;
const PLATFORMS = ['豆包', 'DeepSeek', '元宝', 'Kimi', 'ChatGPT', 'Perplexity', 'Gemini', '文心一言'] as const;
const TOPICS = ['续航', '降噪', 'Comfort', 'Price', 'Service', '通勤', '办公', 'Travel'] as const;
/** Import arguments for these answers: the brands named in their texts. */
export const RECORDED_BRANDS = [
  '--brand=澄音=Chengyin|澄音科技',
  '--competitor=Northpeak=North Peak',
  '--competitor=Lumora=Lumora Audio',
  "--competitor=D'Aria=Daria Sound",
  '--competitor=听澜=Tinglan',
  '--competitor=Volt&Co=Volt & Co',
  '--competitor=鹿鸣=Luming',
  '--competitor=Kestrel 7=Kestrel',
] as const;
/** Characters of an answer: half of them between 900 and 2,000, mean about 1,500. */
const MEDIAN_LENGTH = 1350;
const SPREAD = 0.5;
const MOST_LENGTH = 8000;

/** Log-normal, like lengths of real texts. */
function lengthOf(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(MOST_LENGTH, Math.round(MEDIAN_LENGTH * Math.exp(SPREAD * normal)));
}

/**
 * Writes `count` recorded answers as JSON lines, in batches: 500 prompts asked on 8 platforms over 180 days, in order of time.
 * @param lastDay milliseconds since 1970: the newest answers are just before it. The same file on every run.
 */
export async function writeRecordedAnswers(file: string, count: number, lastDay: number): Promise<void> {
  const random = seededRandom(20_260_101);
  const out = createWriteStream(file, { highWaterMark: 1 << 22 });
  const first = lastDay - RECORDED_DAYS * DAY_MS;
  for (let index = 0; index < count; index += 1) {
    const prompt = Math.floor(random() * RECORDED_PROMPTS);
    const line = JSON.stringify({
      platform: PLATFORMS[Math.floor(random() * PLATFORMS.length)],
      prompt:
        prompt % 2 === 0
          ? `第 ${prompt} 个问题：哪个品牌的耳机更适合长途出行`
          : `which headphones are best, reason ${prompt}`,
      topic: TOPICS[prompt % TOPICS.length],
      run: 1 + (index % 3),
      asked_at: new Date(first + Math.floor((index / count) * RECORDED_DAYS * DAY_MS)).toISOString(),
      status: random() < 0.02 ? 'refused' : 'ok',
      answer: answerText(random, prompt % 2 === 0, lengthOf(random)),
      citations: citations(random),
    });
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  }
  out.end();
  await finished(out);
}
