import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDay,
  formatDifference,
  formatInterval,
  formatMeasure,
  formatPercent,
  measureParts,
  percentParts,
  plainSpaces,
} from './formats.ts';

const zh = createIntl({ locale: 'zh-CN' });
const en = createIntl({ locale: 'en-US' });

describe('figures', () => {
  it('parts digits and percent sign', () => {
    expect(percentParts(zh, 0.4567)).toEqual({ digits: '45.7', unit: '%' });
    expect(percentParts(en, 1)).toEqual({ digits: '100.0', unit: '%' });
  });

  it('rounds once, from the full value', () => {
    expect(formatPercent(en, 0.12345, 1)).toBe('12.3%');
    expect(formatPercent(en, 0.12345, 0)).toBe('12%');
  });

  it('writes each kind of measure in its own unit', () => {
    expect(formatMeasure(en, 'visibility', 0.5)).toBe('50.0%');
    expect(measureParts(en, 'average_position', 2.414)).toEqual({ digits: '2.41', unit: '' });
    expect(formatMeasure(en, 'stability', 0.784)).toBe('0.78');
  });

  it('signs a net sentiment unless it is 0', () => {
    expect(formatMeasure(en, 'net_sentiment', 0.32)).toBe('+0.32');
    expect(formatMeasure(en, 'net_sentiment', -0.32)).toBe('-0.32');
    expect(formatMeasure(en, 'net_sentiment', 0)).toBe('0.00');
  });

  it('writes an interval with one unit', () => {
    expect(formatInterval(en, 'visibility', 0.381, 0.466)).toBe('38.1 – 46.6%');
  });

  it('writes differences of ratios as signed points and of others in their unit', () => {
    expect(formatDifference(en, 'visibility', 0.0341)).toBe('+3.4');
    expect(formatDifference(en, 'visibility', -0.0341)).toBe('-3.4');
    expect(formatDifference(en, 'average_position', -0.3)).toBe('-0.30');
  });

  it('gives no sign to a difference that rounds to nothing', () => {
    expect(formatDifference(en, 'visibility', 0.0001)).toBe('0.0');
    expect(formatDifference(en, 'visibility', -0.0001)).toBe('0.0');
  });

  it('groups counts', () => {
    expect(formatCount(en, 1204)).toBe('1,204');
  });

  it('writes days of the calendar whatever the zone of the machine', () => {
    expect(formatDay(en, '2026-01-01')).toBe('Jan\u00a01');
    expect(plainSpaces(formatDay(en, '2026-01-01', 'long'))).toBe('Jan 1, 2026');
    expect(formatDay(zh, '2026-05-06')).toBe('5月6日');
    expect(formatDay(zh, '2026-12-31', 'long')).toBe('2026年12月31日');
  });
});
