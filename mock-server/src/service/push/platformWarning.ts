import type { Platform } from '#server/analysis/ProjectDefinition.ts';
import { platformKey } from '#server/ingest/merge/platformKey.ts';
import { namePlatform } from '#server/ingest/parse/platforms/platformNames.ts';
import type { Text } from '#server/refusal/text.ts';

const usualName = (name: string): string => namePlatform(name, '').platform;

/**
 * What a record should say if its platform is new to the project, but another name of one that is there: names that are pushed stay as they
 * are, whereas imports read "Qwen" as 通义千问. Null: nothing.
 */
export function platformWarning(name: string, platforms: readonly Platform[]): Text | null {
  const isSame = (platform: Platform): boolean => platformKey(platform.name) === platformKey(name);
  const other = platforms.some(isSame) ? undefined : platforms.find((each) => usualName(each.name) === usualName(name));
  return other === undefined
    ? null
    : {
        zh: `作为新平台，与“${other.name}”分开统计；若是同一平台，请发送“${other.name}”`,
        en: `becomes a platform of its own beside “${other.name}”: send “${other.name}” if it is the same one`,
      };
}
