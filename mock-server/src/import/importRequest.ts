import type { ImportOverrides } from '../../../client/src/lib/importFields.ts';
import type { BrandDefinition } from '../analysis/types.ts';
import type { ImportFormat } from './detectFormat.ts';
import type { ZonedClock } from './parseTime.ts';

export type ImportProgress = {
  /** `waiting`: for another import into the same project. */
  readonly phase: 'waiting' | 'earlier' | 'reading' | 'writing';
  /** Bytes of the source read so far. */
  readonly bytes: number;
  readonly rows: number;
};

export type ImportRequest = {
  /** The file, in pieces of any size. */
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly fileName: string;
  /** Null: found out. */
  readonly format: ImportFormat | null;
  readonly overrides: ImportOverrides;
  readonly projectName: string;
  /** Own brand first. Null: as the project has them, which then must exist. */
  readonly brands: readonly BrandDefinition[] | null;
  readonly defaultPlatform: string;
  /** For times without a zone, and for the calendar days of the summary. */
  readonly clock: ZonedClock;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onProgress: (progress: ImportProgress) => void;
};
