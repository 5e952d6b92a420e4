import { at, objectAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

const EVENT = /^(?:messageStart|contentBlockStart|contentBlockDelta|contentBlockStop|messageStop|metadata)$/u;

/** Whether an event is the first of a `converse` stream of Bedrock: an object with one key, the event's name. */
export function isBedrockEvent(event: JsonObject): boolean {
  return objectAt(event, 'messageStart') !== undefined || objectAt(event, 'contentBlockDelta') !== undefined;
}

/** Joins the stream events of a Bedrock `converse` reply; null for other events. */
export function joinBedrock(events: readonly JsonObject[]): JsonObject | null {
  const isStream =
    events.some(isBedrockEvent) && events.every((event) => Object.keys(event).some((key) => EVENT.test(key)));
  if (!isStream) return null;
  const words = events.map((event) => textAt(event, 'contentBlockDelta', 'delta', 'text'));
  const citations = events
    .map((event) => at(event, 'contentBlockDelta', 'delta', 'citation'))
    .filter((citation) => citation !== undefined);
  const content = [{ text: words.join('') }, ...(citations.length > 0 ? [{ citationsContent: { citations } }] : [])];
  const stops = events.map((event) => textAt(event, 'messageStop', 'stopReason'));
  return {
    output: { message: { role: 'assistant', content } },
    // A truncated stream has no stop reason.
    stopReason: stops.find((reason) => reason !== '') ?? 'max_tokens',
    usage: events.map((event) => at(event, 'metadata', 'usage')).find((usage) => usage !== undefined),
  };
}
