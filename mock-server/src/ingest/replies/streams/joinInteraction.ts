import { listAt, numberAt, objectAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

const EVENT = /^(?:interaction|step|content)\.\w+$/u;

/** Whether an event belongs to a stream of Gemini's Interactions API. */
export function isInteractionEvent(event: JsonObject): boolean {
  return EVENT.test(textAt(event, 'event_type'));
}

type Step = { start: JsonObject; text: string; annotations: unknown[]; fields: JsonObject };

function stepOf(steps: Map<number, Step>, index: number): Step {
  const known = steps.get(index);
  if (known !== undefined) return known;
  const step: Step = { start: { type: 'model_output' }, text: '', annotations: [], fields: {} };
  steps.set(index, step);
  return step;
}

function takeDelta(step: Step, delta: JsonObject): void {
  const { type, text: _text, annotations: _annotations, ...fields } = delta;
  if (type === 'text') step.text += textAt(delta, 'text');
  step.annotations.push(...(listAt(delta, 'annotations') ?? []));
  if (type !== 'text') step.fields = { ...step.fields, ...fields };
}

function finished({ start, text, annotations, fields }: Step): JsonObject {
  if (start['type'] !== 'model_output') return { ...fields, ...start };
  const own = listAt(start, 'content') ?? [];
  return { ...start, content: [...own, { type: 'text', text, annotations }] };
}

/** Joins the stream events of a Gemini interaction; null for other events. */
export function joinInteraction(events: readonly JsonObject[]): JsonObject | null {
  if (!events.every(isInteractionEvent)) return null;
  const steps = new Map<number, Step>();
  let interaction: JsonObject = {};
  for (const event of events) {
    interaction = { ...interaction, ...objectAt(event, 'interaction') };
    const index = numberAt(event, 'index');
    if (index === null) continue;
    const step = stepOf(steps, index);
    step.start = { ...step.start, ...(objectAt(event, 'step') ?? objectAt(event, 'content')) };
    takeDelta(step, objectAt(event, 'delta') ?? {});
  }
  const ended = events.some((event) =>
    /^interaction\.(?:completed?|failed|cancelled)$/u.test(textAt(event, 'event_type')),
  );
  return {
    ...interaction,
    object: 'interaction',
    // The interaction of a truncated stream still states that it is in progress.
    status: ended ? textAt(interaction, 'status') || 'completed' : 'incomplete',
    steps: [...steps].sort(([a], [b]) => a - b).map(([, step]) => finished(step)),
  };
}
