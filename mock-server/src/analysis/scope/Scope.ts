/** The filters of a query; dates are already converted to instants in the viewer's time zone. Null: no restriction. */
export interface Scope {
  /** Inclusive, epoch milliseconds. */
  readonly from: number;
  /** Exclusive, epoch milliseconds. */
  readonly to: number;
  readonly platforms: ReadonlySet<number> | null;
  readonly topics: ReadonlySet<number> | null;
  readonly prompts: ReadonlySet<number> | null;
}
