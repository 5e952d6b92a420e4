import { createParser } from 'eventsource-parser';
import { LlmError } from './LlmError.ts';

/** Characters of one event: no piece of a text is as long. */
const LONGEST_EVENT = 1024 * 1024;

/**
 * The data of server-sent events, however their bytes were cut into pieces.
 * @throws LlmError `malformed` when an event never ends.
 */
export async function* readEvents(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const events: string[] = [];
  const faults: LlmError[] = [];
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => events.push(data),
    onError: ({ type }) => {
      // Of fields that no standard knows nothing is read.
      if (type === 'max-buffer-size-exceeded') faults.push(new LlmError('malformed', 'An event does not end'));
    },
  });
  for await (const piece of bytes) {
    parser.feed(decoder.decode(piece, { stream: true }));
    yield* events.splice(0);
    const [fault] = faults;
    if (fault !== undefined) throw fault;
  }
  // Some servers leave out the empty line after the last event.
  parser.feed(`${decoder.decode()}\n\n`);
  yield* events;
}
