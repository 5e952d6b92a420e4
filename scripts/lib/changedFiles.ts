import { spawnSync } from 'node:child_process';
import { UsageError } from './UsageError.ts';

/** @returns the lines that git prints; undefined when it fails */
function git(...args: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/** The merge base with the main branch; the last commit on the main branch itself, or without one. */
function findBase(): string {
  const main = ['origin/HEAD', 'origin/main', 'main', 'master'].find((name) =>
    git('rev-parse', '--verify', '-q', name),
  );
  return (main === undefined ? undefined : git('merge-base', 'HEAD', main)?.[0]) ?? 'HEAD';
}

/**
 * Files that differ from the given commit, including uncommitted and new ones, without deleted ones.
 * @param since a commit; default: the merge base with the main branch
 * @throws UsageError when git does not know the commit or is not installed
 */
export function findChangedFiles(since: string = findBase()): readonly string[] {
  const changed = git('diff', '--name-only', '--diff-filter=d', since, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) {
    throw new UsageError(`git cannot compare with "${since}": name a commit of this repository.`);
  }
  return [...new Set([...changed, ...added])];
}
