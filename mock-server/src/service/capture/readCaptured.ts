import type { CapturedAnswer, CaptureStatus } from '#client/api/schemas/captureSchemas.ts';
import { DAY_MS } from '#client/lib/dates.ts';
import { textOf } from '#server/ingest/parse/cells/textOf.ts';
import { badInput, refuseTogether } from '#server/refusal/MockError.ts';

/** A pasted answer. */
export interface TypedAnswer {
  readonly status: CaptureStatus;
  readonly text: string;
  readonly citations: readonly { readonly url: string; readonly title: string }[] | null;
  readonly model: string;
  readonly asked_at?: string | undefined;
}

const EARLIEST = Date.UTC(2020, 0, 1);

/** @throws MockError (422) naming every invalid field. */
export function readCaptured(typed: TypedAnswer, now: number): CapturedAnswer {
  const [text, citations, askedAt] = refuseTogether(
    () => answerText(typed),
    () => citationsOf(typed),
    () => timeOf(typed.asked_at, now),
  );
  return { status: typed.status, text, citations, model: textOf(typed.model), asked_at: askedAt };
}

function answerText({ status, text: pasted }: TypedAnswer): string {
  const text = textOf(pasted).trim();
  if (status !== 'ok' || text !== '') return text;
  throw badInput('answer.text', {
    zh: '请粘贴回答；如果平台没有给出回答，请选择“拒绝回答”或“没有内容”',
    en: 'The answer is empty: paste it, or choose “Refused” or “Empty” if the platform gave none',
  });
}

function citationsOf({ citations }: TypedAnswer): CapturedAnswer['citations'] {
  if (citations === null) return null;
  return refuseTogether(...citations.map((source, index) => () => ({ ...source, url: addressOf(source.url, index) })));
}

function addressOf(typed: string, index: number): string {
  const address = /^[a-z][a-z\d+.-]*:/iu.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isWeb = url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname.includes('.');
  if (isWeb) return address;
  throw badInput(`answer.citations[${String(index)}].url`, {
    zh: `“${typed.slice(0, 80)}”不是网址，应类似 https://example.com/page`,
    en: `“${typed.slice(0, 80)}” is not a URL; it should look like https://example.com/page`,
  });
}

function timeOf(typed: string | undefined, now: number): string {
  if (typed === undefined || typed === '') return new Date(now).toISOString();
  const time = Date.parse(typed);
  // Tolerates clock differences; times further in the future are typing errors.
  if (Number.isFinite(time) && time >= EARLIEST && time <= now + DAY_MS) return new Date(time).toISOString();
  throw badInput('answer.asked_at', {
    zh: `“${typed}”不是 2020 年以来、现在以前的时间，应类似 2026-03-10T08:00:00Z`,
    en: `“${typed}” is not a time between 2020 and now; it should look like 2026-03-10T08:00:00Z`,
  });
}
