import { TrafficCounter } from './TrafficCounter.ts';
import type { LogSpan, TrafficLog } from './TrafficLog.ts';

/** Lines a second apart may be in different files: spans that touch within this become one. */
const TOUCHING_MS = 1000;

/** Spans of each label that overlap or touch, as one. */
export function joinSpans(spans: readonly LogSpan[]): readonly LogSpan[] {
  const sorted = [...spans].sort((a, b) => a.label.localeCompare(b.label) || a.from - b.from);
  const joined: LogSpan[] = [];
  for (const span of sorted) {
    const last = joined.at(-1);
    if (last?.label === span.label && span.from <= last.to + TOUCHING_MS) {
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, span.to) };
    } else joined.push(span);
  }
  return joined;
}

/** Two logs as one. Days are those of the first one's zone: what is added must have been counted in it. */
export function mergeTraffic(first: TrafficLog, added: TrafficLog): TrafficLog {
  const counter = new TrafficCounter();
  counter.addLog(first);
  counter.addLog(added);
  return counter.toLog({
    timeZone: first.timeZone,
    spans: joinSpans([...first.spans, ...added.spans]),
    imports: [...first.imports, ...added.imports],
  });
}
