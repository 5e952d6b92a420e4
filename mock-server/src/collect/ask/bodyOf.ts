import { joinStream } from '#server/ingest/replies/streams/joinStream.ts';
import { streamEvents } from '#server/ingest/replies/streams/streamEvents.ts';

/** A body as JSON; a stream, which gateways may send unasked, as the reply that it adds up to; else the text. */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const events = streamEvents(text);
    return (events === null ? null : joinStream(events)) ?? text;
  }
}
