import type * as v from 'valibot';
import type { AssistantApi } from './AssistantApi.ts';

/** What a tool gives: JSON that stands for itself. */
export type ToolReply = Readonly<Record<string, unknown>>;

/** Something an assistant may ask. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the assistant: what it tells, and when to use it. */
  readonly description: string;
  readonly input: v.GenericSchema<unknown, unknown>;
  /** @param args as they came. @throws ArgumentError, ApiRefusal */
  readonly run: (args: unknown, api: AssistantApi) => Promise<ToolReply>;
}

/** Arguments that make no sense, with what to do about it. */
export class ArgumentError extends Error {}
