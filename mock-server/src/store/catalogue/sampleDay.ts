import { dateOf } from '#client/lib/zoneClock.ts';

/** The zone of samples that name none, whose team sits in China. */
export const SAMPLE_ZONE = 'Asia/Shanghai';

/** Samples are asked in the first hour of a day. */
const SAMPLING_MS = 3_600_000;

/**
 * The last day of samples of a zone. A day is theirs once its sampling is over, so that nothing in them is of a time to come.
 * @param now epoch milliseconds
 */
export const sampleDay = (now: number, timeZone: string): string => dateOf(now - SAMPLING_MS, timeZone);
