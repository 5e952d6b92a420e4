import type { Doubt } from '../lib/ApiError.ts';

/** Identifies one API call, to look up whether the server implements it. */
export interface NamedCall {
  readonly method: string;
  readonly path: string;
  /** The one entity the call addresses (`id=7`); empty for reports, lists and other calls without one. */
  readonly thing: string;
}

/** `path`: the server does not implement the call. Otherwise it may be that, or the doubt. */
export type Absence = 'path' | Doubt;

/** Records which calls the server implements. It lasts as long as a login. */
export interface CallRegistry {
  /** What is known to be missing for a call; null: nothing. */
  readonly absenceOf: (call: NamedCall) => Absence | null;
  /** Whether the server has answered this path before. */
  readonly hasAnswered: (path: string) => boolean;
  readonly noteAbsent: (call: NamedCall, absence: Absence) => void;
  readonly noteAnswer: (path: string) => void;
}

/** Records nothing, so that every call is made. */
export const emptyRegistry: CallRegistry = {
  absenceOf: () => null,
  hasAnswered: () => false,
  noteAbsent: () => undefined,
  noteAnswer: () => undefined,
};

/** Parameters that identify the one entity of a call. Parameters of the filter form narrow a report and identify nothing. */
const NAMES = ['id', 'ids', 'domain', 'code', 'job_id', 'prompt_ids', 'topic_id', 'persona', 'theme'];

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The entity that a query or a body identifies, as a text; empty when there is none. */
export function thingOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return '';
  return Object.entries(fields)
    .filter(([name]) => NAMES.includes(name))
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${text}`)
    .join('&');
}
