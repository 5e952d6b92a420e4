import * as v from 'valibot';
import { isPlainObject } from '#client/lib/isPlainObject.ts';
import type { AssistantApi } from './AssistantApi.ts';
import { ArgumentError } from './Tool.ts';
import type { Tool, ToolReply } from './Tool.ts';

interface Definition<S extends v.GenericSchema> extends Pick<Tool, 'name' | 'title' | 'description'> {
  readonly input: S;
  readonly run: (args: v.InferOutput<S>, api: AssistantApi) => Promise<ToolReply>;
}

/** Defines a tool whose arguments are validated before it runs. */
export function defineTool<S extends v.GenericSchema>({ input, run, ...head }: Definition<S>): Tool {
  return {
    ...head,
    input,
    run: async (args, api) => {
      // Some assistants invent an argument for a tool without parameters.
      const read = v.safeParse(input, namesIn(input).length === 0 ? {} : withoutNulls(argumentsOf(args, input)));
      if (!read.success) throw new ArgumentError(read.issues.map((issue) => explain(issue, input)).join('\n'));
      return run(read.output, api);
    },
  };
}

/** Null and `[]`, which PHP writes for an object without entries, are no arguments. @throws ArgumentError for a text, a number or a list */
function argumentsOf(args: unknown, input: v.GenericSchema): object {
  const isEmpty = args === undefined || args === null || (Array.isArray(args) && args.length === 0);
  if (isEmpty) return {};
  if (isPlainObject(args)) return args;
  const names = namesIn(input).join(', ');
  throw new ArgumentError(`arguments is ${shortened(args)}. Use a JSON object with the arguments: ${names}.`);
}

/** Treats null as omitted: the strict schemas of some models require every argument. */
function withoutNulls(args: unknown): unknown {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return args;
  const given = Object.entries(args).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]: [string, unknown]) => [name, withoutNulls(value)]));
}

const LONGEST_VALUE = 80;

function explain(issue: v.BaseIssue<unknown>, input: v.GenericSchema): string {
  const field = v.getDotPath(issue) ?? 'arguments';
  if (issue.expected === 'never') {
    const outer = field.split('.').slice(0, -1);
    const place = outer.length === 0 ? 'this tool' : outer.join('.');
    return `${field} is not an argument of ${place}. It takes: ${namesIn(entryAt(input, outer)).join(', ')}.`;
  }
  if (issue.received === 'undefined') {
    const words = wordsOf(input, field);
    return `${field} is missing.${words === '' ? '' : ` ${words}`}`;
  }
  return `${field} is ${shortened(issue.input)}. ${issue.message}`;
}

function shortened(value: unknown): string {
  const given = JSON.stringify(value);
  return given.length > LONGEST_VALUE ? `${given.slice(0, LONGEST_VALUE)}…` : given;
}

function entriesOf(schema: object): Readonly<Record<string, unknown>> {
  if (!('entries' in schema) || typeof schema.entries !== 'object' || schema.entries === null) return {};
  return { ...schema.entries };
}

/** The schema of a nested argument. */
function entryAt(schema: v.GenericSchema, path: readonly string[]): object {
  return path.reduce((outer: object, name) => {
    const entry = entriesOf(outer)[name];
    return typeof entry === 'object' && entry !== null ? entry : {};
  }, schema);
}

const namesIn = (schema: object): readonly string[] => Object.keys(entriesOf(schema));

/** The description of an argument, for the message about an invalid value. */
function wordsOf(input: v.GenericSchema, field: string): string {
  const entry = entriesOf(input)[field];
  if (typeof entry !== 'object' || entry === null || !('message' in entry)) return '';
  return typeof entry.message === 'string' ? entry.message : '';
}
