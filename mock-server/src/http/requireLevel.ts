import { reaches } from '#client/api/schemas/accessSchemas.ts';
import type { Access } from '#client/api/schemas/accessSchemas.ts';
import type { NameLanguage } from '../analysis/naming/names.ts';
import { forbidden } from '../refusal/MockError.ts';
import type { MockError } from '../refusal/MockError.ts';
import type { Text } from '../refusal/text.ts';
import { personIn } from '../store/accounts/personIn.ts';
import type { SignedCall } from './Call.ts';
import { neededLevel } from './neededLevels.ts';

const NAMES: Readonly<Record<Access, Text>> = {
  view: { zh: '查看', en: 'View' },
  edit: { zh: '编辑', en: 'Edit' },
  manage: { zh: '管理', en: 'Manage' },
};
/** Limit of managers named in the message. */
const MOST_NAMED = 3;

/**
 * Checks the caller's current permission level; a key has the level of its creator.
 * @throws MockError (403) that names the needed level and who can grant it
 */
export function requireLevel(call: SignedCall, method: 'get' | 'post', path: string): void {
  const needed = neededLevel(method, path);
  if (!reaches(call.user.level, needed)) throw refusal(call, needed);
}

function refusal({ user, team, state, key }: SignedCall, needed: Access): MockError {
  const [has, needs] = [NAMES[user.level], NAMES[needed]];
  const managers = state.directory.managersOf(team.id).slice(0, MOST_NAMED);
  const namesIn = (language: NameLanguage): readonly string[] =>
    managers.map((manager) => personIn(manager, language) || manager.profile.email);
  const ask = {
    zh: managers.length === 0 ? '' : `可以请${namesIn('zh').join('、')}调整`,
    en: managers.length === 0 ? '' : ` Ask ${namesIn('en').join(' or ')} to change it.`,
  };
  return forbidden(
    key === null
      ? {
          zh: `此操作需要“${needs.zh}”权限，你目前是“${has.zh}”。${ask.zh}`,
          en: `This needs the permission level ${needs.en}; yours is ${has.en}.${ask.en}`,
        }
      : {
          zh: `此接口需要“${needs.zh}”权限，而创建该密钥的成员目前是“${has.zh}”。${ask.zh}`,
          en: `This needs the permission level ${needs.en}; the person who made this key has ${has.en}.${ask.en}`,
        },
  );
}
