import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Panel } from '#client/components/figures/Panel.tsx';
import { PushCommand } from '#client/components/push/PushCommand.tsx';
import { apiOrigin } from '#client/lib/apiOrigin.ts';
import { useStores } from '#client/stores/useStores.ts';
import { AssistantSetup } from './AssistantSetup.tsx';
import styles from './KeysPanel.module.scss';

/** The uses of a key: API calls, assistants, and tables by URL. */
export const ProgramsNote = observer(function ProgramsNote() {
  const { http } = useStores();
  return (
    <Panel title={<FormattedMessage id="profile.programs.title" />}>
      <ul className={styles['programs']}>
        <li>
          <FormattedMessage
            id="profile.programs.calls"
            values={{
              docs: (text) => (
                <a href={`${http.baseUrl}/api/docs`} target="_blank" rel="noreferrer">
                  {text}
                </a>
              ),
              description: (text) => (
                <a href={`${http.baseUrl}/api/openapi.json`} target="_blank" rel="noreferrer">
                  {text}
                </a>
              ),
            }}
          />
        </li>
        <li>
          <FormattedMessage id="profile.programs.push" />
          <PushCommand secret={null} />
        </li>
        <li>
          <FormattedMessage id="profile.programs.feeds" />
          <code
            className={styles['address']}
          >{`${apiOrigin(http.baseUrl)}/api/front/table/feed?table=answers&format=csv`}</code>
        </li>
        <li>
          <FormattedMessage id="profile.programs.assistants" />
          <AssistantSetup secret={null} />
        </li>
      </ul>
    </Panel>
  );
});
