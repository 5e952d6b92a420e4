import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** What a call gives: data in the envelope (`none`: null), data in the older envelope, or a file of one of these media types. */
export type Reply =
  | { readonly data: Schema | 'none' }
  | { readonly older: Schema }
  | { readonly files: Readonly<Record<string, string>> };

/** What the description of a call says that its registration does not. */
export interface CallDescription {
  /** One sentence. */
  readonly summary: string;
  /** What more there is to know. */
  readonly detail?: string;
  readonly reply: Reply;
  /** Query or body, of calls that read it themselves. */
  readonly request?: Schema;
  /** A body of form data with a file, beside these fields. */
  readonly upload?: Schema | true;
}

/** By method and path, `GET /api/front/overview/index`. */
type CallDescriptions = Readonly<Record<string, CallDescription>>;

/** The calls of one heading of the documentation. */
export interface DescribedArea {
  readonly name: string;
  readonly description: string;
  readonly calls: CallDescriptions;
}

export const data = (schema: Schema): Reply => ({ data: schema });
export const NOTHING: Reply = { data: 'none' };
