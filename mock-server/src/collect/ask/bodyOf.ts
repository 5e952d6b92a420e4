import { joinStream } from '#server/ingest/replies/streams/joinStream.ts';
import { streamEvents } from '#server/ingest/replies/streams/streamEvents.ts';

/**
 * Parses a body as JSON; joins a stream, which gateways may send unasked, to its reply. A stream of a single event that begins no reply is
 * that event, such as an error. Else returns the text.
 */
export function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const events = streamEvents(text);
    const whole = events === null ? null : joinStream(events);
    return whole ?? (events?.length === 1 ? events[0] : undefined) ?? text;
  }
}
