import type { Known } from './Known.ts';

/** How to check one call of the API against its schema. */
interface ContractCall {
  /** Makes the call as the product does; what it throws is the deviation. */
  readonly run: (known: Known) => Promise<unknown>;
  /** It changes data on the server: only run on request. */
  readonly changes: boolean;
  /** Makes only the call itself, where `run` makes others first. Used to detect without a login whether the call exists. */
  readonly probe?: ContractCall['run'];
}

/** A call that is never made with a login. */
interface UntriedCall {
  /** The reason, in a few words. */
  readonly untried: string;
  /** Makes the call without a login, where that is harmless: the kind of error shows whether it exists. */
  readonly probe?: ContractCall['run'];
}

export type ContractCheck = ContractCall | UntriedCall;

/** A check for every call of an API area: a call without a check does not compile. */
export type AreaChecks<Calls> = { readonly [Name in keyof Calls]: ContractCheck };

/** A reading call. */
export const reads = (run: ContractCall['run']): ContractCall => ({ run, changes: false });

/** A call that changes data; later calls of its area revert it. */
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
