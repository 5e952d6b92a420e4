import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brand, found } from '#server/testing/foundMentions.ts';
import { foldName } from './charTables.ts';
import { MentionMatcher } from './MentionMatcher.ts';

describe('Chinese names', () => {
  it('are found inside running text', () => {
    expect(found('我平时用豆包写周报，也用Kimi。', '豆包', 'Kimi')).toEqual(['豆包: 豆包', 'Kimi: Kimi']);
  });

  it('yield to a longer tracked name of another brand', () => {
    expect(found('华为云发布新品，华为手机也降价。', '华为', '华为云')).toEqual(['华为云: 华为云', '华为: 华为']);
    expect(found('通义千问和千问', '千问', '通义千问')).toEqual(['通义千问: 通义千问', '千问: 千问']);
  });

  it('yield to a longer alias of the same brand, which counts once', () => {
    expect(found('通义千问很好', brand('千问', { aliases: ['通义千问', '通义'] }))).toEqual(['千问: 通义千问']);
  });

  it('match inside a longer word that nobody tracks', () => {
    expect(found('华为云发布新品', '华为')).toEqual(['华为: 华为']);
  });

  it('may mix with Latin, whose edge still needs a boundary', () => {
    expect(found('小米SU7上市，小米SU7Ultra也上市', '小米SU7')).toEqual(['小米SU7: 小米SU7']);
    expect(found('买了TCL华星的屏', 'TCL华星')).toEqual(['TCL华星: TCL华星']);
  });
});

describe('names in scripts with spaces', () => {
  it('match whole words only', () => {
    expect(found('Ring is not in monitoring, ringing or RingCentral; ring! RING.', 'Ring')).toEqual([
      'Ring: Ring',
      'Ring: ring',
      'Ring: RING',
    ]);
    expect(found('Škoda, Škodas and eŠkoda', 'Škoda')).toEqual(['Škoda: Škoda']);
    expect(found('Bose700 Bose_700 Bose-700', 'Bose')).toEqual(['Bose: Bose', 'Bose: Bose']);
  });

  it('may touch Chinese, which has no spaces', () => {
    expect(found('用ChatGPT写，比Sony的好', 'ChatGPT', 'Sony')).toEqual(['ChatGPT: ChatGPT', 'Sony: Sony']);
  });

  it('may hold or end with signs', () => {
    expect(found('C++ and C++, not C++17 or ObjC++; 学C++编程', 'C++')).toEqual(['C++: C++', 'C++: C++', 'C++: C++']);
    expect(found('AT&T, at&amp;t and BAT&T', 'AT&T')).toEqual(['AT&T: AT&T', 'AT&T: at&amp;t']);
    expect(found('7-Eleven, 7‑eleven, 17-Eleven', '7-Eleven')).toEqual(['7-Eleven: 7-Eleven', '7-Eleven: 7‑eleven']);
    expect(found('.NET but not ASP.NET', '.NET')).toEqual(['.NET: .NET']);
  });

  it('take both apostrophes for the same', () => {
    const text = "De'Longhi, De’Longhi and DE‘LONGHI";
    const expected = ["De'Longhi", 'De’Longhi', 'DE‘LONGHI'];
    for (const name of ["De'Longhi", 'De’Longhi']) {
      expect(found(text, name)).toEqual(expected.map((form) => `${name}: ${form}`));
    }
  });

  it('stand before trademark signs, footnote marks and possessives', () => {
    const text = 'Sony™ Sony® Sony℠ Sony² ①Sony Sony’s Sony…';
    expect(found(text, 'Sony')).toHaveLength(7);
  });

  it('hold trademark signs that readers pass over, and none of their own', () => {
    expect(found('Acme® Pro, Acme™ Pro and ACME℠ pro', brand('Acme'), brand('Acme Pro'))).toHaveLength(3);
    expect(found('Acme® Pro', brand('Acme'), brand('Acme Pro'))).toEqual(['Acme Pro: Acme® Pro']);
    expect(found('北风®云好用', '北风云')).toEqual(['北风云: 北风®云']);
    expect(found('Acme®Pro', 'AcmePro')).toEqual([]);
    for (const name of ['Acme®', 'Acme ™']) expect(found('Acme, acme®', name)).toHaveLength(2);
    expect(found('Acme® Pro, acme® Pro', brand('Acme Pro', { match_case: true }))).toHaveLength(1);
  });

  it('are the same in capitals, which lose what small letters have', () => {
    const text = 'STRASSENBRÄU ARÇELİK IŞIK ΜΑΣΟΥΤΗΣ';
    for (const name of ['Straßenbräu', 'Arçelik', 'Işık', 'Μασούτης']) {
      expect(found(text, name)).toHaveLength(1);
      expect(found(text, brand(name, { match_case: true }))).toEqual([]);
    }
  });

  it('end before a number that goes on', () => {
    expect(found('GPT-4.5, GPT-4.', 'GPT-4')).toEqual(['GPT-4: GPT-4']);
    expect(found('1,360 and 360,000 for 360 or 3.360', '360')).toEqual(['360: 360']);
    expect(found('Nova 15,16 and 17', 'Nova 15')).toEqual(['Nova 15: Nova 15']);
  });

  it('match case when asked to, in the name and its aliases', () => {
    const away = brand('Away', { match_case: true, aliases: ['AWAY Travel'] });
    expect(found('Go away. Away bags, AWAY, away travel, AWAY Travel', away)).toEqual([
      'Away: Away',
      'Away: AWAY Travel',
    ]);
    expect(found('Ａｗａｙ ａｗａｙ', away)).toEqual(['Away: Ａｗａｙ']);
  });

  it('fall back to a shorter name when the longer one breaks off', () => {
    expect(found('Sony Musical', brand('Sony'), brand('Sony Music'))).toEqual(['Sony: Sony']);
    expect(found('Sony Music', brand('Sony'), brand('Sony Music'))).toEqual(['Sony Music: Sony Music']);
  });
});

describe('Arabic and Hebrew names', () => {
  it('stand behind small words without a blank', () => {
    expect(found('كالفورا ونوفا ولكالفورا بالنوفا', 'كالفورا', 'نوفا')).toHaveLength(4);
    expect(found('קלוורה ונובה, בנובה ושקלוורה', 'קלוורה', 'נובה')).toHaveLength(4);
    expect(found('سنوفا نوفات קנובה', 'نوفا', 'נובה')).toEqual([]);
  });

  it('are the same with their vowels and lengthened', () => {
    expect(found('نُوفَا نـــوفا', 'نوفا')).toEqual(['نوفا: نُوفَا', 'نوفا: نـــوفا']);
    expect(found('נוֹבָה', 'נובה')).toEqual(['נובה: נוֹבָה']);
  });
});

describe('signs that nobody sees', () => {
  it.each([
    ['soft hyphens', 'Out\u00addoor Nor\u00adtha\u00ad is fine', 'Northa', 'Nor\u00adtha'],
    ['blanks of no width', 'try Nor\u200btha, 北\u200b风', 'Northa', 'Nor\u200btha'],
    ['joiners and marks of order', '\ufeff\u200eNor\u2060tha\u200f!', 'Northa', 'Nor\u2060tha'],
    ['an entity inside', 'the Caf&eacute; Norde', 'Café Norde', 'Caf&eacute; Norde'],
    ['entities by number', '买&#21271;&#x98ce;的', '北风', '&#21271;&#x98ce;'],
    ['a typographic entity', 'De&rsquo;Lorra now', "De'Lorra", 'De&rsquo;Lorra'],
    ['an entity that was escaped twice', 'the AT&amp;amp;T and L&amp;#39;Orna', "L'Orna", 'L&amp;#39;Orna'],
    ['a blank as an entity', 'in Best&nbsp;Norda', 'Best Norda', 'Best&nbsp;Norda'],
  ])('part no name: %s', (_, text, name, expected) => {
    expect(found(text, name)).toEqual([`${name}: ${expected}`]);
  });

  it('make no name of a part of a word', () => {
    expect(found('moni\u00adto\u00adring and moni\u2060tor\u2060ring', 'Ring')).toEqual([]);
    expect(found('&Ring; &amp;Ring', 'Ring')).toEqual(['Ring: Ring', 'Ring: Ring']);
  });

  it('count for the case of a name no more than for the name', () => {
    const away = brand('Away & Co', { match_case: true });
    expect(found('Away &amp; Co, away &amp; co, A\u00adway & Co', away)).toEqual([
      'Away & Co: Away &amp; Co',
      'Away & Co: A\u00adway & Co',
    ]);
  });
});

describe('overlaps', () => {
  it('go to the name that starts first, and of those to the longest', () => {
    expect(found('North Peak Audio', brand('A', { aliases: ['North Peak', 'Peak Audio'] }), 'North')).toEqual([
      'A: North Peak',
    ]);
  });

  it('go to the earlier brand when two claim the same name, or to the one with match_case', () => {
    expect(found('Nova', brand('A', { aliases: ['Nova'] }), brand('B', { aliases: ['nova'] }))).toEqual(['A: Nova']);
    const exact = brand('Exact', { aliases: ['Nova'], match_case: true });
    expect(found('Nova nova', brand('A', { aliases: ['Nova'] }), exact)).toEqual(['Exact: Nova', 'A: nova']);
  });

  it('take any blanks in a name for one', () => {
    expect(found('Best Buy and best  buy', 'Best  Buy')).toHaveLength(2);
    expect(found('Best Buy', 'Best\u00a0\nBuy')).toHaveLength(1);
  });

  it('leave blank names out', () => {
    expect(found('a b c', brand('  ', { aliases: ['', ' '] }))).toEqual([]);
  });
});

describe('offsets', () => {
  it.each([
    ['full-width letters', '买Ｓｏｎｙ！', 'Sony', 'Ｓｏｎｙ'],
    ['a ligature', 'the Oﬃce app', 'Office', 'Oﬃce'],
    ['composed against decomposed', 'a Cafe\u0301 Noir b', 'Café Noir', 'Cafe\u0301 Noir'],
    ['decomposed against composed', 'a Café Noir b', 'Cafe\u0301 Noir', 'Café Noir'],
    ['emoji before it', '🎧👨‍👩‍👧☀️ Sony 🎉', 'Sony', 'Sony'],
    ['mathematical letters', 'x 𝐒𝐨𝐧𝐲 y', 'Sony', '𝐒𝐨𝐧𝐲'],
    ['expansions before it', '㎡½℃…ﬃ é Sony', 'Sony', 'Sony'],
    ['a no-break space inside', 'the Best\u00a0Buy shop', 'Best Buy', 'Best\u00a0Buy'],
    ['half-width katakana', 'ﾊﾞｯｸ', 'バック', 'ﾊﾞｯｸ'],
    ['jamo', '\u1109\u1161\u11b7성', '삼성', '\u1109\u1161\u11b7성'],
  ])('point into the recorded text after %s', (_, text, name, expected) => {
    expect(found(text, name)).toEqual([`${name}: ${expected}`]);
  });

  it('never cut an expanded character', () => {
    expect(found('the ﬁt', 'it')).toEqual([]);
    expect(found('㏒', 'log')).toEqual(['log: ㏒']);
  });
});

describe('addresses', () => {
  it.each([
    'https://www.sony.com/headphones',
    'see www.sony.com.',
    'at sony.com or store.sony.com/sony',
    'mail help@sony.com',
    '[shop](https://x.com/sony)',
    '<https://x.com/Sony>',
    'https://baike.baidu.com/item/Sony/1',
    'x.com/sony',
    'sony-shop.com',
    'sony.fi, sony.pl and sony.com.vn',
    'write to sony@example.com',
  ])('are not mentions: %s', (text) => {
    expect(found(text, 'Sony')).toEqual([]);
  });

  it('leave a sentence without blank and a name that is a host alone', () => {
    expect(found('I like Sony.It is fine. Try Booking.com.', 'Sony', 'Booking.com')).toEqual([
      'Sony: Sony',
      'Booking.com: Booking.com',
    ]);
    expect(found('secure.booking.com', 'Booking.com')).toEqual([]);
  });
});

describe('any text', () => {
  const names = [
    'Sony',
    '华为',
    '华为云',
    '千问',
    '通义千问',
    "De'Longhi",
    'C++',
    'AT&T',
    'Ring',
    'Café',
    '小米SU7',
    'a',
  ];
  const brands = names.map((name, index) => brand(name, { match_case: index === 8 }));
  const matcher = new MentionMatcher(brands);
  const piece = fc.oneof(
    fc.constantFrom(...names, 'Ｓｏｎｙ', 'De’Longhi', 'Cafe\u0301', 'RING', 'ring', 'SONY'),
    fc.constantFrom(
      ' ',
      '，',
      '的',
      '[',
      '](',
      ')',
      'https://',
      '\n',
      '…',
      '🎧',
      '\u0301',
      'ﬁ',
      '™',
      '.',
      '\ud83d',
      '[1]: ',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );

  it('gives mentions in order, apart, and equal to a name of their brand', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let end = 0;
        for (const mention of matcher.find(text)) {
          expect(mention.from).toBeGreaterThanOrEqual(end);
          expect(mention.to).toBeGreaterThan(mention.from);
          expect(foldName(text.slice(mention.from, mention.to))).toBe(foldName(names[mention.brand] ?? ''));
          end = mention.to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds the same as the definition does in plain text', () => {
    // The same rules as a pattern: whole words by look-around, Chinese anywhere, longer names first.
    const pattern = /华为云|华为|(?<![a-z0-9])(?:sony|ring)(?![a-z0-9])/giu;
    const plain = new MentionMatcher(['华为', '华为云', 'Sony', 'Ring'].map((name) => brand(name)));
    const words = fc.array(fc.constantFrom('华为', '云', 'sony', 'Ring', 'x', '7', ' ', '，', '的', '-'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(words, (pieces) => {
        const text = pieces.join('');
        const expected = Array.from(text.matchAll(pattern), (match) => [match.index, match.index + match[0].length]);
        expect(plain.find(text).map((mention) => [mention.from, mention.to])).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
