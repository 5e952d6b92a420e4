import { LockIcon, SearchIcon, TrashIcon } from '@blueprintjs/icons';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { ViewLookup } from '#client/api/schemas/viewSchemas.ts';
import { createViewApi } from '#client/api/viewApi.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { isApiError } from '#client/lib/ApiError.ts';
import { viewKeys } from '#client/queries/viewKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { OpenedView } from './OpenedView.tsx';
import { ViewNotice } from './ViewNotice.tsx';
import styles from './ViewPage.module.scss';

/** The result of looking up a view. */
function Lookup({ view, deleted }: ViewLookup) {
  const intl = useIntl();
  if (view !== null) return <OpenedView view={view} />;
  if (deleted === null) return <UnknownView />;
  return (
    <ViewNotice
      icon={<TrashIcon size={40} />}
      title={<FormattedMessage id="views.open.deleted" values={{ name: deleted.name }} />}
      body={
        <FormattedMessage
          id="views.open.deletedOn"
          values={{ date: intl.formatDate(deleted.at, { dateStyle: 'medium' }) }}
        />
      }
    />
  );
}

function UnknownView() {
  return (
    <ViewNotice
      icon={<SearchIcon size={40} />}
      title={<FormattedMessage id="views.open.unknown" />}
      body={<FormattedMessage id="views.open.unknownBody" />}
    />
  );
}

/** The address of a saved view: redirects to its page with its filters, or says why it cannot. */
export const ViewPage = observer(function ViewPage() {
  const intl = useIntl();
  const api = useApi(createViewApi);
  const { search } = useLocation();
  const id = new URLSearchParams(search).get('id') ?? '';
  const query = useQuery({
    queryKey: viewKeys.one(id),
    queryFn: async ({ signal }) => api.show(id, signal),
    enabled: id !== '',
    // It may have been changed since.
    staleTime: 0,
    gcTime: 0,
  });
  const { error } = query;
  const kind = isApiError(error) ? error.kind : null;
  return (
    <>
      <h1 className={styles['hidden']}>{intl.formatMessage({ id: 'views.open.title' })}</h1>
      {(id === '' || kind === 'notFound' || kind === 'validation') && <UnknownView />}
      {kind === 'forbidden' && (
        <ViewNotice
          icon={<LockIcon size={40} />}
          title={<FormattedMessage id="views.open.foreign" />}
          body={<FormattedMessage id="views.open.foreignBody" />}
        />
      )}
      {id !== '' && (kind === null || !['notFound', 'validation', 'forbidden'].includes(kind)) && (
        <LoadPanel
          query={query}
          what={intl.formatMessage({ id: 'views.open.title' })}
          skeleton={<div className={styles['waiting']} aria-busy="true" />}
        >
          {(found) => <Lookup {...found} />}
        </LoadPanel>
      )}
    </>
  );
});
