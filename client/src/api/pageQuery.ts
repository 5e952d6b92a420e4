export interface PageQuery {
  /** From 1. */
  readonly page: number;
  /** At most 200 (500 for the prompts table). */
  readonly page_size: number;
}
