import type { IntlShape } from 'react-intl';
import * as v from 'valibot';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { sourceTypeSchema } from '#client/api/reportSchemas.ts';
import { describeFilters, nameOf } from '../filters/describeFilters.ts';
import type { FilterNames } from '../filters/describeFilters.ts';
import type { AnswerSelection } from './answerSearch.ts';
import { answerQueryOf } from './answerSearch.ts';
import { personaName } from './personaName.ts';

interface SelectionNames extends FilterNames {
  readonly brands: readonly BrandRef[];
  readonly keywords?: readonly { readonly id: string; readonly label: string }[];
}

function brandParts(intl: IntlShape, selection: AnswerSelection, brands: readonly BrandRef[]): string[] {
  const { brand_id: brandId, mention, sentiment, cites } = selection;
  const brand = brandId === undefined ? '' : nameOf(brands, brandId);
  // Without a brand, the own brand is meant.
  const citing = brandId === undefined ? (brands.find(({ own }) => own)?.name ?? '') : brand;
  const named = mention ?? (sentiment === undefined ? undefined : 'named');
  return [
    ...(named === 'nobody' ? [intl.formatMessage({ id: 'answers.set.nobody' })] : []),
    ...(named === undefined || named === 'nobody' || brand === ''
      ? []
      : [intl.formatMessage({ id: `answers.set.${named}` }, { brand })]),
    ...(sentiment === undefined ? [] : [intl.formatMessage({ id: `answers.sentiment.${sentiment}` })]),
    ...(cites === undefined ? [] : [intl.formatMessage({ id: `answers.set.cites.${cites}` }, { brand: citing })]),
  ];
}

function sourceParts(
  intl: IntlShape,
  {
    domain,
    url,
    url_prefix: prefix,
    gap,
    source_type: type,
    prompt_id: one,
    prompt_ids: prompt = one,
    status,
    q,
  }: AnswerSelection,
): string[] {
  const cited = [domain, url, prefix].filter((place) => place !== undefined);
  return [
    ...cited.map((place) => intl.formatMessage({ id: 'answers.set.domain' }, { domain: place })),
    ...(gap === undefined ? [] : [intl.formatMessage({ id: 'answers.set.gap' })]),
    ...(v.is(sourceTypeSchema, type)
      ? [
          intl.formatMessage(
            { id: 'answers.set.sourceType' },
            { type: intl.formatMessage({ id: `figures.sourceType.${type}` }) },
          ),
        ]
      : []),
    ...(prompt === undefined ? [] : [intl.formatMessage({ id: 'answers.set.prompt' })]),
    ...(status === undefined ? [] : [intl.formatMessage({ id: `answers.status.${status}` })]),
    ...(q === undefined ? [] : [intl.formatMessage({ id: 'answers.set.text' }, { text: q })]),
  ];
}

/** Keywords by name; for a deleted one, the id without its prefix is its label. */
function keywordParts(
  intl: IntlShape,
  { keyword_ids: ids }: AnswerSelection,
  keywords: SelectionNames['keywords'] = [],
): string[] {
  if (ids === undefined) return [];
  return ids.split(',').map((id) => {
    const label = keywords.find((keyword) => keyword.id === id)?.label ?? id.replace(/^~/u, '');
    return intl.formatMessage({ id: 'answers.set.keyword' }, { label });
  });
}

/** Persona, intent or theme, and objections. */
function insightParts(
  intl: IntlShape,
  { persona, stage, theme, outside, search, searched, unmet, objection, brand_id: brandId }: AnswerSelection,
  brands: readonly BrandRef[],
): string[] {
  const group = [
    ...(persona === undefined ? [] : [personaName(intl, { id: persona, name: null })]),
    ...(theme === undefined ? [] : [intl.formatMessage({ id: 'answers.set.theme' }, { theme })]),
  ];
  const against = brandId === undefined ? '' : nameOf(brands, brandId);
  return [
    ...group.map((name) =>
      outside === undefined ? name : intl.formatMessage({ id: 'answers.set.outside' }, { name }),
    ),
    ...(search === undefined ? [] : [search]),
    ...((searched ?? search) === undefined ? [] : [intl.formatMessage({ id: 'answers.set.searched' })]),
    ...(unmet === undefined ? [] : [intl.formatMessage({ id: 'answers.set.unmet' })]),
    ...(stage === undefined ? [] : [intl.formatMessage({ id: `answers.stage.${stage}` })]),
    ...(objection === undefined
      ? []
      : [
          intl.formatMessage(
            { id: 'answers.set.objection' },
            { objection: intl.formatMessage({ id: `answers.objection.${objection}` }) },
          ),
          ...(against === '' ? [] : [against]),
        ]),
  ];
}

/** Describes an answer set in words: first what the figure counts, then the active filters. */
export function describeSelection(
  intl: IntlShape,
  selection: AnswerSelection,
  filters: FilterQuery,
  names: SelectionNames,
): string[] {
  const query = answerQueryOf(filters, selection);
  const own = [
    ...brandParts(intl, selection, names.brands),
    ...sourceParts(intl, selection),
    ...insightParts(intl, selection, names.brands),
    ...keywordParts(intl, selection, names.keywords),
  ];
  return [
    ...(own.length === 0 ? [intl.formatMessage({ id: 'answers.set.all' })] : own),
    ...describeFilters(intl, query, names),
  ];
}
