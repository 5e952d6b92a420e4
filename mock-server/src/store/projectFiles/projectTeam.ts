import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { projectFolder, teamPath } from './projectPaths.ts';
import { writeWhole } from './writeWhole.ts';

const teamSchema = v.object({ team_id: v.pipe(v.string(), v.nonEmpty()) });

/** The team that an imported project belongs to; null: the first account's, as of what was imported before teams were told apart. */
export function teamOf(dataDir: string, id: string): string | null {
  const file = teamPath(dataDir, id);
  if (!existsSync(file)) return null;
  const parsed = v.safeParse(teamSchema, JSON.parse(readFileSync(file, 'utf8')));
  // Of a file that says nothing nobody knows whose it is: a name that no team has keeps it from all others.
  return parsed.success ? parsed.output.team_id : '';
}

/** Gives a project that is about to be made to a team, whatever is left of an earlier one of that name. */
export function giveToTeam(dataDir: string, id: string, teamId: string): void {
  mkdirSync(projectFolder(dataDir, id), { recursive: true });
  writeWhole(teamPath(dataDir, id), `${JSON.stringify({ team_id: teamId })}\n`);
}
