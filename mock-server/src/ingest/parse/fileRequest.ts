import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import type { DateOrder, EmptySources } from '#client/lib/importNotes.ts';
import type { ImportFormat } from './formats/detectFormat.ts';
import type { ZonedClock } from './times/parseTime.ts';

/** How to read a file, as far as a person specifies it. */
export type FileRequest = {
  readonly fileName: string;
  /** Null: detected. */
  readonly format: ImportFormat | null;
  readonly overrides: ImportOverrides;
  readonly clock: ZonedClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Chosen by a person; null: detected. */
  readonly encoding?: TextEncoding | null;
  readonly dateOrder?: DateOrder | null;
  /** What an empty cell of the sources column means. */
  readonly emptySources?: EmptySources;
  /** A person named the platform of rows without one. */
  readonly isPlatformGiven?: boolean;
  /** Sheet of a workbook or file of an archive; null: all with answers. */
  readonly part?: string | null;
};
