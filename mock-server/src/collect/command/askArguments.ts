export interface AskArguments {
  readonly project: string;
  /** The team that must own the project, by id or name; null: the first account's team. */
  readonly team: string | null;
  readonly platform: string | null;
  readonly repeats: number | null;
  readonly dryRun: boolean;
  /** Continue the newest unfinished run. */
  readonly resume: boolean;
  /** Ask again what was sent before the interruption. */
  readonly redoUnfinished: boolean;
}

const MOST_REPEATS = 20;
const FLAGS: ReadonlySet<string> = new Set(['--dry-run', '--resume', '--redo-unfinished']);
const VALUES: ReadonlySet<string> = new Set(['--project', '--team', '--platform', '--repeats']);

/** The kind of an argument error. */
type AskProblem = 'usage' | 'missing' | 'badRepeats';

/** An invalid or missing argument. */
export class AskUsage extends Error {
  override readonly name = 'AskUsage';
  readonly word: string;
  readonly problem: AskProblem;

  constructor(word: string, problem: AskProblem) {
    super(word);
    this.word = word;
    this.problem = problem;
  }
}

/** Splits the words into option values and flags. @throws AskUsage */
function wordsOf(words: readonly string[]): { values: Map<string, string>; flags: Set<string> } {
  const [values, flags] = [new Map<string, string>(), new Set<string>()];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const [name = '', ...rest] = word.split('=');
    if (FLAGS.has(word)) {
      flags.add(word);
    } else if (VALUES.has(name)) {
      const value = rest.length > 0 ? rest.join('=') : words[(index += 1)];
      if (value === undefined || value === '') throw new AskUsage(name, 'missing');
      values.set(name, value);
    } else {
      throw new AskUsage(word, 'usage');
    }
  }
  return { values, flags };
}

/** The arguments of `npm run ask`, or 'help' if requested. @throws AskUsage */
export function askArguments(words: readonly string[]): AskArguments | 'help' {
  if (words.includes('--help') || words.includes('-h')) return 'help';
  const { values, flags } = wordsOf(words);
  const project = values.get('--project');
  if (project === undefined) throw new AskUsage('--project', 'missing');
  const repeats = values.get('--repeats');
  if (
    repeats !== undefined &&
    !(/^\d{1,2}$/u.test(repeats) && Number(repeats) >= 1 && Number(repeats) <= MOST_REPEATS)
  ) {
    throw new AskUsage(`--repeats ${repeats}`, 'badRepeats');
  }
  return {
    project,
    team: values.get('--team') ?? null,
    platform: values.get('--platform') ?? null,
    repeats: repeats === undefined ? null : Number(repeats),
    dryRun: flags.has('--dry-run'),
    resume: flags.has('--resume'),
    redoUnfinished: flags.has('--redo-unfinished'),
  };
}
