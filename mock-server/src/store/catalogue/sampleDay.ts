import { dateOf } from '#client/lib/zoneClock.ts';

/** Default time zone of samples, whose team is in China. */
export const SAMPLE_ZONE = 'Asia/Shanghai';

/** Samples are collected in the first hour of a day. */
const SAMPLING_MS = 3_600_000;

/**
 * The last day of samples in a time zone. A day counts once its sampling is over, so that no answer lies in the future.
 * @param now epoch milliseconds
 */
export const sampleDay = (now: number, timeZone: string): string => dateOf(now - SAMPLING_MS, timeZone);
