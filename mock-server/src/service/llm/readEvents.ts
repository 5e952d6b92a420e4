import { LlmError } from './LlmError.ts';

/** Characters of one line: no piece of a text is as long. */
const LONGEST_LINE = 1024 * 1024;
/** A carriage return at the very end may be the first half of a break. */
const BREAK = /\r\n|\n|\r(?!$)/u;

/**
 * The data of server-sent events, however their bytes were cut into pieces (the HTML standard's event stream, of which comments, ids
 * and names of events are passed over).
 * @throws LlmError `malformed` when a line never ends.
 */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const piece of bytes) {
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split(BREAK);
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new LlmError('malformed', 'A line of the stream does not end');
    for (const line of lines) {
      if (line !== '') data = [...data, ...dataOf(line)];
      else if (data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
  // Some servers leave out the empty line after the last event.
  data = [...data, ...dataOf(rest + decoder.decode())];
  if (data.length > 0) yield data.join('\n');
}

function dataOf(line: string): string[] {
  const found = /^data:(?: (?<spaced>.*)|(?<tight>.*))$/u.exec(line.replace(/\r$/u, ''))?.groups;
  const data = found?.['spaced'] ?? found?.['tight'];
  return data === undefined ? [] : [data];
}
