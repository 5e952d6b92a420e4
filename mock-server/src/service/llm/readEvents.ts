import { createParser } from 'eventsource-parser';
import { LlmError } from './LlmError.ts';

/** Limit of characters per event, above any text chunk. */
const LONGEST_EVENT = 1024 * 1024;

/**
 * Parses the data of server-sent events from chunks of any size.
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
      // Unknown fields are ignored.
      if (type === 'max-buffer-size-exceeded') faults.push(new LlmError('malformed', 'An event does not end'));
    },
  });
  for await (const piece of bytes) {
    parser.feed(decoder.decode(piece, { stream: true }));
    yield* events.splice(0);
    const [fault] = faults;
    if (fault !== undefined) throw fault;
  }
  // Some servers omit the empty line after the last event.
  parser.feed(`${decoder.decode()}\n\n`);
  yield* events;
}
