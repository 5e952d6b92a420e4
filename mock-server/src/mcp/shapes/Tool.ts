import type * as v from 'valibot';
import type { AssistantApi } from './AssistantApi.ts';

/** The result of a tool: self-explanatory JSON. */
export type ToolReply = Readonly<Record<string, unknown>>;

/** A tool that an assistant may call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For the assistant: what the tool returns and when to use it. */
  readonly description: string;
  readonly input: v.GenericSchema<unknown, unknown>;
  /** @param args unvalidated arguments. @throws ArgumentError, ApiRefusal */
  readonly run: (args: unknown, api: AssistantApi) => Promise<ToolReply>;
}

/** Invalid arguments, with how to correct them. */
export class ArgumentError extends Error {}
