import { SearchIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { viewTarget } from '#client/components/views/viewHref.ts';
import { useStores } from '#client/stores/useStores.ts';
import { ViewNotice } from './ViewNotice.tsx';

interface OpenedViewProps {
  readonly view: SavedView;
}

/** Redirects to the page of a view with `replace`, so that Back returns to where the link was followed. */
export const OpenedView = observer(function OpenedView({ view }: OpenedViewProps) {
  const { filters } = useStores();
  const navigate = useNavigate();
  const target = viewTarget(view);
  useLayoutEffect(() => {
    if (target === null) return;
    // Filters of the previous page must not apply to the view.
    filters.reset();
    void navigate(target, { replace: true });
  }, [target, filters, navigate]);
  if (target !== null) return null;
  return (
    <ViewNotice
      icon={<SearchIcon size={40} />}
      title={<FormattedMessage id="views.open.title" />}
      body={<FormattedMessage id="views.noPage" />}
    />
  );
});
