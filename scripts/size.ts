import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { initialFiles, manifestSchema } from './lib/initialFiles.ts';
import { ROUTE_BUDGETS } from './lib/routeBudgets.ts';
import type { RouteBudget } from './lib/routeBudgets.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
/** As the budgets are written: a kilobyte is 1,000 bytes. */
const KB = 1000;

interface FileSize {
  readonly file: string;
  readonly bytes: number;
}

const sum = (sizes: readonly FileSize[]): number => sizes.reduce((total, { bytes }) => total + bytes, 0);
const inKb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(6);

/** Prints what a route loads first and returns what is over its budget, as sentences. */
function check({ route, modules, jsKb, cssKb, withoutHighcharts }: RouteBudget, all: boolean): string[] {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')));
  const sizes = initialFiles(manifest, modules)
    .map((file): FileSize => ({ file, bytes: gzipSync(readFileSync(DIST + file), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);
  const js = sizes.filter(({ file }) => file.endsWith('.js'));
  const css = sizes.filter(({ file }) => file.endsWith('.css'));

  console.log(`${route.padEnd(16)} js ${inKb(sum(js))} kB of ${jsKb}   css ${inKb(sum(css))} kB of ${cssKb}   (gzip)`);
  if (all) for (const { file, bytes } of sizes) console.log(`  ${inKb(bytes)} kB  ${file}`);
  return [
    ...(sum(js) > jsKb * KB
      ? [`${route} loads ${inKb(sum(js)).trim()} kB of JavaScript first; ${jsKb} are allowed.`]
      : []),
    ...(sum(css) > cssKb * KB
      ? [`${route} loads ${inKb(sum(css)).trim()} kB of CSS first; ${cssKb} are allowed.`]
      : []),
    ...(withoutHighcharts && js.some(({ file }) => /highcharts/iu.test(file)) ? [`${route} loads Highcharts.`] : []),
  ];
}

const failures = ROUTE_BUDGETS.flatMap((budget) => check(budget, process.argv.includes('--files')));
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
