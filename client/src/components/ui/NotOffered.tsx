import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ApiError } from '#client/lib/ApiError.ts';
import { readHelpUrl } from '#client/lib/pageSettings.ts';
import styles from './NotOffered.module.scss';

/** Checks a server against every call of the product (scripts/contract.ts). */
const COMMAND = 'npm run contract';
/** Describes the responses of a server. */
const GUIDE = 'docs/provider.md';

interface NotOfferedProps {
  readonly error: Pick<ApiError, 'call' | 'doubt'>;
  /** Translated purpose of the call: "Overview". */
  readonly what: string;
  /** A further action, if there is one. */
  readonly children?: ReactNode;
}

/**
 * Replaces content that the provider does not offer: the missing call, its purpose, and how to get it. Not a failure, so nothing is red.
 */
export function NotOffered({ error, what, children }: NotOfferedProps) {
  const help = readHelpUrl(document);
  const { call, doubt } = error;
  return (
    <div className={styles['notOffered']}>
      <p className={styles['title']}>
        <FormattedMessage id={doubt === null ? 'notOffered.title' : `notOffered.${doubt}.title`} />
      </p>
      <p>
        <FormattedMessage
          id={doubt === null ? 'notOffered.body' : `notOffered.${doubt}.body`}
          values={{ what, call: <code>{call}</code> }}
        />
      </p>
      <p className={styles['how']}>
        <FormattedMessage
          id="notOffered.how"
          values={{ command: <code>{COMMAND}</code>, file: <code>{GUIDE}</code> }}
        />
      </p>
      {help !== '' && (
        <p>
          <a href={help} target="_blank" rel="noopener noreferrer nofollow">
            <FormattedMessage id="notOffered.help" />
          </a>
        </p>
      )}
      {children}
    </div>
  );
}
