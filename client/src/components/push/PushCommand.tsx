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
  /** Where the answer goes; the project that is open unless given. */
  readonly projectId?: string | undefined;
}

/** A command that sends one answer into a project, to be copied. Nothing while there is none. */
export const PushCommand = observer(function PushCommand({ secret, projectId }: PushCommandProps) {
  const { http, projects } = useStores();
  const into = projectId ?? projects.currentId;
  if (into === null) return null;
  return (
    <CopyField
      // Another command was not copied yet.
      key={into}
      multiline
      label={<FormattedMessage id="ui.push.command" />}
      value={pushCommand(apiOrigin(http.baseUrl), into, secret, todayIso())}
      copy={<FormattedMessage id="ui.push.copy" />}
      copied={<FormattedMessage id="ui.push.copied" />}
    />
  );
});
