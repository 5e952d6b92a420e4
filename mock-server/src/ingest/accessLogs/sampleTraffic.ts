import { DAY_MS } from '#client/lib/dates.ts';
import type { TrafficLog } from '#server/analysis/traffic/TrafficLog.ts';
import { LogCounter } from './LogCounter.ts';
import { parseTextLine } from './parseTextLine.ts';

/** Counts the generated log lines of a sample project like those of any log. */
export function sampleTraffic(lines: Iterable<string>, timeZone: string, today: string): TrafficLog {
  const now = Date.parse(`${today}T00:00:00Z`) + DAY_MS;
  const counter = new LogCounter({ timeZone, site: '', now });
  for (const line of lines) {
    counter.step();
    counter.take(parseTextLine(line), line);
  }
  const { first, last } = counter;
  return counter.cells.toLog({ timeZone, spans: [{ label: 'sample', from: first, to: last }], imports: [] });
}
