import type * as v from 'valibot';

export type Schema = v.GenericSchema<unknown, unknown>;

/** The result of a call: data in the envelope (`none`: null), data in the older envelope, or a file of one of these media types. */
export type Reply =
  | { readonly data: Schema | 'none' }
  | { readonly older: Schema }
  | { readonly files: Readonly<Record<string, string>> };

/** The parts of a call's description that its registration lacks. */
export interface CallDescription {
  /** One sentence. */
  readonly summary: string;
  /** Further explanation. GPT Actions take at most 300 characters, the sentence on who may call included. */
  readonly detail?: string;
  /** Explains what is sent. */
  readonly sent?: string;
  readonly reply: Reply;
  /** Schema of the query or body, for calls that parse it themselves. */
  readonly request?: Schema;
  /** Further fields of a multipart body with a file. */
  readonly upload?: Schema | true;
}

/** Descriptions by method and path: `GET /api/front/overview/index`. */
type CallDescriptions = Readonly<Record<string, CallDescription>>;

/** The calls below one heading of the documentation. */
export interface DescribedArea {
  readonly name: string;
  readonly description: string;
  readonly calls: CallDescriptions;
}

export const data = (schema: Schema): Reply => ({ data: schema });
export const NOTHING: Reply = { data: 'none' };
