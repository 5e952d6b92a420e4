import { joinStream } from '#server/ingest/replies/streams/joinStream.ts';
import { streamEvents } from '#server/ingest/replies/streams/streamEvents.ts';

/** Parses a body as JSON; joins a stream, which gateways may send unasked, to its reply; else returns the text. */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const events = streamEvents(text);
    return (events === null ? null : joinStream(events)) ?? text;
  }
}
