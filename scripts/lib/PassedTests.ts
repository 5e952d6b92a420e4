import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { findDependencies } from './importGraph.ts';
import type { ImportGraph } from './importGraph.ts';

const storedSchema = v.record(v.string(), v.string());
const reportSchema = v.object({ testResults: v.array(v.object({ name: v.string(), status: v.string() })) });

/** Stores which test files passed, each with a hash of its transitive imports: unchanged ones are skipped. */
export class PassedTests {
  readonly #file: string;
  readonly #hashOf: (test: string) => string;
  readonly #stored: Record<string, string>;

  /** @param versions other inputs of a result: lock file, configuration */
  constructor(file: string, graph: ImportGraph, sources: ReadonlyMap<string, string>, versions: readonly string[]) {
    this.#file = file;
    this.#stored = existsSync(file) ? v.parse(storedSchema, JSON.parse(readFileSync(file, 'utf8'))) : {};
    this.#hashOf = (test) => {
      const hash = createHash('sha256');
      for (const text of versions) hash.update(text);
      for (const path of [...findDependencies(graph, test)].sort()) {
        hash.update(`\0${path}\0${sources.get(path) ?? ''}`);
      }
      return hash.digest('hex');
    };
  }

  has(test: string): boolean {
    return this.#stored[test] === this.#hashOf(test);
  }

  /** Stores the results of Vitest's JSON report. */
  store(report: unknown, tests: readonly string[]): void {
    const passed = v.parse(reportSchema, report).testResults.filter(({ status }) => status === 'passed');
    for (const test of tests) {
      if (passed.some(({ name }) => name.replaceAll('\\', '/').endsWith(`/${test}`))) {
        this.#stored[test] = this.#hashOf(test);
      }
    }
    writeFileSync(this.#file, JSON.stringify(this.#stored));
  }
}
