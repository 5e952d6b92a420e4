import type { AnswerIndex, DefinitionId } from '#client/api/answerIndexSchemas.ts';
import { otherDefinitions, type OtherDefinitions } from '../measures/otherDefinitions.ts';
import type { PeriodData } from './periodData.ts';

type Definitions = AnswerIndex['definitions'];
type BrandDefinition = Exclude<DefinitionId, 'share_against_rival'>;

const OWN = 0;

const VALUE_OF: Readonly<Record<BrandDefinition, (others: OtherDefinitions) => number | null>> = {
  visibility: ({ plainRate }) => plainRate?.value ?? null,
  rankscale: ({ rankscale }) => rankscale,
  evertune: ({ evertune }) => evertune?.value ?? null,
  share_tracked: ({ shareOfTracked }) => shareOfTracked?.value ?? null,
  share_naming_any: ({ shareOfNaming }) => shareOfNaming?.value ?? null,
};
const BRAND_DEFINITIONS = [
  'visibility',
  'rankscale',
  'evertune',
  'share_tracked',
  'share_naming_any',
] as const satisfies readonly BrandDefinition[];

/**
 * The rows of the scope measured by other products' definitions, for every tracked brand. For each competitor there are two values:
 * the own brand's share against it, then its share against the own brand; they add up to more than 1 if both are named.
 */
export function definitionValues({ table, project, rows }: PeriodData): Definitions {
  const brands = project.brands.map(({ id }, brand) => ({ id, brand, others: otherDefinitions(table, rows, brand) }));
  const [own, ...rivals] = brands;
  const against = rivals.flatMap((rival) => [
    { brand_id: own?.id ?? '', rival_id: rival.id, value: own?.others.shareAgainst.get(rival.brand)?.value ?? null },
    { brand_id: rival.id, rival_id: own?.id ?? '', value: rival.others.shareAgainst.get(OWN)?.value ?? null },
  ]);
  return [
    ...BRAND_DEFINITIONS.map((id) => ({
      definition_id: id,
      values: brands.map(({ id: brandId, others }) => ({
        brand_id: brandId,
        rival_id: null,
        value: VALUE_OF[id](others),
      })),
    })),
    { definition_id: 'share_against_rival', values: against },
  ];
}
