import { Button, Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { Panel } from '#client/components/figures/Panel.tsx';
import { reservedPlace } from '#client/components/offers/reservedPlace.ts';
import { useImportOffer } from '#client/components/offers/useImportOffered.ts';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { PushCommand } from '#client/components/push/PushCommand.tsx';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './RunsPage.module.scss';

interface OtherDoorsProps {
  readonly isCollectOffered: boolean;
}

const PUSH_CALL = 'POST /api/front/answers/push';

/** The ways to get answers that need no provider; a sample accepts no answers, so only the import remains, which creates a project. */
export const OtherDoors = observer(function OtherDoors({ isCollectOffered }: OtherDoorsProps) {
  const { dialogs, projects } = useStores();
  const importOffer = useImportOffer();
  const { isSample } = projects;
  if (isSample && importOffer !== true) return null;
  return (
    <Panel title={<FormattedMessage id="runs.doors" />}>
      {!isCollectOffered && (
        <p className={styles['muted']}>
          <FormattedMessage id="runs.notOffered" />
        </p>
      )}
      <ul className={styles['doors']}>
        {!isSample && <HandDoor />}
        {/* Known later than the others: it has its place before, so that they do not move. */}
        {importOffer !== false && (
          <li className={reservedPlace(importOffer)}>
            <h3>
              <FormattedMessage id="project.import" />
            </h3>
            <p className={styles['muted']}>
              <FormattedMessage id="runs.doors.import" />
            </p>
            <div>
              <Button
                onClick={() => {
                  dialogs.show('import');
                }}
              >
                <FormattedMessage id="project.import" />
              </Button>
            </div>
          </li>
        )}
        {!isSample && <PushDoor />}
      </ul>
    </Panel>
  );
});

/** Answers asked in a platform's app and pasted here. */
function HandDoor() {
  return (
    <li>
      <h3>
        <FormattedMessage id="menu.answer.capture" />
      </h3>
      <p className={styles['muted']}>
        <FormattedMessage id="runs.doors.hand" />
      </p>
      <div>
        <Link className={Classes.BUTTON} to={paths.answerCapture.href()}>
          <FormattedMessage id="runs.byHand" />
        </Link>
      </div>
    </li>
  );
}

/** Answers pushed by the reader's own program. */
function PushDoor() {
  return (
    <li className={styles['push']}>
      <h3>
        <FormattedMessage id="runs.doors.push.title" />
      </h3>
      <p className={styles['muted']}>
        <FormattedMessage id="runs.doors.push" values={{ call: <code className={styles['code']}>{PUSH_CALL}</code> }} />
      </p>
      <MayEdit level="manage">
        <div>
          <Link className={Classes.BUTTON} to={paths.profile.href({ tab: 'keys', make: 'push' })}>
            <FormattedMessage id="ui.push.makeKey" />
          </Link>
        </div>
      </MayEdit>
      <PushCommand secret={null} />
    </li>
  );
}
