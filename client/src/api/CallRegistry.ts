/** One call, as far as it matters whether the server has it. */
export interface NamedCall {
  readonly method: string;
  readonly path: string;
  /** The one thing the call is about (`id=7`); empty for reports, lists and whatever names none. */
  readonly thing: string;
}

/** `path`: the server does not have the call. `thing`: it has not, or it does not know the one thing that was asked for. */
export type Absence = 'path' | 'thing';

/** What is known of the calls of the server, for as long as a login lasts. */
export interface CallRegistry {
  /** What is known to be missing of a call; null: nothing. */
  readonly absenceOf: (call: NamedCall) => Absence | null;
  /** Whether the server has answered the path before. */
  readonly hasAnswered: (path: string) => boolean;
  readonly noteAbsent: (call: NamedCall, absence: Absence) => void;
  readonly noteAnswer: (path: string) => void;
}

/** Remembers nothing: every call is made. */
export const emptyRegistry: CallRegistry = {
  absenceOf: () => null,
  hasAnswered: () => false,
  noteAbsent: () => undefined,
  noteAnswer: () => undefined,
};

/** Parameters that name the one thing a call is about. Those of the filter form narrow a report and name nothing. */
const NAMES = ['id', 'ids', 'domain', 'code', 'job_id', 'prompt_ids', 'topic_id', 'persona', 'theme'];

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The one thing that a query or a body names, as a text; empty when it names none. */
export function thingOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return '';
  return Object.entries(fields)
    .filter(([name]) => NAMES.includes(name))
    .map(([name, value]) => [name, textOf(value)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${text}`)
    .join('&');
}
