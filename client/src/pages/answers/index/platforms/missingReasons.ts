import type { IntlShape } from 'react-intl';
import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { noDataId } from '#client/components/figures/noDataId.ts';
import { unsetBrand } from '#client/components/figures/unsetBrand.ts';

/**
 * Why platforms have dashes, by measure, as notes below the table: tooltips cannot be read without a mouse. The row of all platforms says
 * its reasons itself; a measure that it lacks, no platform has.
 */
export function missingReasons(
  intl: IntlShape,
  { rows, scope }: Pick<AnswerIndex, 'rows' | 'scope'>,
  own: BrandRef | undefined,
): readonly string[] {
  const all = rows.find(({ platform_id: id }) => id === null)?.measures ?? [];
  return all
    .filter(({ measure, measure_id: id }) => measure !== null && unsetBrand(id, own) === undefined)
    .filter(({ measure_id: id }) =>
      rows.some(({ measures }) => measures.some((figure) => figure.measure_id === id && figure.measure === null)),
    )
    .map(({ measure_id: id }) =>
      intl.formatMessage(
        { id: 'answerIndex.platforms.missing' },
        {
          measure: intl.formatMessage({ id: `figures.measure.${id}` }),
          why: intl.formatMessage({ id: noDataId(id, scope) }),
        },
      ),
    );
}
