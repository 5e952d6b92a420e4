import { describe, expect, it } from 'vitest';
import { matchScore, searchCommands } from './searchCommands.ts';

const commands = [
  { id: 'keywords', titles: ['关键词', 'Keywords'] },
  { id: 'expand', titles: ['关键词扩展', 'Expand keywords'] },
  { id: 'overview', titles: ['总览', 'Overview'] },
  { id: 'dark', titles: ['切换到深色主题', 'Switch to dark theme'] },
];
const found = (text: string): string[] => searchCommands(commands, text).map(({ id }) => id);

describe('searchCommands', () => {
  it('finds a page by its title in either language', () => {
    expect(found('总览')).toEqual(['overview']);
    expect(found('overv')).toEqual(['overview']);
  });

  it('puts the better match first', () => {
    expect(found('keywords')).toEqual(['keywords', 'expand']);
    expect(found('扩展')).toEqual(['expand']);
  });

  it('minds neither case, width nor accents', () => {
    expect(found('ＯＶＥＲ')).toEqual(['overview']);
    expect(matchScore(['Écran'], 'ecran')).toBeGreaterThan(0);
  });

  it('wants every word', () => {
    expect(found('dark theme')).toEqual(['dark']);
    expect(found('dark keywords')).toEqual([]);
  });

  it('shows everything in its order before anything is typed', () => {
    expect(found('  ')).toEqual(['keywords', 'expand', 'overview', 'dark']);
  });

  it('takes any text literally', () => {
    expect(found('.*')).toEqual([]);
    expect(found('(')).toEqual([]);
  });
});
