import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Suspense, lazy, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormError } from '#client/components/form/FormError.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { AcceptPanel } from './AcceptPanel.tsx';
import { inviteSituation } from './inviteSituation.ts';
import type { InvitePageInfo, InviteSituation } from './inviteSituation.ts';
import { NewcomerForm } from './NewcomerForm.tsx';
import { ReturningForm } from './ReturningForm.tsx';
import { SwitchAccount } from './SwitchAccount.tsx';
import { useInviteAnswer } from './useInviteAnswer.ts';
import type { InviteAnswer } from './useInviteAnswer.ts';
import { useReader } from './useReader.ts';
import styles from './InvitePage.module.scss';

// Loaded on demand: few people refuse.
const RefuseDialog = lazy(async () => ({ default: (await import('./RefuseDialog.tsx')).RefuseDialog }));

interface InvitationActionsProps {
  readonly info: InvitePageInfo;
  readonly code: string;
}

interface WayInProps extends InvitationActionsProps {
  readonly situation: InviteSituation;
  readonly answer: InviteAnswer;
}

/** For people with an account and, where the provider does not say whether the address has one, also for people without. */
function LoginOrRegister({ info, code, answer }: Omit<WayInProps, 'situation'>) {
  const [isNew, setNew] = useState(false);
  const { email, registered } = info;
  return (
    <>
      {isNew ? (
        <NewcomerForm code={code} email={email} onJoin={answer.accept} />
      ) : (
        <ReturningForm email={email} registered={registered === true} onJoin={answer.logInAndAccept} />
      )}
      {registered === null && (
        <Button
          variant="minimal"
          disabled={answer.isBusy}
          onClick={() => {
            setNew(!isNew);
          }}
        >
          <FormattedMessage id={isNew ? 'invite.login.instead' : 'invite.register.instead'} />
        </Button>
      )}
    </>
  );
}

function WayIn({ situation, info, code, answer }: WayInProps) {
  switch (situation) {
    case 'register':
      return <NewcomerForm code={code} email={info.email} onJoin={answer.accept} />;
    case 'login':
      return <LoginOrRegister info={info} code={code} answer={answer} />;
    case 'accept':
      return <AcceptPanel isBusy={answer.isBusy} onAccept={() => void answer.accept(null)} />;
    case 'switch':
      return <SwitchAccount email={info.email} onSwitch={answer.forgetProblem} />;
    case 'closed':
      return null;
  }
}

/** The actions on an open invitation, depending on the reader. */
export const InvitationActions = observer(function InvitationActions({ info, code }: InvitationActionsProps) {
  const intl = useIntl();
  const reader = useReader();
  const answer = useInviteAnswer(code, info);
  const [refusing, setRefusing] = useState(false);
  const { isLoginRefused, isBusy, problem } = answer;
  const situation = inviteSituation(info, { email: reader.email, isLoginRefused });
  const [shown, setShown] = useState(situation);
  if (!isBusy && shown !== situation) setShown(situation);
  if (reader.isUnknown && !isBusy && !isLoginRefused) {
    return (
      <LoadPanel
        query={reader.profile}
        what={intl.formatMessage({ id: 'invite.reader' })}
        skeleton={<div className={styles['skeleton']} />}
      >
        {() => null}
      </LoadPanel>
    );
  }
  return (
    <div className={styles['actions']}>
      <FormError messageId={problem} />
      <WayIn situation={shown} info={info} code={code} answer={answer} />
      <div className={styles['refuse']}>
        <Button
          variant="minimal"
          disabled={isBusy}
          onClick={() => {
            setRefusing(true);
          }}
        >
          <FormattedMessage id="invite.refuse" />
        </Button>
      </div>
      {refusing && (
        <Suspense fallback={null}>
          <RefuseDialog
            team={info.team}
            onRefuse={answer.refuse}
            onClose={() => {
              setRefusing(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
});
