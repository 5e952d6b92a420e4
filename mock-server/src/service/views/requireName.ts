import { MOST_NAME_LETTERS } from '#client/api/schemas/viewSchemas.ts';
import { cleanName, sameName } from '#client/lib/viewSearch.ts';
import { badInput, MockError } from '#server/refusal/MockError.ts';
import type { ViewRecord } from '#server/store/team/ViewRecord.ts';

/** Normalises a name. @throws MockError (422) when it is empty or too long. */
export function requireName(name: string): string {
  const clean = cleanName(name);
  const letters = Array.from(clean).length;
  if (clean === '') throw badInput('name', { zh: '不能为空，请输入名称', en: 'must not be empty: enter a name' });
  if (letters > MOST_NAME_LETTERS) {
    throw badInput('name', {
      zh: `有 ${String(letters)} 个字符，最多 ${String(MOST_NAME_LETTERS)} 个，请缩短`,
      en: `has ${String(letters)} characters, but at most ${String(MOST_NAME_LETTERS)} are allowed. Shorten it.`,
    });
  }
  return clean;
}

/**
 * Requires a name that is unique among a person's visible views of a page.
 * @param others views of the same project visible to the person, or to the team for a shared view
 * @throws MockError (409) naming the existing view.
 */
export function requireFreeName(name: string, page: string, others: readonly ViewRecord[]): void {
  const taken = others.find((other) => other.page === page && sameName(other.name, name));
  if (taken === undefined) return;
  throw new MockError(
    409,
    taken.shared
      ? {
          zh: `团队已有名为“${taken.name}”的共享视图，请换一个名称`,
          en: `The team already has a shared view named “${taken.name}”. Choose another name.`,
        }
      : {
          zh: `你已有名为“${taken.name}”的视图，请换一个名称，或更新那一个`,
          en: `You already have a view named “${taken.name}”. Choose another name, or update that one.`,
        },
    { field: 'name' },
  );
}
