import type { ReportName } from './reportFunctions.ts';
import type { TableFrame, TablePart } from './tableParts.ts';

/** Messages to the report thread. */
export type ReportOrder =
  | { readonly kind: 'part'; readonly id: number; readonly part: TablePart }
  | { readonly kind: 'table'; readonly id: number; readonly frame: TableFrame }
  | { readonly kind: 'forget'; readonly table: number; readonly parts: readonly number[] }
  | {
      readonly kind: 'report';
      readonly call: number;
      readonly table: number;
      readonly name: ReportName;
      /** Arguments of the named function; this type cannot express the relation. */
      readonly asked: never;
      readonly state: Int32Array;
    };

/** Replies of the thread. @typeParam R the report, whose type only the caller knows. */
export type ReportReply<R> =
  | { readonly call: number; readonly state: 'done'; readonly report: R }
  | { readonly call: number; readonly state: 'failed'; readonly error: Error };

/** The two shared cells of a call's state, readable while the other thread computes. */
export const ABANDONED = 0;
export const BEGUN = 1;
