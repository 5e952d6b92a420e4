import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLasting } from '#client/hooks/useLasting.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { isNotOffered } from '#client/lib/isNotOffered.ts';
import { ErrorCallout } from './ErrorCallout.tsx';
import { NotOffered } from './NotOffered.tsx';
import { OutdatedContext } from './OutdatedContext.ts';
import styles from './LoadPanel.module.scss';

/** The part of a TanStack Query result that LoadPanel needs. */
export interface LoadResult<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData?: boolean;
  readonly refetch: () => unknown;
}

/** Delay before dimming: if a newer value arrives sooner, dimming would flicker and delay its paint. */
const NOTICED_MS = 250;

interface LoadPanelProps<T> {
  readonly query: LoadResult<T>;
  /** Translated name of what is loaded; names the region and the error: "Overview". */
  readonly what: string;
  /** Has the shape of the content; shown only while there is no data at all. */
  readonly skeleton: ReactNode;
  /** Inside a panel of the same name, which is the region already: two regions of one name would be redundant. */
  readonly framed?: boolean;
  readonly children: (data: T) => ReactNode;
}

/**
 * The only component that shows loading, error and refreshing states. First a skeleton; on a change the old value stays, dimmed after a
 * delay, under a thin bar; an error names what failed with Retry, above the old value if there is one; calls that the provider does not
 * offer are shown as such.
 */
export function LoadPanel<T>({ query, what, skeleton, framed, children }: LoadPanelProps<T>) {
  const intl = useIntl();
  const { data, error, isFetching } = query;
  const refreshing = useLasting(isFetching && data !== undefined, NOTICED_MS);
  const isOutdated = query.isPlaceholderData === true;
  const isOutdatedNow = useLatest(() => isOutdated);
  const late = isOutdated && (refreshing || !isFetching);
  const outdated = useMemo(() => ({ shown: late, isNow: isOutdatedNow }), [late, isOutdatedNow]);
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
      {data !== undefined && (
        <OutdatedContext value={outdated}>
          <div className={refreshing || late ? styles['stale'] : ''}>{children(data)}</div>
        </OutdatedContext>
      )}
    </Frame>
  );
}
