/** A number, a range or a date in a text, in base units of its dimension. */
export interface Quantity {
  readonly low: number;
  readonly high: number;
  /** A dimension of the unit table, a `date` (days since 1970), or '' for a bare number or a count of things. */
  readonly dimension: string;
  /** Of a bare number: the folded words directly after it (座超充站, stores worldwide); else ''. */
  readonly words: string;
  /** `about`: rounded (约, nearly); `least` and `most`: only a bound (超过, up to). */
  readonly kind: 'exact' | 'about' | 'least' | 'most';
  /** Precision of the number as written, in base units: 0.1 for 6.5, 100 for 600. */
  readonly step: number;
  /** Offset in the text, units included. */
  readonly from: number;
  readonly to: number;
}
