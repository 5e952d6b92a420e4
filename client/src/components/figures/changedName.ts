import type { IntlShape } from 'react-intl';
import { isOfAllBrands } from '#client/api/measureSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';

/** What a change is of: the measure of a brand, or one that is the same for every brand. */
export function changedName(intl: IntlShape, id: MeasureId, brand: string): string {
  const measure = intl.formatMessage({ id: `figures.measure.${id}` });
  return isOfAllBrands(id) ? measure : intl.formatMessage({ id: 'overview.changes.item' }, { brand, measure });
}
