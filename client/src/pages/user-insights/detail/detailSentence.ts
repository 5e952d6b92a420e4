import type { IntlShape } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { formatDifference, formatPercent } from '#client/components/figures/formats.ts';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { isThin } from '#client/lib/thinData.ts';

/** The brands mentioned in most of the answers here; several if equally often, none if no brand is mentioned. */
function leadersOf({ brand_figures: figures, brands }: UserInsightDetail): readonly BrandRef[] {
  const most = Math.max(0, ...figures.map(({ here }) => here?.numerator ?? 0));
  if (most === 0) return [];
  return figures.flatMap(({ brand_id: id, here }) =>
    here?.numerator === most ? (brands.find((brand) => brand.id === id) ?? []) : [],
  );
}

function leadOf([leader, ...others]: readonly BrandRef[]): 'none' | 'several' | 'own' | 'rival' {
  if (leader === undefined) return 'none';
  if (others.length > 0) return 'several';
  return leader.own ? 'own' : 'rival';
}

/** A one-sentence summary of the page, built by rules. */
export function detailSentence(intl: IntlShape, report: UserInsightDetail, name: string): string {
  if (report.prompts_total === 0) return intl.formatMessage({ id: 'reportDetails.sentence.noPrompts' }, { name });
  const own = report.brand_figures.find(({ brand_id: id }) => id === ownBrandId(report.brands));
  if (!own?.here) return intl.formatMessage({ id: 'reportDetails.sentence.none' }, { name });
  const { here, rest, change } = own;
  const leaders = leadersOf(report);
  const values = {
    name,
    value: formatPercent(intl, here.value),
    rest: rest === null ? '–' : formatPercent(intl, rest.value),
    difference: change === null ? '' : formatDifference(intl, 'visibility', change.difference),
    leader: intl.formatList(leaders.map((brand) => brand.name)),
    leads: leadOf(leaders),
  };
  if (isThin(here)) return intl.formatMessage({ id: 'reportDetails.sentence.thin' }, values);
  if (rest === null || change === null) return intl.formatMessage({ id: 'reportDetails.sentence.alone' }, values);
  return intl.formatMessage({ id: `reportDetails.sentence.${change.verdict}` }, values);
}
