import type { ReportName } from './reportFunctions.ts';
import type { TableFrame, TablePart } from './tableParts.ts';

/** What the thread of reports is told. */
export type ReportOrder =
  | { readonly kind: 'part'; readonly id: number; readonly part: TablePart }
  | { readonly kind: 'table'; readonly id: number; readonly frame: TableFrame }
  | { readonly kind: 'forget'; readonly table: number; readonly parts: readonly number[] }
  | {
      readonly kind: 'report';
      readonly call: number;
      readonly table: number;
      readonly name: ReportName;
      /** Of the kind that the name says, which this list of messages cannot. */
      readonly asked: never;
      readonly state: Int32Array;
    };

/** What it says of a call. @typeParam R the report: of which kind it is only whoever asked knows. */
export type ReportReply<R> =
  | { readonly call: number; readonly state: 'done'; readonly report: R }
  | { readonly call: number; readonly state: 'failed'; readonly error: Error };

/** The two cells of a call's state, which both threads have in common: read while the other one computes. */
export const ABANDONED = 0;
export const BEGUN = 1;
