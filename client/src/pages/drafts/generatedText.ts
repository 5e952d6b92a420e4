import * as v from 'valibot';

const eventSchema = v.object({ text: v.string() });

/** Parses the text of a streamed `generate` response so far: one event per complete line. */
export function generatedText(reply: string): string {
  return reply
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      if (!line.startsWith('{"text":')) return '';
      const event: unknown = JSON.parse(line.replace(/,$/u, ''));
      return v.is(eventSchema, event) ? event.text : '';
    })
    .join('');
}
