import { at, objectAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

const EVENT = /^(?:messageStart|contentBlockStart|contentBlockDelta|contentBlockStop|messageStop|metadata)$/u;

/** True for the first event of a stream of Bedrock's `converse`: an object of one event, named by its key. */
export function isBedrockEvent(event: JsonObject): boolean {
  return objectAt(event, 'messageStart') !== undefined || objectAt(event, 'contentBlockDelta') !== undefined;
}

/** A reply of Bedrock's `converse` from the events of its stream; null for other events. */
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
    // A stream that broke off has no reason why it stopped.
    stopReason: stops.find((reason) => reason !== '') ?? 'max_tokens',
    usage: events.map((event) => at(event, 'metadata', 'usage')).find((usage) => usage !== undefined),
  };
}
