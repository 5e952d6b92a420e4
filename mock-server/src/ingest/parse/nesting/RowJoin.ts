/** How a row gets values from another table. */
export interface RowJoin {
  readonly note: 'joined_prompts' | 'joined_sources';
  /** The column with the ID. */
  readonly by: string;
  /** The values for a row; null: none. */
  readonly of: (values: readonly unknown[]) => Readonly<Record<string, unknown>> | null;
}
