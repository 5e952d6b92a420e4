import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { plainList } from '#client/lib/plainList.ts';
import { useAccess } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';

/** Most people named as contacts. */
const MOST_NAMED = 3;

/** A sentence with the reader's permission level and who can change it. Use it inside an observer. */
function useAccessSentence(): string {
  const intl = useIntl();
  const { user } = useStores();
  const level = intl.formatMessage({ id: `access.level.${useAccess()}` });
  const names = (user.userInfo?.managers ?? []).slice(0, MOST_NAMED);
  return names.length === 0
    ? intl.formatMessage({ id: 'access.sentence' }, { level })
    : intl.formatMessage({ id: 'access.sentence.ask' }, { level, names: plainList(intl, names) });
}

interface AccessNoteProps {
  readonly className?: string | undefined;
}

/** A note why the content cannot be changed by the reader. */
export const AccessNote = observer(function AccessNote({ className }: AccessNoteProps) {
  return <p className={className}>{useAccessSentence()}</p>;
});
