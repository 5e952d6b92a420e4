import { describe, expect, it } from 'vitest';
import { brand, found } from '#server/testing/foundMentions.ts';
import { MentionMatcher } from './MentionMatcher.ts';

describe('marks of emphasis', () => {
  it('do not part a name that is shown as one', () => {
    const brands = ['Acme', 'Acme Pro', '华为', '华为云'];
    expect(found('**Acme** Pro beats Acme **Pro** and *Acme* Pro.', ...brands)).toEqual([
      'Acme Pro: Acme** Pro',
      'Acme Pro: Acme **Pro',
      'Acme Pro: Acme* Pro',
    ]);
    expect(found('首选**华为**云，其次是**华为**。', ...brands)).toEqual(['华为云: 华为**云', '华为: 华为']);
    expect(found('**ACME** Pro and **acme** Pro', brand('ACME Pro', { match_case: true }))).toEqual([
      'ACME Pro: ACME** Pro',
    ]);
  });

  it('do not part a word', () => {
    const brands = ['Calvora', '华为云'];
    expect(found('# **Ca**lvora\n<b>Cal</b>vora, <u>C</u>alvora; <b>华为</b>云', ...brands)).toEqual([
      'Calvora: Ca**lvora',
      'Calvora: Cal</b>vora',
      'Calvora: C</u>alvora',
      '华为云: 华为</b>云',
    ]);
    expect(found('<p>Cal</p>vora, Cal<br>vora, Cal<sup>1</sup>vora, *Ca*lvora', ...brands)).toEqual([]);
  });

  it('part a name no more where they are tags or a link', () => {
    const text =
      '<b>Acme</b> Pro, <a href="https://x.com/a">Acme</a>&nbsp;<i>Pro</i>, **[Acme](https://x.com/a) Pro**, [Acme][1] Pro and Acme  Pro';
    expect(found(text, 'Acme', 'Acme Pro')).toHaveLength(5);
    expect(found(text, 'Acme', 'Acme Pro').every((one) => one.startsWith('Acme Pro: '))).toBe(true);
    expect(found(text.replaceAll('Acme', 'ACME'), brand('ACME Pro', { match_case: true }))).toHaveLength(5);
    const parted =
      '<td>Acme</td><td>Pro</td> Acme<br>Pro [Acme](a) <p>Pro</p> Acme ![](a) Pro Acme [1] Pro Acme\nPro\nAcme    Pro\nAcme\tPro';
    expect(found(parted, 'Acme Pro')).toEqual([]);
  });

  it('leave a backslash before a sign out of a name', () => {
    const names = ['AT&T', 'C++', 'C#', 'E*TRADE', 'Yahoo!', '7-Eleven', 'Booking.com'];
    const text = 'AT\\&T, C\\+\\+, C\\#, E\\*TRADE, Yahoo\\!, 7\\-Eleven, Booking\\.com';
    expect(found(text, ...names)).toHaveLength(names.length);
    expect(found('C\\s and AT\\T', 'Cs', 'ATT')).toEqual([]);
  });

  it('part what is not shown as one', () => {
    const brands = ['Acme', 'Acme Pro', 'AcmePro'];
    for (const text of ['Acme * Pro', '**Acme**Pro', '**Acme**: Pro', '* Acme\n* Pro', 'Acme ****Pro']) {
      expect([text, found(text, ...brands)]).toEqual([text, ['Acme: Acme']]);
    }
    expect(found('E*TRADE and **E*TRADE** Pro', 'E*TRADE', 'E*TRADE Pro')).toEqual([
      'E*TRADE: E*TRADE',
      'E*TRADE Pro: E*TRADE** Pro',
    ]);
  });
});

describe('texts without a name', () => {
  it('are told from those in which markup parts one', () => {
    const matcher = new MentionMatcher([brand('Calvora Pro')]);
    expect(matcher.occursIn('the <b>Calvora</b> Pro')).toBe(true);
    expect(matcher.occursIn('the [Calvora](https://x.com/a) Pro')).toBe(true);
    expect(matcher.occursIn('the <b>Calvora</b> Max')).toBe(false);
  });
});
