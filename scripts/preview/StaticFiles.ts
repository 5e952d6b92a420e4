import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const YEAR_S = 31_536_000;
const BROTLI_QUALITY = 9;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface StaticReply {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The best encoding that an `accept-encoding` header allows (a weight of 0 forbids one). */
export function chooseEncoding(accepted: string): Encoding {
  const allowed = new Map(
    accepted.split(',').map((entry): [string, boolean] => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter))];
    }),
  );
  if (allowed.get('br') === true) return 'br';
  return allowed.get('gzip') === true ? 'gzip' : 'identity';
}

/**
 * The files of a finished build, listed once: only what was built can be asked for, so no path leads outside. Hidden
 * files and folders (the build's manifest) are not handed out.
 */
export class StaticFiles {
  readonly #paths: ReadonlyMap<string, string>;
  readonly #replies = new Map<string, Promise<StaticReply>>();

  constructor(directory: string) {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    this.#paths = new Map(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file): [string, string] => [`/${relative(directory, file).split(sep).join('/')}`, file])
        .filter(([path]) => !path.includes('/.')),
    );
  }

  /** The reply for a path of the address (decoded), or undefined when no such file was built. */
  find(path: string, encoding: Encoding): Promise<StaticReply> | undefined {
    const file = this.#paths.get(path);
    if (file === undefined) return undefined;
    const key = `${encoding} ${path}`;
    const known = this.#replies.get(key) ?? this.#read(path, file, encoding);
    this.#replies.set(key, known);
    return known;
  }

  async #read(path: string, file: string, encoding: Encoding): Promise<StaticReply> {
    const plain = readFileSync(file);
    const ending = extname(file);
    const packed = COMPRESSED.has(ending) ? encoding : 'identity';
    const headers: Record<string, string> = {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      // Files under /assets carry the hash of their content in their name; all others keep theirs over releases.
      'cache-control': path.startsWith('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      ...(COMPRESSED.has(ending) ? { vary: 'accept-encoding' } : {}),
      ...(packed === 'identity' ? {} : { 'content-encoding': packed }),
    };
    return { body: await this.#compress(plain, packed), headers };
  }

  async #compress(plain: Buffer, encoding: Encoding): Promise<Buffer> {
    switch (encoding) {
      case 'br':
        return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
      case 'gzip':
        return toGzip(plain, { level: 9 });
      case 'identity':
        return plain;
    }
  }
}
