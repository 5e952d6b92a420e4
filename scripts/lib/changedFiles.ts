import { spawnSync } from 'node:child_process';
import { UsageError } from './UsageError.ts';

/** @returns the lines that git prints; undefined when it refuses */
function git(...args: readonly string[]): readonly string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined;
}

/** Where this branch left the main one; the last commit when this is the main one, or there is no other. */
function findBase(): string {
  const main = ['origin/HEAD', 'origin/main', 'main', 'master'].find((name) =>
    git('rev-parse', '--verify', '-q', name),
  );
  return (main === undefined ? undefined : git('merge-base', 'HEAD', main)?.[0]) ?? 'HEAD';
}

/**
 * The files that differ from the given commit, uncommitted and new ones included, deleted ones not.
 * @param since a commit; where this branch left the main one, unless said
 * @throws UsageError when git does not know the commit or is not there
 */
export function findChangedFiles(since: string = findBase()): readonly string[] {
  const changed = git('diff', '--name-only', '--diff-filter=d', since, '--');
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) {
    throw new UsageError(`git cannot compare with "${since}": name a commit of this repository.`);
  }
  return [...new Set([...changed, ...added])];
}
