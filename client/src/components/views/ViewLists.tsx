import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { SavedView } from '#client/api/schemas/viewSchemas.ts';
import { useAttempt } from '../attempt/useAttempt.ts';
import { useShown } from './useShown.ts';
import type { Views } from './useViews.ts';
import { ViewForm } from './ViewForm.tsx';
import { ViewRow } from './ViewRow.tsx';
import styles from './ViewsPanel.module.scss';

interface ViewListsProps {
  readonly list: readonly SavedView[];
  /** Number of views that are still only in this browser. */
  readonly left: number;
  readonly views: Views;
  readonly onOpened: () => void;
}

/** The views of this page, the reader's own and the team's, then those of other pages; and a form to save the current view. */
export const ViewLists = observer(function ViewLists({ list, left, views, onOpened }: ViewListsProps) {
  const intl = useIntl();
  const { here, isCurrent, isExact } = useShown();
  const { page: pathname } = here;
  const attempt = useAttempt();
  const rows = (shown: readonly SavedView[]) => (
    <ul className={styles['list']}>
      {shown.map((view) => (
        <ViewRow
          key={view.id}
          view={view}
          current={isCurrent(view)}
          onOpened={onOpened}
          deeds={{
            onRename: async (name) => views.update(view, { name }),
            onUpdate:
              view.page !== pathname || isExact(view)
                ? null
                : () => void attempt(intl.formatMessage({ id: 'views.update' }), async () => views.update(view, here)),
            onShare: (shared) =>
              void attempt(intl.formatMessage({ id: shared ? 'views.share' : 'views.unshare' }), async () =>
                views.share(view, shared),
              ),
            onRemove: () =>
              void attempt(intl.formatMessage({ id: 'views.delete' }), async () =>
                views.remove(view, (restore) => {
                  void attempt(intl.formatMessage({ id: 'table.views.undo' }), restore);
                }),
              ),
          }}
        />
      ))}
    </ul>
  );
  const onPage = list.filter(({ page }) => page === pathname);
  const own = onPage.filter(({ shared }) => !shared);
  const shared = onPage.filter((view) => view.shared);
  const elsewhere = list.filter(({ page }) => page !== pathname);
  return (
    <>
      <p className={styles['heading']}>{intl.formatMessage({ id: 'table.views.own' })}</p>
      {own.length === 0 && <p className={styles['none']}>{intl.formatMessage({ id: 'views.noneOwn' })}</p>}
      {rows(own)}
      {left > 0 && (
        <p className={styles['none']} role="note">
          {intl.formatMessage({ id: 'views.left' }, { count: left })}
        </p>
      )}
      {shared.length > 0 && <p className={styles['heading']}>{intl.formatMessage({ id: 'views.shared' })}</p>}
      {rows(shared)}
      {elsewhere.length > 0 && <p className={styles['heading']}>{intl.formatMessage({ id: 'views.elsewhere' })}</p>}
      {rows(elsewhere)}
      <div className={styles['footer']}>
        <ViewForm
          name=""
          submitText={intl.formatMessage({ id: 'table.views.save' })}
          onSubmit={async (name) => views.create({ ...here, name })}
        />
        <p className={styles['none']}>{intl.formatMessage({ id: 'views.about' })}</p>
      </div>
    </>
  );
});
