import type { RecountedBrand } from '../../../client/src/api/manageSchemas.ts';
import type { AnswerTable } from '../analysis/types.ts';

/** What counting under other names changed, brand by brand: those tracked now in their order, then those given up. */
export function recountResult(before: AnswerTable, after: AnswerTable): RecountedBrand[] {
  const given = before.project.brands.filter(({ id }) => !after.project.brands.some((brand) => brand.id === id));
  return [...after.project.brands, ...given].map(({ id, name }) => {
    const old = new BrandRows(before, id);
    const now = new BrandRows(after, id);
    let gained = 0;
    let lost = 0;
    // Names change neither which answers there are nor their order.
    for (let row = 0; row < after.count; row += 1) {
      const change = now.names(row) - old.names(row);
      if (change > 0) gained += 1;
      else if (change < 0) lost += 1;
    }
    return { brand_id: id, name, before: old.counts(), after: now.counts(), gained, lost };
  });
}

/** Where a table names a brand; nowhere when it does not track it. */
class BrandRows {
  readonly #table: AnswerTable;
  readonly #brand: number;

  constructor(table: AnswerTable, brandId: string) {
    this.#table = table;
    this.#brand = table.project.brands.findIndex(({ id }) => id === brandId);
  }

  /** 1 when the row names the brand. */
  names(row: number): number {
    return this.#brand < 0 ? 0 : ((this.#table.namedMask[row] ?? 0) >>> this.#brand) & 1;
  }

  counts(): RecountedBrand['before'] {
    if (this.#brand < 0) return null;
    let answers = 0;
    for (let row = 0; row < this.#table.count; row += 1) answers += this.names(row);
    const mentions = this.#table.mentionBrand.reduce((sum, brand) => sum + Number(brand === this.#brand), 0);
    return { answers, mentions };
  }
}
