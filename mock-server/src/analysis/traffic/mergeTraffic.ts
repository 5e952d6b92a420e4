import { compareCodes } from '#client/lib/compareTexts.ts';
import { joinMarks, withinMarks } from './RequestMarks.ts';
import { TrafficCounter } from './TrafficCounter.ts';
import type { LogSpan, TrafficLog } from './TrafficLog.ts';

/** Consecutive lines may be in different files: spans with a smaller gap are joined. */
const TOUCHING_MS = 1000;

const secondOf = (at: number): number => Math.floor(at / 1000);

/** Multiset union of two lists of the same second: each number as often as in the list that has it more often. */
function together(one: LogSpan['first'], other: LogSpan['first']): LogSpan['first'] {
  if (one === undefined || other === undefined) return undefined;
  const left = [...one];
  const added = other.filter((mark) => {
    const at = left.indexOf(mark);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...one, ...added];
}

/** Joins two spans that overlap or touch; the second must not begin earlier. */
function joined(one: LogSpan, other: LogSpan): LogSpan {
  const isSameStart = secondOf(one.from) === secondOf(other.from);
  const isSameEnd = secondOf(one.to) === secondOf(other.to);
  const later = other.to > one.to ? other : one;
  const first = isSameStart ? together(one.first, other.first) : one.first;
  const last = isSameEnd ? together(one.last, other.last) : later.last;
  const counted = joinMarks(one.counted, other.counted);
  return {
    ...{ label: one.label, from: one.from, to: later.to },
    ...(first === undefined ? {} : { first }),
    ...(last === undefined ? {} : { last }),
    ...(counted === undefined ? {} : { counted }),
  };
}

/** Joins overlapping or touching spans of each label. */
export function joinSpans(spans: readonly LogSpan[]): readonly LogSpan[] {
  const sorted = [...spans].sort((a, b) => compareCodes(a.label, b.label) || a.from - b.from);
  const result: LogSpan[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last?.label === span.label && span.from <= last.to + TOUCHING_MS) {
      result[result.length - 1] = joined(last, span);
    } else {
      result.push(span);
    }
  }
  return result;
}

/** Merges two logs. Days are in the first one's time zone: the added log must have been counted in it. */
export function mergeTraffic(first: TrafficLog, added: TrafficLog): TrafficLog {
  const counter = new TrafficCounter();
  counter.addLog(first);
  counter.addLog(added);
  return counter.toLog({
    timeZone: first.timeZone,
    spans: withinMarks(joinSpans([...first.spans, ...added.spans])),
    imports: [...first.imports, ...added.imports],
  });
}
