import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import type { CsvCell } from '#client/lib/csv.ts';

/** The brand, if the measure is unknown because the brand has no domain; otherwise undefined. */
export function unsetBrand(measure: string, brand: BrandRef | undefined): BrandRef | undefined {
  return measure === 'citation_rate' && brand?.no_domain === true ? brand : undefined;
}

/** Text instead of a figure that needs a missing domain. */
export function domainNotSetText(intl: IntlShape, { own }: BrandRef): string {
  return intl.formatMessage({ id: own ? 'figures.domainNotSet.own' : 'figures.domainNotSet.rival' });
}

/** A measure in a CSV file: its value, empty without data, or a text if the domain it needs is not set. */
export function measureCsv(intl: IntlShape, id: string, measure: Measure | null, brand: BrandRef | undefined): CsvCell {
  const unset = unsetBrand(id, brand);
  if (measure !== null || unset === undefined) return measure?.value ?? null;
  return domainNotSetText(intl, unset);
}
