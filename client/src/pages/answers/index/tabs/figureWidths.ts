import type { MeasureId } from '#client/api/measureSchemas.ts';

/** Of the columns of figures, in pixels: the longer name of the two languages, its definition and the arrow of an order have room. */
export const figureWidths: Readonly<Record<MeasureId, number>> = {
  visibility: 120,
  share_of_voice: 146,
  average_position: 162,
  net_sentiment: 148,
  citation_rate: 138,
  stability: 116,
};
