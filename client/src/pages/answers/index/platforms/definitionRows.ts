import type { AnswerIndex } from '#client/api/answerIndexSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import type { AnswerIndexSearch } from '../answerIndexSearch.ts';

interface DefinitionRow {
  readonly brand: BrandRef;
  readonly value: number | null;
}

/** The brands under a definition, largest value first; for share against a competitor only those two. */
export function definitionRows(
  { brands, definitions }: Pick<AnswerIndex, 'brands' | 'definitions'>,
  { definition: id, against }: Pick<AnswerIndexSearch, 'definition' | 'against'>,
): readonly DefinitionRow[] {
  const values = definitions.find(({ definition_id: candidate }) => candidate === id)?.values ?? [];
  const rivals = brands.filter(({ own }) => !own);
  const rival = rivals.find((brand) => brand.id === against) ?? rivals[0];
  const pair = [ownBrandId(brands), rival?.id ?? ''];
  const chosen =
    id === 'share_against_rival'
      ? values.filter(({ brand_id: one, rival_id: other }) => pair.includes(one) && pair.includes(other ?? ''))
      : values;
  return chosen
    .flatMap(({ brand_id: brandId, value }) => {
      const brand = brands.find((candidate) => candidate.id === brandId);
      return brand === undefined ? [] : [{ brand, value }];
    })
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1) || a.brand.order - b.brand.order);
}
