import { mkdirSync } from 'node:fs';
import * as v from 'valibot';
import { DamagedFileError } from '../../refusal/DamagedFileError.ts';
import { fileVersion } from './fileVersion.ts';
import { projectFolder, teamPath } from './projectPaths.ts';
import { readSealed } from './readSealed.ts';
import { sealJson } from './sealedJson.ts';
import { writeWhole } from './writeWhole.ts';

const teamSchema = v.object({ team_id: v.pipe(v.string(), v.nonEmpty()) });

/** What each file said when it was last read: every call asks for the teams of all projects. */
const known = new Map<string, { readonly version: string; readonly team: string }>();

/**
 * The team that an imported project belongs to; null: the first account's, as of what was imported before teams were told apart. Of a
 * file that cannot be read nobody knows whose the project is: a name that no team has keeps it from all others.
 */
export function readTeam(dataDir: string, id: string): string | null {
  const file = teamPath(dataDir, id);
  const version = fileVersion(file);
  if (version === null) return null;
  const kept = known.get(file);
  if (kept?.version === version) return kept.team;
  const team = readTeamOrNone(file);
  known.set(file, { version, team });
  return team;
}

/** '' for a file that cannot be read. */
function readTeamOrNone(file: string): string {
  try {
    return readTeamFile(file);
  } catch (error) {
    if (error instanceof DamagedFileError) return '';
    throw error;
  }
}

/** The id of the team in a file. @throws DamagedFileError when it is not what was written */
export function readTeamFile(file: string): string {
  return readSealed(file, teamSchema).team_id;
}

/** Gives a project that is about to be made to a team, whatever is left of an earlier one of that name. */
export function giveToTeam(dataDir: string, id: string, teamId: string): void {
  mkdirSync(projectFolder(dataDir, id), { recursive: true });
  writeWhole(teamPath(dataDir, id), sealJson({ team_id: teamId }));
}
