import { Button } from '@blueprintjs/core';
import { LinkIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { withProject } from '#client/lib/projectSearch.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useCopy } from '../address/useCopy.ts';
import { LoadPanel } from '../ui/LoadPanel.tsx';
import { useViews } from './useViews.ts';
import { ViewLists } from './ViewLists.tsx';
import styles from './ViewsPanel.module.scss';

interface ViewsPanelProps {
  /** Views that are not saved ones, shown first. */
  readonly builtIn?: ReactNode;
  /** Called when a view was opened, to close the panel. */
  readonly onOpened: () => void;
}

/** The saved views of the project, a form to save the current state as one, and a link to it. */
export const ViewsPanel = observer(function ViewsPanel({ builtIn, onOpened }: ViewsPanelProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const { pathname, search } = useLocation();
  const copy = useCopy();
  const views = useViews();
  const { currentId } = projects;
  const link = currentId === null ? `${pathname}${search}` : `${pathname}${withProject(search, currentId)}`;
  const title = intl.formatMessage({ id: 'views.title' });
  return (
    <div className={styles['panel']}>
      {builtIn}
      <Button
        fill
        size="small"
        variant="outlined"
        icon={<LinkIcon />}
        onClick={() => void copy(`${window.location.origin}${link}`, 'views.pageCopied')}
      >
        {intl.formatMessage({ id: 'views.copyPage' })}
      </Button>
      <LoadPanel query={views.query} what={title} skeleton={<div className={styles['loading']} aria-busy="true" />}>
        {({ list, left }) => <ViewLists list={list} left={left} views={views} onOpened={onOpened} />}
      </LoadPanel>
    </div>
  );
});
