import type { Known } from './Known.ts';

/** How one call of the API is checked against its schema. */
export interface ContractCall {
  /** Makes the call as the product makes it; what it throws is what deviates. */
  readonly run: (known: Known) => Promise<unknown>;
  /** It changes data on the server: only tried when asked for. */
  readonly changes: boolean;
}

/** Why a call is never tried, in a few words. */
export interface UntriedCall {
  readonly untried: string;
}

export type ContractCheck = ContractCall | UntriedCall;

/** A check for every call of an area of the API: a call added to the area and forgotten here does not compile. */
export type AreaChecks<Calls> = { readonly [Name in keyof Calls]: ContractCheck };

/** A call that only reads. */
export const reads = (run: ContractCall['run']): ContractCall => ({ run, changes: false });

/** A call that changes data; the next ones of its area put it right again. */
export const changes = (run: ContractCall['run']): ContractCall => ({ run, changes: true });

export const untried = (why: string): UntriedCall => ({ untried: why });

export interface ContractArea {
  readonly name: string;
  readonly checks: Readonly<Record<string, ContractCheck>>;
}
