/** The environment of a command. */
export type CommandIo = {
  readonly environment: NodeJS.ProcessEnv;
  readonly out: (text: string) => void;
  readonly errorOut: NodeJS.WriteStream;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted when the person stops the command; absent where nobody can. */
  readonly signal?: AbortSignal;
};
