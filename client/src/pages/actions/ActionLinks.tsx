import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ActionWindow, BoardAction } from '#client/api/actionSchemas.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { paths } from '#client/lib/paths.ts';
import styles from './ActionDetails.module.scss';

interface ActionLinksProps {
  readonly action: BoardAction;
  readonly window: ActionWindow;
}

/** Links to where the work on an action continues. */
export function ActionLinks({ action, window }: ActionLinksProps) {
  const intl = useIntl();
  const { id, kind, host, url, fact_id: factId, prompt_ids: prompts, page_id: pageId = null } = action;
  const days = window === null ? {} : { start_time: window.start_time, end_time: window.end_time };
  const writes = kind === 'create' || ((kind === 'improve' || kind === 'earn') && prompts.length > 0);
  return (
    <>
      <h3 className={styles['heading']}>{intl.formatMessage({ id: 'actions.details.next' })}</h3>
      <ul className={styles['links']}>
        {writes && (
          <MayEdit>
            <li>
              <Link to={paths.contCreation.href({ action: id })}>
                {intl.formatMessage({ id: 'actions.link.brief' })}
              </Link>
            </li>
          </MayEdit>
        )}
        {factId !== null && (
          <li>
            <Link to={paths.brandIndex.href({ tab: 'facts', fact: factId, ...days })}>
              {intl.formatMessage({ id: 'actions.link.facts' })}
            </Link>
          </li>
        )}
        {kind === 'improve' && (
          <li>
            <Link to={paths.existingContent.href(pageId === null ? {} : { page: pageId })}>
              {intl.formatMessage({ id: pageId === null ? 'actions.link.pages' : 'actions.link.ownPage' })}
            </Link>
          </li>
        )}
        {host !== null && action.rule !== 'own' && (
          <li>
            <Link to={paths.subdomainDetails.href({ domain: host, ...days })}>
              {intl.formatMessage({ id: 'actions.link.domain' }, { host })}
            </Link>
          </li>
        )}
        {url !== null && action.pages.length === 0 && (
          <li>
            <ExternalLink url={url}>{intl.formatMessage({ id: 'actions.link.page' })}</ExternalLink>
          </li>
        )}
      </ul>
    </>
  );
}
