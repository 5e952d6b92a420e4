import { escapeHtml } from '#client/lib/escapeHtml.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';

/** Makes data safe for a tooltip's HTML: escapes markup and strips bidi control characters. */
export function tooltipText(text: string): string {
  return escapeHtml(stripBidi(text));
}

interface TooltipRow {
  readonly color: string;
  readonly name: string;
  readonly value: string;
  readonly interval: string;
  readonly evidence: string;
}

/** The shared tooltip: a heading, one row per series with value, interval and n, and the events of that day. */
export function tooltipHtml(heading: string, rows: readonly TooltipRow[], notes: readonly string[]): string {
  const cells = rows.map(
    ({ color, name, value, interval, evidence }) =>
      `<tr><td><span style="color:${tooltipText(color)}">●</span> ${tooltipText(name)}</td>` +
      `<td style="text-align:right;padding-left:12px"><b>${tooltipText(value)}</b></td>` +
      `<td style="text-align:right;padding-left:8px">${tooltipText(interval)}</td>` +
      `<td style="text-align:right;padding-left:8px">${tooltipText(evidence)}</td></tr>`,
  );
  const events = notes.map((note) => `<div style="padding-top:4px">${tooltipText(note)}</div>`);
  return `<b>${tooltipText(heading)}</b><table>${cells.join('')}</table>${events.join('')}`;
}
