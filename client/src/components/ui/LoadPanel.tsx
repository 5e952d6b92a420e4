import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isNotOffered } from '../../lib/isNotOffered.ts';
import { ErrorCallout } from './ErrorCallout.tsx';
import { NotOffered } from './NotOffered.tsx';
import { useLasting } from '../../hooks/useLasting.ts';
import styles from './LoadPanel.module.scss';

/** The part of a TanStack Query result that a panel needs. */
export interface LoadResult<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData?: boolean;
  readonly refetch: () => unknown;
}

/** A newer value that comes sooner stands there at once: dimming the old one would be a flicker, and painting it takes longer. */
const NOTICED_MS = 250;

interface LoadPanelProps<T> {
  readonly query: LoadResult<T>;
  /** Says what is loaded here, already translated; names the region and the error: "Overview". */
  readonly what: string;
  /** Has the shape of what comes; shown only while there is no value at all. */
  readonly skeleton: ReactNode;
  /** Stands in a panel of the same name, which is the region already: two of one name would be one too many. */
  readonly framed?: boolean;
  readonly children: (data: T) => ReactNode;
}

/**
 * The only place that draws loading, error and refreshing. A skeleton stands the first time; on a change the old value
 * stays, and soon dimmed, under a thin bar; an error says what failed with Retry, above the old value if there is one; what the
 * provider does not have is told as just that.
 */
export function LoadPanel<T>({ query, what, skeleton, framed, children }: LoadPanelProps<T>) {
  const intl = useIntl();
  const { data, error, isFetching } = query;
  const refreshing = useLasting(isFetching && data !== undefined, NOTICED_MS);
  const outdated = query.isPlaceholderData === true && !isFetching;
  const failed = error !== null && !isFetching;
  const Frame = framed === true ? 'div' : 'section';
  return (
    <Frame className={styles['panel']} aria-busy={isFetching} {...(framed === true ? {} : { 'aria-label': what })}>
      {refreshing && (
        <div className={styles['bar']} role="status">
          <span className={styles['srOnly']}>{intl.formatMessage({ id: 'common.refreshing' })}</span>
        </div>
      )}
      {failed && isNotOffered(error) && <NotOffered error={error} what={what} />}
      {failed && !isNotOffered(error) && (
        <ErrorCallout
          error={error}
          what={what}
          onRetry={() => {
            query.refetch();
          }}
        />
      )}
      {data === undefined && isFetching && (
        <>
          <span className={styles['srOnly']} role="status">
            {intl.formatMessage({ id: 'common.loading' })}
          </span>
          <div aria-hidden="true">{skeleton}</div>
        </>
      )}
      {data !== undefined && <div className={refreshing || outdated ? styles['stale'] : ''}>{children(data)}</div>}
    </Frame>
  );
}
