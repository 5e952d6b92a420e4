import type { ImportOverrides } from '#client/lib/importFields.ts';
import type { DateOrder } from '#client/lib/importNotes.ts';
import type { ImportFormat } from './detectFormat.ts';
import type { TextEncoding } from './encodings.ts';
import type { ZonedClock } from './parseTime.ts';

/** How a file is to be read, as far as a person says it. */
export type FileRequest = {
  readonly fileName: string;
  /** Null: found out. */
  readonly format: ImportFormat | null;
  readonly overrides: ImportOverrides;
  readonly clock: ZonedClock;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** As a person says; null: found out. */
  readonly encoding?: TextEncoding | null;
  readonly dateOrder?: DateOrder | null;
  /** A person named the platform of rows that name none. */
  readonly isPlatformGiven?: boolean;
  /** Sheet of a workbook or file of an archive; null: all that hold answers. */
  readonly part?: string | null;
};
