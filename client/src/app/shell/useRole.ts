import { useIntl } from 'react-intl';
import { useStores } from '#client/stores/useStores.ts';

/** The current role in words, and a switch to the other one. Use it inside an observer. */
export function useRole() {
  const intl = useIntl();
  const { user, notices } = useStores();
  const other = user.role === 'user' ? 'admin' : 'user';
  const nameOf = (role: 'user' | 'admin'): string => intl.formatMessage({ id: `account.role.${role}` });
  return {
    roleName: user.role === '' || user.role === 'unknown' ? null : nameOf(user.role),
    otherName: nameOf(other),
    switchRole: (): void => {
      user.switchRole();
      notices.show({
        key: 'role',
        intent: 'success',
        messageId: 'account.roleSwitched',
        values: { role: nameOf(other) },
      });
    },
  };
}
