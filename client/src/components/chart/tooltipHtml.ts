import { stripBidi } from '../../lib/stripBidi.ts';

/** Names come from data: in the small HTML of a tooltip they must stay text, and leave the texts beside them as they are. */
export function escapeHtml(text: string): string {
  return stripBidi(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export interface TooltipRow {
  readonly color: string;
  readonly name: string;
  readonly value: string;
  readonly interval: string;
  readonly evidence: string;
}

/** The shared tooltip: a heading, a row a series with value, interval and n, and the events of that day. */
export function tooltipHtml(heading: string, rows: readonly TooltipRow[], notes: readonly string[]): string {
  const cells = rows.map(
    ({ color, name, value, interval, evidence }) =>
      `<tr><td><span style="color:${escapeHtml(color)}">●</span> ${escapeHtml(name)}</td>` +
      `<td style="text-align:right;padding-left:12px"><b>${escapeHtml(value)}</b></td>` +
      `<td style="text-align:right;padding-left:8px">${escapeHtml(interval)}</td>` +
      `<td style="text-align:right;padding-left:8px">${escapeHtml(evidence)}</td></tr>`,
  );
  const events = notes.map((note) => `<div style="padding-top:4px">${escapeHtml(note)}</div>`);
  return `<b>${escapeHtml(heading)}</b><table>${cells.join('')}</table>${events.join('')}`;
}
