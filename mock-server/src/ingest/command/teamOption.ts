import { foldName } from '#client/lib/rows/foldText.ts';
import { sampleTeam } from '#fixtures/sampleTeam.ts';
import { UsageError } from '#server/refusal/UsageError.ts';
import { readAccounts } from '#server/store/accounts/AccountFile.ts';
import { readTeam } from '#server/store/projectFiles/projectTeam.ts';

interface NamedTeam {
  readonly id: string;
  readonly name: string;
}

/** The teams in the data folder; the first account's team always exists. */
function teamsOf(dataDir: string): readonly NamedTeam[] {
  const kept = readAccounts(dataDir).entries.flatMap((entry) => (entry.kind === 'team' ? [entry.value] : []));
  return kept.some(({ id }) => id === sampleTeam.id) ? kept : [...kept, sampleTeam];
}

/** The id of a team, given by id or name; null: the first account's team. @throws UsageError if there is none, or several with that name */
export function teamIdOf(dataDir: string, wanted: string | null): string {
  if (wanted === null) return sampleTeam.id;
  const teams = teamsOf(dataDir);
  const found = teams.filter(({ id }) => id === wanted);
  const named = found.length > 0 ? found : teams.filter(({ name }) => foldName(name) === foldName(wanted));
  const [team, another] = named;
  if (team !== undefined && another === undefined) return team.id;
  const listed = (named.length > 0 ? named : teams).map(({ id, name }) => `${name} (${id})`).join(', ');
  throw new UsageError(`--team ${wanted}`, named.length > 0 ? 'many_teams' : 'no_such_team', listed);
}

/**
 * Checks that an existing project belongs to the named team, or without one to the first account's; that team also owns projects without a
 * team.
 * @returns the team's id
 * @throws UsageError naming the project's owner
 */
export function requireTeam(dataDir: string, projectId: string, wanted: string | null): string {
  const teamId = teamIdOf(dataDir, wanted);
  const teams = teamsOf(dataDir);
  const kept = readTeam(dataDir, projectId);
  const owner = teams.find(({ id }) => id === kept) ?? sampleTeam;
  if (owner.id === teamId) return teamId;
  throw new UsageError(wanted === null ? '--team' : `--team ${wanted}`, 'other_team', `${owner.name} (${owner.id})`);
}
