import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyField } from '#client/components/ui/CopyField.tsx';
import { apiOrigin } from '#client/lib/apiOrigin.ts';
import { todayIso } from '#client/lib/dates.ts';
import { pushCommand } from '#client/lib/pushCommand.ts';
import { useStores } from '#client/stores/useStores.ts';

interface PushCommandProps {
  /** A new key; null: unknown, a placeholder is shown. */
  readonly secret: string | null;
  /** Target project; defaults to the current one. */
  readonly projectId?: string | undefined;
}

/** A copyable shell command that sends one answer to a project. Renders nothing without a project. */
export const PushCommand = observer(function PushCommand({ secret, projectId }: PushCommandProps) {
  const { locale } = useIntl();
  const { http, projects } = useStores();
  const into = projectId ?? projects.currentId;
  if (into === null) return null;
  return (
    <CopyField
      // Resets the "copied" state for another command.
      key={into}
      multiline
      label={<FormattedMessage id="ui.push.command" />}
      value={pushCommand(apiOrigin(http.baseUrl), into, secret, { day: todayIso(), language: locale })}
      copy={<FormattedMessage id="ui.push.copy" />}
      copied={<FormattedMessage id="ui.push.copied" />}
    />
  );
});
