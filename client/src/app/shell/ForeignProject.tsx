import { Button } from '@blueprintjs/core';
import { LockIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { addressAfterSwitch } from '#client/components/projects/addressAfterSwitch.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { projectOfSearch } from '#client/lib/projectSearch.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './AppLayout.module.scss';

/** Shown instead of a page whose address names a project that the user does not have: no other project is shown instead. */
export const ForeignProject = observer(function ForeignProject() {
  const { projects } = useStores();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { current } = projects;
  return (
    <>
      <h1 className={styles['hiddenText']}>
        <FormattedMessage id="project.foreign.title" />
      </h1>
      <EmptyState
        icon={<LockIcon size={40} />}
        title={<FormattedMessage id="project.foreign.title" />}
        description={
          <p>
            <FormattedMessage id="project.foreign.body" values={{ id: projectOfSearch(search) ?? '' }} />
          </p>
        }
        action={
          <span className={styles['actions']}>
            {current !== null && (
              <Button
                intent="primary"
                onClick={() => void navigate(addressAfterSwitch(pathname, search, current.id), { replace: true })}
              >
                <FormattedMessage id="project.foreign.goOn" values={{ name: current.name }} />
              </Button>
            )}
            <Button onClick={() => void projects.reload()}>
              <FormattedMessage id="project.reload" />
            </Button>
          </span>
        }
      />
    </>
  );
});
