import { Button, Classes, Drawer } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { createOwnPageApi } from '#client/api/ownPageApi.ts';
import type { PageDetail } from '#client/api/ownPageSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useReturnFocus } from '#client/components/ui/useReturnFocus.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { paths } from '#client/lib/paths.ts';
import { readableUrl } from '#client/lib/readableUrl.ts';
import { inventoryKeys } from '#client/queries/inventoryKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { pageTitle } from '../pageNames.ts';
import { PageCitations } from './PageCitations.tsx';
import { PageFactList } from './PageFactList.tsx';
import { PagePrompts } from './PagePrompts.tsx';
import { PageScore } from './PageScore.tsx';
import styles from './PageDrawer.module.scss';

interface PageDrawerProps {
  readonly id: string;
  readonly projectId: string;
  readonly query: FilterQuery;
  readonly onOpenAnswers: (selection: AnswerSelection) => void;
  readonly onRead: (id: string) => void;
  readonly onChanged: () => Promise<void>;
  readonly onClose: () => void;
}

const SIZE = 'min(760px, 100vw)';

function Head({ detail, onRead }: { readonly detail: PageDetail; readonly onRead: (id: string) => void }) {
  const intl = useIntl();
  const { page } = detail;
  return (
    <div className={styles['lead']}>
      <p className={styles['address']}>
        {page.url === '' ? (
          intl.formatMessage({ id: 'inventory.noAddress' })
        ) : (
          <ExternalLink url={page.url}>{readableUrl(page.url)}</ExternalLink>
        )}
      </p>
      <MayEdit>
        <div className={styles['verbs']}>
          <Link className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to={paths.optContent.href({ page: page.id })}>
            {intl.formatMessage({ id: 'inventory.improve' })}
          </Link>
          {page.url !== '' && (
            <Button
              onClick={() => {
                onRead(page.id);
              }}
            >
              {intl.formatMessage({ id: 'inventory.readAgain' })}
            </Button>
          )}
        </div>
      </MayEdit>
    </div>
  );
}

/** One own page: scores, citations, metadata. */
export const PageDrawer = observer(function PageDrawer(props: PageDrawerProps) {
  const { id, projectId, query, onOpenAnswers, onRead, onChanged, onClose } = props;
  const intl = useIntl();
  const api = useApi(createOwnPageApi);
  useReturnFocus();
  const body = useRef<HTMLDivElement>(null);
  const detail = useProjectQuery({
    queryKey: inventoryKeys.page(projectId, id, query),
    queryFn: ({ signal }) => api.detail(id, query, signal),
  });
  useEffect(() => {
    body.current?.focus({ preventScroll: true });
  }, []);
  const isGone = isApiError(detail.error) && detail.error.kind === 'notFound';
  const title =
    detail.data === undefined ? intl.formatMessage({ id: 'inventory.page' }) : pageTitle(intl, detail.data.page);
  return (
    <Drawer isOpen size={SIZE} className={styles['drawer'] ?? ''} onClose={onClose} transitionDuration={150}>
      <div role="dialog" aria-modal="true" aria-live="off" aria-label={title} className={styles['dialog']}>
        <div className={styles['head']}>
          <h2 className={styles['title']}>{title}</h2>
          <Button
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={intl.formatMessage({ id: 'common.close' })}
            onClick={onClose}
          />
        </div>
        <div className={styles['body']} ref={body} tabIndex={-1}>
          {isGone ? (
            <div className={styles['gone']}>
              <p role="alert">{intl.formatMessage({ id: 'inventory.page.gone' })}</p>
              <Button onClick={onClose}>{intl.formatMessage({ id: 'inventory.page.back' })}</Button>
            </div>
          ) : (
            <LoadPanel query={detail} what={title} skeleton={<div className={styles['skeleton']} />}>
              {(data) => (
                <div className={styles['parts']}>
                  <Head detail={data} onRead={onRead} />
                  <PageScore detail={data} projectId={projectId} />
                  <PageCitations detail={data} onOpen={onOpenAnswers} />
                  <PagePrompts key={data.page.id} detail={data} onOpen={onOpenAnswers} onChanged={onChanged} />
                  <PageFactList detail={data} />
                </div>
              )}
            </LoadPanel>
          )}
        </div>
      </div>
    </Drawer>
  );
});
