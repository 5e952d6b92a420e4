import { expect, test } from 'vitest';
import { withoutRepeats } from './movementTests.ts';

type Given = Parameters<typeof withoutRepeats>[0][number];
const alert = (rule: string, measure: string, platform: string | null = null): Given =>
  ({ rule, measure_id: measure, platform_id: platform, topic_id: null }) as Given;

test.each(['drop', 'rise'])('one %s is told once: not again by share of voice, nor for a part of the whole', (way) => {
  const whole = [alert(`own_${way}`, 'visibility'), alert(`measure_${way}`, 'citation_rate')];
  const repeats = [alert(`measure_${way}`, 'share_of_voice'), alert(`measure_${way}`, 'citation_rate', 'kimi')];
  const others = [alert(`measure_${way}`, 'stability', 'kimi')];
  expect(withoutRepeats([...whole, ...repeats, ...others])).toEqual([...whole, ...others]);
});

test('the opposite move is no repeat', () => {
  const both = [alert('own_drop', 'visibility'), alert('measure_rise', 'share_of_voice')];
  expect(withoutRepeats(both)).toEqual(both);
});
