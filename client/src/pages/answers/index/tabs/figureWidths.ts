import type { MeasureId } from '#client/api/measureSchemas.ts';

/** Widths of the figure columns, in pixels: enough for an interval, and for the longest word of a name with its definition and sort arrow. */
export const figureWidths: Readonly<Record<MeasureId, number>> = {
  visibility: 116,
  share_of_voice: 112,
  average_position: 112,
  net_sentiment: 120,
  citation_rate: 112,
  stability: 116,
};
