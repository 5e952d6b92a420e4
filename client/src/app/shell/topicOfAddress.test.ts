import { expect, test } from 'vitest';
import { paths } from '#client/lib/paths.ts';
import { inReadersWords, topicOfAddress } from './topicOfAddress.ts';

const topics = [{ id: 't1', name: 'Range', also: ['续航'] }];
const query = new URLSearchParams({ id: 't1', breadcrumb: '续航', start_time: '2026-01-01' });

test('an address about a topic is named as the reader calls it, whoever made the link', () => {
  expect(topicOfAddress(paths.topicIndex.pattern, query, topics)).toBe('Range');
  const named = inReadersWords(paths.topicIndex.pattern, query, topics);
  expect(named.get('breadcrumb')).toBe('Range');
  expect(named.get('start_time')).toBe('2026-01-01');
  expect(query.get('breadcrumb')).toBe('续航');
});

test('other pages, and topics nobody knows, keep what the address says', () => {
  expect(inReadersWords(paths.promptsDetails.pattern, query, topics)).toBe(query);
  expect(inReadersWords(paths.topicIndex.pattern, query, [])).toBe(query);
});
