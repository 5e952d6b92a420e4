import type { Fact } from '#client/api/brandCentreSchemas.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import { foldText } from './foldText.ts';
import type { Quantity } from './Quantity.ts';
import { readQuantities } from './readQuantities.ts';

/** The fields of a fact that decide how sentences are judged. */
type JudgedBy = Pick<Fact, 'brand_id' | 'subject' | 'value' | 'valid_from' | 'valid_to'>;

/** A fact prepared for judging sentences. */
export interface CompiledFact {
  /** Index of the brand that a sentence must name; null: any sentence. */
  readonly brand: number | null;
  /** Folded words, all of which a sentence must contain, each in one of its spellings. */
  readonly terms: readonly (readonly string[])[];
  readonly expected: Quantity;
  /** Years in which it is valid, both included. */
  readonly years: readonly [from: number, to: number];
}

/** Why a value is invalid: no number in it, more than one, or only a bound. */
export type ValueProblem = 'none' | 'several' | 'bound';

/** The one number, range or date of a fact's value. */
export function readFactValue(value: string): Quantity | ValueProblem {
  const [first, second] = readQuantities(foldText(value));
  if (first === undefined) return 'none';
  if (second !== undefined) return 'several';
  return first.kind === 'least' || first.kind === 'most' ? 'bound' : first;
}

/** Null for a fact that can no longer be judged: its brand was removed, or its value has no number. */
export function compileFact(fact: JudgedBy, brands: readonly BrandDefinition[]): CompiledFact | null {
  const brand = fact.brand_id === null ? null : brands.findIndex(({ id }) => id === fact.brand_id);
  const expected = readFactValue(fact.value);
  if (brand === -1 || typeof expected === 'string') return null;
  const terms = fact.subject.map((term) =>
    foldText(term)
      .split('/')
      .map((spelling) => spelling.trim())
      .filter((spelling) => spelling !== ''),
  );
  const yearOf = (date: string | null, otherwise: number): number =>
    date === null ? otherwise : Number(date.slice(0, 4));
  return {
    brand,
    terms: terms.filter((spellings) => spellings.length > 0),
    expected,
    years: [yearOf(fact.valid_from, 0), yearOf(fact.valid_to, 9999)],
  };
}
