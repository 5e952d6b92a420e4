/** Nesting limit, deeper than any reply: a text of only brackets would otherwise overflow the stack. */
const MAX_DEPTH = 60;
const NUMBER = /^-?(?:\d[\d_]*\.?\d*(?:[eE][+-]?\d+)?|\.\d+)/u;
const WORD = /^[A-Za-z_][\w.]*/u;
const BLANKS = /[\s]/u;
const STRING_START = /^(?:[rbuf]{0,2})(?:'''|"""|'|")/iu;
const ENUM = /^<[\w.]+: ?([^<>]*)>/u;
const WORDS: Readonly<Record<string, unknown>> = {
  None: null,
  True: true,
  False: false,
  null: null,
  true: true,
  false: false,
  nan: null,
  inf: null,
};
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '', b: '', f: '', v: '', '0': '' };
const OBJECTS = new Set(['dict', 'OrderedDict', 'defaultdict']);
const LISTS = new Set(['list', 'tuple', 'set', 'frozenset', 'deque', 'array']);

/** Thrown for text that is no Python value. */
class NotPython extends Error {}

/** Parses the output of Python's `repr`: literals, and objects such as `TextBlock(text='…', type='text')`. */
class PythonReader {
  #at = 0;

  constructor(private readonly text: string) {}

  read(): unknown {
    const value = this.#value(0);
    this.#skip();
    if (this.#at < this.text.length) throw new NotPython();
    return value;
  }

  #skip(): void {
    while (this.#at < this.text.length && BLANKS.test(this.text.charAt(this.#at))) this.#at += 1;
  }

  #take(sign: string): boolean {
    this.#skip();
    if (!this.text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #match(pattern: RegExp, longest: number): RegExpExecArray | null {
    const found = pattern.exec(this.text.slice(this.#at, this.#at + longest));
    if (found !== null) this.#at += found[0].length;
    return found;
  }

  #value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new NotPython();
    this.#skip();
    if (this.#take('{')) return this.#object(depth);
    if (this.#take('[')) return this.#list(']', depth);
    if (this.#take('(')) return this.#list(')', depth);
    if (STRING_START.test(this.text.slice(this.#at, this.#at + 5))) return this.#strings();
    const member = this.#match(ENUM, 200);
    if (member !== null) return (member[1] ?? '').replace(/^['"]|['"]$/gu, '');
    const number = this.#match(NUMBER, 60);
    if (number !== null) return Number(number[0].replaceAll('_', ''));
    const word = this.#match(WORD, 200)?.[0];
    if (word === undefined) throw new NotPython();
    if (this.#take('(')) return this.#call(word, depth);
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    // An enum member or a constant; any other bare word means that the text is a sentence.
    if (!/\.|^[A-Z][A-Z_]+$/u.test(word)) throw new NotPython();
    return word;
  }

  #list(end: string, depth: number): readonly unknown[] {
    const items: unknown[] = [];
    while (!this.#take(end)) {
      items.push(this.#value(depth + 1));
      if (!this.#take(',') && !this.text.startsWith(end, this.#at)) throw new NotPython();
    }
    return items;
  }

  /** A dict, or a set, which becomes a list. */
  #object(depth: number): unknown {
    const entries: [string, unknown][] = [];
    const items: unknown[] = [];
    while (!this.#take('}')) {
      const key = this.#value(depth + 1);
      if (this.#take(':')) entries.push([String(key), this.#value(depth + 1)]);
      else items.push(key);
      if (!this.#take(',') && !this.text.startsWith('}', this.#at)) throw new NotPython();
    }
    return items.length > 0 ? items : Object.fromEntries(entries);
  }

  /** `Name(field=value, …)` becomes an object; `Name([…])` of a known container becomes its content. */
  #call(name: string, depth: number): unknown {
    const fields: [string, unknown][] = [];
    const items: unknown[] = [];
    while (!this.#take(')')) {
      this.#skip();
      const field = /^([A-Za-z_]\w*)\s*=(?!=)/u.exec(this.text.slice(this.#at, this.#at + 200));
      if (field !== null) {
        this.#at += field[0].length;
        fields.push([field[1] ?? '', this.#value(depth + 1)]);
      } else {
        items.push(this.#value(depth + 1));
      }
      if (!this.#take(',') && !this.text.startsWith(')', this.#at)) throw new NotPython();
    }
    const kind = name.slice(name.lastIndexOf('.') + 1);
    if (OBJECTS.has(kind)) return items.at(-1) ?? Object.fromEntries(fields);
    if (LISTS.has(kind)) return items[0] ?? [];
    if (name === 'datetime.datetime' || name === 'datetime') return isoTime(items);
    return Object.fromEntries(fields);
  }

  /** Adjacent strings are concatenated. */
  #strings(): string {
    let whole = '';
    do {
      const start = this.#match(STRING_START, 5)?.[0] ?? '';
      const quote = start.endsWith("'''") || start.endsWith('"""') ? start.slice(-3) : start.slice(-1);
      whole += this.#string(quote, /r/iu.test(start.slice(0, -quote.length)));
      this.#skip();
    } while (STRING_START.test(this.text.slice(this.#at, this.#at + 5)));
    return whole;
  }

  #string(quote: string, isRaw: boolean): string {
    const parts: string[] = [];
    let from = this.#at;
    for (;;) {
      const char = this.text.charAt(this.#at);
      if (char === '' || (char === '\n' && quote.length === 1)) throw new NotPython();
      if (this.text.startsWith(quote, this.#at)) break;
      if (char !== '\\') {
        this.#at += 1;
      } else if (isRaw) {
        this.#at += 2;
      } else {
        parts.push(this.text.slice(from, this.#at), this.#escape());
        from = this.#at;
      }
    }
    parts.push(this.text.slice(from, this.#at));
    this.#at += quote.length;
    return parts.join('');
  }

  #escape(): string {
    const coded = this.#match(/^\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8}))/iu, 10);
    if (coded !== null) {
      const code = Number.parseInt(coded[1] ?? coded[2] ?? coded[3] ?? '', 16);
      return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
    }
    const char = this.text.charAt(this.#at + 1);
    this.#at += 2;
    return char === '\n' ? '' : (ESCAPES[char] ?? char);
  }
}

function isoTime(parts: readonly unknown[]): string | null {
  const numbers = parts.filter((part): part is number => typeof part === 'number');
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = numbers;
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** Parses a Python literal; undefined for other text. Never throws. */
export function parsePython(text: string): unknown {
  try {
    return new PythonReader(text).read();
  } catch (error) {
    if (error instanceof NotPython) return undefined;
    throw error;
  }
}
