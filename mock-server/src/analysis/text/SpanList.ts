/** Half-open spans of a text, in order and not overlapping. A span added later may cover earlier ones, but not lie before them. */
export class SpanList {
  readonly #edges: number[] = [];

  get count(): number {
    return this.#edges.length / 2;
  }

  clear(): void {
    this.#edges.length = 0;
  }

  from(index: number): number {
    return this.#edges[index * 2] ?? 0;
  }

  to(index: number): number {
    return this.#edges[index * 2 + 1] ?? 0;
  }

  /** Adds [from, to), merged with the spans at the end that it touches. */
  add(from: number, to: number): void {
    let start = from;
    let end = to;
    // Each span is merged at most once, so adding is linear overall.
    while (this.#edges.length > 0 && start <= (this.#edges.at(-1) ?? 0)) {
      end = Math.max(end, this.#edges.pop() ?? 0);
      start = Math.min(start, this.#edges.pop() ?? start);
    }
    if (end > start) {
      this.#edges.push(start, end);
    }
  }

  toArray(): { from: number; to: number }[] {
    return Array.from({ length: this.count }, (_, index) => ({ from: this.from(index), to: this.to(index) }));
  }
}

/** Adds spans in any order to those of a list. */
export function mergeSpans(spans: SpanList, found: readonly { readonly from: number; readonly to: number }[]): void {
  const all = [...spans.toArray(), ...found].sort((a, b) => a.from - b.from);
  spans.clear();
  for (const span of all) {
    spans.add(span.from, span.to);
  }
}
