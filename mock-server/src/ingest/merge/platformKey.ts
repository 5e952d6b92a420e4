import { normalizeFieldName } from '#client/lib/importFields.ts';

/** What a platform is known by: its name without case, width and marks; a name that consists of marks is its own key. */
export function platformKey(name: string): string {
  return normalizeFieldName(name) || name;
}
