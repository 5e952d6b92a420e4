import { mkdirSync } from 'node:fs';
import * as v from 'valibot';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { fileVersion } from './fileVersion.ts';
import { projectFolder, teamPath } from './projectPaths.ts';
import { readSealed } from './readSealed.ts';
import { sealJson } from './sealedJson.ts';
import { writeWhole } from './writeWhole.ts';

const teamSchema = v.object({ team_id: v.pipe(v.string(), v.nonEmpty()) });

/** Cached team of each file: every call needs the teams of all projects. */
const known = new Map<string, { readonly version: string; readonly team: string }>();

/**
 * The team of an imported project; null: the first account's team, as for projects imported before teams existed. When the file
 * cannot be read, the owner is unknown: a name that no team has hides the project from all teams.
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

/** '' when the file cannot be read. */
function readTeamOrNone(file: string): string {
  try {
    return readTeamFile(file);
  } catch (error) {
    if (error instanceof DamagedFileError) return '';
    throw error;
  }
}

/** The id of the team in a file. @throws DamagedFileError when the checksum differs */
export function readTeamFile(file: string): string {
  return readSealed(file, teamSchema).team_id;
}

/** Assigns a new project to a team, whatever an earlier project of that id left. */
export function giveToTeam(dataDir: string, id: string, teamId: string): void {
  mkdirSync(projectFolder(dataDir, id), { recursive: true });
  writeWhole(teamPath(dataDir, id), sealJson({ team_id: teamId }));
}
