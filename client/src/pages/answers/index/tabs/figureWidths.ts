import type { MeasureId } from '#client/api/measureSchemas.ts';

/** Widths of the figure columns, in pixels: enough for the longer of both languages' names, the definition button and the sort arrow. */
export const figureWidths: Readonly<Record<MeasureId, number>> = {
  visibility: 120,
  share_of_voice: 146,
  average_position: 162,
  net_sentiment: 148,
  citation_rate: 138,
  stability: 116,
};
