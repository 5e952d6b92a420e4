import type { IntlShape } from 'react-intl';
import type { ActionFigure, ActionRefs } from '#client/api/actionSchemas.ts';
import type { MeasureId } from '#client/api/measureSchemas.ts';

/** The name of a rule's figure. */
export function figureName(intl: IntlShape, figure: ActionFigure, { brands }: Pick<ActionRefs, 'brands'>): string {
  const { id, brand_id: brandId, measure_id: measure } = figure;
  const brand = brands.find((one) => one.id === brandId)?.name ?? '';
  if (id === 'moved') return measure === null ? '' : intl.formatMessage({ id: `figures.measure.${measure}` });
  return intl.formatMessage({ id: `actions.figure.${id}` }, { brand });
}

/** The measure whose number format and direction (higher is better or worse) apply: all figures but `moved` are shares of answers. */
export function figureLike({ id, measure_id: measure }: ActionFigure): MeasureId {
  return id === 'moved' && measure !== null ? measure : 'visibility';
}
