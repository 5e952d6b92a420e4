/** What a command is given of the world around it. */
export type CommandIo = {
  readonly environment: NodeJS.ProcessEnv;
  readonly out: (text: string) => void;
  readonly errorOut: NodeJS.WriteStream;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};
