import { MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { ReportWording } from '#client/api/schemas/reportOptionSchemas.ts';
import { overallText, roundsApart } from '#client/lib/figureText.ts';
import type { LetterFacts, Moved } from './LetterMaterial.ts';

/** Whether a letter tells two figures with a difference that, each rounded by itself, contradicts them. */
export function tellsApart(facts: LetterFacts, wording: ReportWording): boolean {
  const { headline, moved, maybe, steady, elsewhere } = facts;
  const isApart = ({ id, previous, measure }: Moved): boolean =>
    roundsApart(MEASURE_KINDS[id], previous.value, measure.value);
  if (wording === 'analyst') {
    return [...(headline === null ? [] : [headline]), ...moved, ...maybe, ...steady, ...elsewhere].some(isApart);
  }
  // Clients get a difference only where it is not that of the prompts asked in both periods.
  const differs = (one: Moved): boolean => overallText('en-US', MEASURE_KINDS[one.id], one) !== null;
  return [...moved, ...elsewhere].some((one) => one.change.verdict === 'real' && differs(one) && isApart(one));
}
