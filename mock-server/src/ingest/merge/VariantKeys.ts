import { hashOf } from '#server/store/ids/stableId.ts';
import { KeySet } from './KeySet.ts';

const HALF = 8;
const ANY = '*';

/**
 * Tracks which variant holds a key, among answers that differ only in model, country and the like: the first variant holds it, the others
 * get keys of their own.
 */
export class VariantKeys {
  readonly #holders = new KeySet();
  readonly #codes = new Map<string, string>();

  /** @param variant '' if no such field is recorded. */
  hold(key: string, variant: string): void {
    if (variant === '') return;
    this.#holders.add(this.#mixed(key, ANY));
    this.#holders.add(this.#mixed(key, variant));
  }

  /** Whether the holder of the key may be this variant: an unrecorded field distinguishes nothing. */
  mayBeSame(key: string, variant: string): boolean {
    return variant === '' || !this.#holders.has(this.#mixed(key, ANY)) || this.#holders.has(this.#mixed(key, variant));
  }

  #mixed(key: string, variant: string): string {
    const code = this.#codes.get(variant) ?? hashOf([variant], HALF * 2);
    if (this.#codes.size < 10_000) this.#codes.set(variant, code);
    return mix(key.slice(0, HALF), code.slice(0, HALF)) + mix(key.slice(HALF), code.slice(HALF));
  }
}

function mix(one: string, other: string): string {
  const mixed = (Number.parseInt(one, 16) ^ Number.parseInt(other, 16)) >>> 0;
  return mixed.toString(16).padStart(HALF, '0');
}
