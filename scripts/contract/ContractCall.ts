import { isApiError } from '#client/lib/ApiError.ts';
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

/** Whether a failed call may have created something all the same: its reply was lost or cannot be read. */
const isUnsure = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'protocol' || (error.code === undefined && ['network', 'timeout', 'server'].includes(error.kind)));

/** A call that creates an entity, whose id it returns. It is reported as left behind unless a later call removes it. */
export const creates = (
  what: string,
  make: (known: Known) => Promise<string | undefined>,
  probe: ContractCall['run'] = make,
): ContractCall =>
  changes(async (known) => {
    try {
      known.made(what, await make(known));
    } catch (error) {
      if (isUnsure(error)) known.leave(what, `perhaps ${what}: its reply cannot be read`);
      throw error;
    }
  }, probe);

/** A call that removes the entity. `before` brings it back first. */
export const removes = (
  what: string,
  remove: (id: string) => Promise<unknown>,
  before?: (id: string) => Promise<unknown>,
): ContractCall =>
  changes(
    async (known) => {
      const id = known.get(what);
      await before?.(id);
      if (before !== undefined) known.made(what, id);
      await remove(id);
      known.removed(what);
    },
    // Without a login, the call itself.
    async (known) => (before ?? remove)(known.get(what)),
  );

export const untried = (why: string, probe?: ContractCall['run']): UntriedCall =>
  probe === undefined ? { untried: why } : { untried: why, probe };

export interface ContractArea {
  readonly name: string;
  readonly checks: Readonly<Record<string, ContractCheck>>;
}
