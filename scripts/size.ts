import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { CommandError } from './lib/CommandError.ts';
import { initialFiles, manifestSchema } from './lib/initialFiles.ts';
import { ROUTE_BUDGETS } from './lib/routeBudgets.ts';
import type { RouteBudget } from './lib/routeBudgets.ts';
import { runScript } from './lib/runScript.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const MANIFEST = `${DIST}.vite/manifest.json`;

const HELP = `Prints the gzip bytes that each first screen of the finished build loads, next to its budget.

  npm run size [-- --files]

  --files   each file too
  --help    this text

Exit codes: 0 within the budgets, 1 over one, or nothing is built, 2 an argument is wrong.`;
/** As in the budgets: a kilobyte is 1,000 bytes. */
const KB = 1000;

interface FileSize {
  readonly file: string;
  readonly bytes: number;
}

const inKb = (bytes: number): string => (bytes / KB).toFixed(1).padStart(6);
const gzipBytes = (file: string): number => gzipSync(readFileSync(DIST + file), { level: 9 }).length;

/** Prints the initial load of a route and returns exceeded budgets, as sentences. */
function check({ route, modules, htmlKb, jsKb, cssKb, withoutHighcharts }: RouteBudget, all: boolean): string[] {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(MANIFEST, 'utf8')));
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
      .map(
        ({ name, bytes, kb }) => `${route} loads ${inKb(bytes).trim()} kB of ${name} first; its budget is ${kb} kB.`,
      ),
    ...(withoutHighcharts && sizes.some(({ file }) => /highcharts/iu.test(file)) ? [`${route} loads Highcharts.`] : []),
  ];
}

function size(): void {
  const { values } = parseArgs({
    options: { files: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (!existsSync(MANIFEST)) throw new CommandError('Nothing is built yet: run npm run build first.');
  const failures = ROUTE_BUDGETS.flatMap((budget) => check(budget, values.files));
  if (failures.length > 0) throw new CommandError(failures.join('\n'));
}

process.exitCode = await runScript('size', size);
