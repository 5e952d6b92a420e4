import { MOST_GROUP_LETTERS, MOST_GROUPS } from '#client/api/schemas/portfolioSchemas.ts';
import { cleanName, sameName } from '#client/lib/viewSearch.ts';
import { badInput, MockError } from '#server/refusal/MockError.ts';
import type { GroupRecord } from '#server/store/team/GroupRecord.ts';
import { requireUnchanged } from '../requireBase.ts';
import type { Rights } from '../Rights.ts';

/** The group of each project in the caller's team. */
export function groupsOf({ state, team }: Rights): ReadonlyMap<string, string> {
  const own = state.groups.all().filter(({ teamId }) => teamId === team.id);
  return new Map(own.map(({ projectId, name }) => [projectId, name]));
}

/**
 * Moves projects into a group, with the existing spelling of its name; an empty name removes them from their groups. A group exists
 * while it has projects, so that moving all its projects renames it.
 * @param base the groups that the projects were in, in the order of `ids`; undefined: whatever they are in
 * @throws MockError: 422 for a project the caller may not see or a too long name, 409 above the limit of groups and as `requireUnchanged`
 */
export function putIntoGroup(
  rights: Rights,
  ids: readonly string[],
  name: string,
  base?: unknown,
): { ids: string[]; name: string } {
  const unknown = ids.find((id) => !rights.maySee(id));
  if (unknown !== undefined) {
    throw badInput('ids', {
      zh: `“${unknown}”不是你可以查看的项目，请从项目列表中选择`,
      en: `“${unknown}” is not a project you have access to. Choose one from the project list.`,
    });
  }
  const chosen = new Set(ids);
  const { state, team } = rights;
  const left = state.groups.all().filter(({ teamId, projectId }) => teamId !== team.id || !chosen.has(projectId));
  const wanted = requireName(name);
  const group = knownGroup(state.groups.all(), team.id, wanted) ?? wanted;
  const known = groupsOf(rights);
  requireUnchanged(
    base,
    () => ids.map((id) => known.get(id) ?? ''),
    ids.map(() => group),
  );
  const added = group === '' ? [] : [...chosen].map((projectId) => ({ teamId: team.id, projectId, name: group }));
  const next = [...left, ...added];
  const groups = new Set(next.filter(({ teamId }) => teamId === team.id).map((one) => one.name));
  if (groups.size > MOST_GROUPS) {
    throw new MockError(409, {
      zh: `一个团队最多 ${String(MOST_GROUPS)} 个分组，请使用已有的分组`,
      en: `A team can have at most ${String(MOST_GROUPS)} groups. Use an existing one.`,
    });
  }
  state.groups.put(next);
  return { ids: [...chosen], name: group };
}

function requireName(name: string): string {
  const clean = cleanName(name);
  const letters = Array.from(clean).length;
  if (letters <= MOST_GROUP_LETTERS) return clean;
  throw badInput('name', {
    zh: `有 ${String(letters)} 个字符，最多 ${String(MOST_GROUP_LETTERS)} 个，请缩短`,
    en: `has ${String(letters)} characters, but at most ${String(MOST_GROUP_LETTERS)} are allowed. Shorten it.`,
  });
}

function knownGroup(records: readonly GroupRecord[], team: string, name: string): string | undefined {
  return records.find((record) => record.teamId === team && sameName(record.name, name))?.name;
}
