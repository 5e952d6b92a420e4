import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { Plugin, ResolvedConfig } from 'vite';
import { manifestSchema } from '../../scripts/lib/initialFiles.ts';
import type { Manifest } from '../../scripts/lib/initialFiles.ts';

/** What Vite has just written, for plugins that add to it: its manifest, and its files by their path in the build. */
export interface FinishedBuild {
  readonly manifest: Manifest;
  readonly read: (file: string) => Promise<string>;
  readonly write: (file: string, text: string) => Promise<void>;
}

/** @throws Error when there is no manifest, or one that cannot be read */
async function finishedBuild({ root, build }: ResolvedConfig): Promise<FinishedBuild> {
  const directory = resolve(root, build.outDir);
  const read = async (file: string): Promise<string> => readFile(join(directory, file), 'utf8');
  return {
    manifest: v.parse(manifestSchema, JSON.parse(await read('.vite/manifest.json'))),
    read,
    write: async (file, text) => writeFile(join(directory, file), text),
  };
}

/**
 * A plugin that adds to what Vite has just written.
 * @param order 'pre' for what comes before the other plugins of this kind
 */
export function afterBuild(
  name: string,
  order: 'pre' | null,
  add: (build: FinishedBuild, config: ResolvedConfig) => Promise<void>,
): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name,
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order,
      sequential: true,
      async handler() {
        if (config !== undefined) await add(await finishedBuild(config), config);
      },
    },
  };
}
