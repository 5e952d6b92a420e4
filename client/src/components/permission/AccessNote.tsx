import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { plainList } from '../../lib/plainList.ts';
import { useAccess } from '../../stores/useAccess.ts';
import { useStores } from '../../stores/useStores.ts';

/** So many people are named to whom one can turn. */
const MOST_NAMED = 3;

/** Which permission level the reader has, and who can change it, in a sentence. Use it inside an observer. */
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

/** Says why what is shown cannot be changed here. */
export const AccessNote = observer(function AccessNote({ className }: AccessNoteProps) {
  return <p className={className}>{useAccessSentence()}</p>;
});
