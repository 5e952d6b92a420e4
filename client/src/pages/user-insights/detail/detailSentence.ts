import type { IntlShape } from 'react-intl';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { formatDifference, formatPercent } from '#client/components/figures/formats.ts';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { isThin } from '#client/lib/thinData.ts';

/** A one-sentence summary of the page, built by rules. */
export function detailSentence(intl: IntlShape, report: UserInsightDetail, name: string): string {
  if (report.prompts_total === 0) return intl.formatMessage({ id: 'reportDetails.sentence.noPrompts' }, { name });
  const own = report.brand_figures.find(({ brand_id: id }) => id === ownBrandId(report.brands));
  if (!own?.here) return intl.formatMessage({ id: 'reportDetails.sentence.none' }, { name });
  const { here, rest, change } = own;
  const [first] = report.brand_figures;
  const leader = report.brands.find(({ id }) => id === first?.brand_id);
  const values = {
    name,
    value: formatPercent(intl, here.value),
    rest: rest === null ? '–' : formatPercent(intl, rest.value),
    difference: change === null ? '' : formatDifference(intl, 'visibility', change.difference),
    leader: leader?.name ?? '–',
    leads: leader?.own === true ? 'own' : 'rival',
  };
  if (isThin(here)) return intl.formatMessage({ id: 'reportDetails.sentence.thin' }, values);
  if (rest === null || change === null) return intl.formatMessage({ id: 'reportDetails.sentence.alone' }, values);
  return intl.formatMessage({ id: `reportDetails.sentence.${change.verdict}` }, values);
}
