import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { CopyField } from '#client/components/ui/CopyField.tsx';
import { apiOrigin } from '#client/lib/apiOrigin.ts';
import { todayIso } from '#client/lib/dates.ts';
import { pushCommand } from '#client/lib/pushCommand.ts';
import { useStores } from '#client/stores/useStores.ts';

interface PushCommandProps {
  /** A key just made; null: it is not known here, and its place is named. */
  readonly secret: string | null;
}

/** A command that sends one answer into the project that is open, to be copied. Nothing while none is open. */
export const PushCommand = observer(function PushCommand({ secret }: PushCommandProps) {
  const { http, projects } = useStores();
  const { currentId } = projects;
  if (currentId === null) return null;
  return (
    <CopyField
      multiline
      label={<FormattedMessage id="ui.push.command" />}
      value={pushCommand(apiOrigin(http.baseUrl), currentId, secret, todayIso())}
      copy={<FormattedMessage id="ui.push.copy" />}
      copied={<FormattedMessage id="ui.push.copied" />}
      notCopied={<FormattedMessage id="ui.push.notCopied" />}
    />
  );
});
