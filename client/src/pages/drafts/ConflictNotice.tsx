import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { DraftSession } from './DraftSession.ts';
import { TextDiff } from './TextDiff.tsx';
import styles from './ConflictNotice.module.scss';

interface ConflictNoticeProps {
  readonly session: DraftSession;
}

/** Saves our version as a separate draft and offers to open it. */
function useKeepBoth(session: DraftSession) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { notices } = useStores();
  return async (): Promise<void> => {
    const own = session.title.trim() || intl.formatMessage({ id: 'writing.untitled' });
    const title = intl.formatMessage({ id: 'writing.copyTitle' }, { title: own }).slice(0, 200);
    const copy = await session.keepBoth(title);
    if (copy === null) return;
    notices.show({
      intent: 'success',
      messageId: 'writing.conflict.copied',
      values: { title },
      durationMs: 10_000,
      action: {
        labelId: 'writing.conflict.open',
        run: () => {
          void navigate(paths.genContent.href({ draft: copy.id }));
        },
      },
    });
  };
}

/** An edit conflict of one draft: the difference, and three ways to resolve it, none of which loses text. */
export const ConflictNotice = observer(function ConflictNotice({ session }: ConflictNoticeProps) {
  const intl = useIntl();
  const [working, setWorking] = useState(false);
  const keepBoth = useKeepBoth(session);
  const { theirs } = session;
  if (theirs === null) return null;
  const choices = [
    { name: 'mine', run: () => session.keepMine() },
    { name: 'theirs', run: () => session.takeTheirs() },
    { name: 'both', run: keepBoth },
  ] as const;
  const choose = async (run: () => Promise<void>): Promise<void> => {
    setWorking(true);
    await run();
    setWorking(false);
  };
  return (
    <div role="alert">
      <Callout intent="warning" icon={null} className={styles['notice'] ?? ''}>
        <p className={styles['title']}>
          <FormattedMessage id="writing.conflict.title" />
        </p>
        <p>
          <FormattedMessage
            id="writing.conflict.body"
            values={{ name: theirs.updated_by.name, time: formatInstant(intl, theirs.updated_at) }}
          />
        </p>
        <ul className={styles['choices']}>
          {choices.map(({ name, run }) => (
            <li key={name}>
              <Button disabled={working} onClick={() => void choose(run)}>
                <FormattedMessage id={`writing.conflict.${name}`} />
              </Button>
              <span className={styles['note']}>
                <FormattedMessage id={`writing.conflict.${name}.note`} />
              </span>
            </li>
          ))}
        </ul>
        <ScrollBox label={intl.formatMessage({ id: 'writing.conflict.diff' })} className={styles['diff']} role="region">
          <TextDiff
            from={`${theirs.title}\n\n${theirs.text}`}
            to={`${session.title}\n\n${session.text}`}
            fromName={intl.formatMessage({ id: 'writing.diff.theirs' })}
            toName={intl.formatMessage({ id: 'writing.diff.mine' })}
          />
        </ScrollBox>
      </Callout>
    </div>
  );
});
