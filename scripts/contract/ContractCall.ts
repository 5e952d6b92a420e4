import type { Known } from './Known.ts';

/** How one call of the API is checked against its schema. */
interface ContractCall {
  /** Makes the call as the product makes it; what it throws is what deviates. */
  readonly run: (known: Known) => Promise<unknown>;
  /** It changes data on the server: only tried when asked for. */
  readonly changes: boolean;
  /** Makes only the call itself, where `run` makes others first. Used to find out without a login whether the call is there. */
  readonly probe?: ContractCall['run'];
}

/** A call that is never tried with a login. */
interface UntriedCall {
  /** Why, in a few words. */
  readonly untried: string;
  /** Makes the call without a login, where that does no harm: whether it is there shows in how it is refused. */
  readonly probe?: ContractCall['run'];
}

export type ContractCheck = ContractCall | UntriedCall;

/** A check for every call of an area of the API: a call added to the area and forgotten here does not compile. */
export type AreaChecks<Calls> = { readonly [Name in keyof Calls]: ContractCheck };

/** A call that only reads. */
export const reads = (run: ContractCall['run']): ContractCall => ({ run, changes: false });

/** A call that changes data; the next ones of its area put it right again. */
export const changes = (run: ContractCall['run'], probe: ContractCall['run'] = run): ContractCall => ({
  run,
  probe,
  changes: true,
});

export const untried = (why: string, probe?: ContractCall['run']): UntriedCall =>
  probe === undefined ? { untried: why } : { untried: why, probe };

export interface ContractArea {
  readonly name: string;
  readonly checks: Readonly<Record<string, ContractCheck>>;
}
