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

const inKb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(6);
const gzipBytes = (file: string): number => gzipSync(readFileSync(DIST + file), { level: 9 }).length;

/** Prints what a route loads first and returns what is over its budget, as sentences. */
function check({ route, modules, htmlKb, jsKb, cssKb, withoutHighcharts }: RouteBudget, all: boolean): string[] {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')));
  const sizes = ['index.html', ...initialFiles(manifest, modules)]
    .map((file): FileSize => ({ file, bytes: gzipBytes(file) }))
    .sort((a, b) => b.bytes - a.bytes);
  const parts = [
    { name: 'html', ending: '.html', kb: htmlKb },
    { name: 'js', ending: '.js', kb: jsKb },
    { name: 'css', ending: '.css', kb: cssKb },
  ].map((part) => {
    const own = sizes.filter(({ file }) => file.endsWith(part.ending));
    return { ...part, bytes: own.reduce((total, { bytes }) => total + bytes, 0) };
  });

  const said = parts.map(({ name, bytes, kb }) => `${name} ${inKb(bytes)} kB of ${kb}`);
  console.log(`${route.padEnd(16)} ${said.join('   ')}   (gzip)`);
  if (all) for (const { file, bytes } of sizes) console.log(`  ${inKb(bytes)} kB  ${file}`);
  return [
    ...parts
      .filter(({ bytes, kb }) => bytes > kb * KB)
      .map(({ name, bytes, kb }) => `${route} loads ${inKb(bytes).trim()} kB of ${name} first; ${kb} are allowed.`),
    ...(withoutHighcharts && sizes.some(({ file }) => /highcharts/iu.test(file)) ? [`${route} loads Highcharts.`] : []),
  ];
}

const failures = ROUTE_BUDGETS.flatMap((budget) => check(budget, process.argv.includes('--files')));
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
