import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ActionRefs, BoardAction } from '#client/api/actionSchemas.ts';
import { mostlyIn } from '#client/components/actions/actionTitle.ts';
import { ExternalLink } from '#client/components/answers/ExternalLink.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { paths } from '#client/lib/paths.ts';
import { readableUrl } from '#client/lib/readableUrl.ts';
import { ActionFigureRow } from './ActionFigureRow.tsx';
import { AlertLine } from './AlertLine.tsx';
import { evidenceText } from './evidenceText.ts';
import { FactSentences } from './FactSentences.tsx';
import type { ActionBoardModel } from './useActionBoard.ts';
import styles from './ActionDetails.module.scss';

interface ActionEvidenceProps {
  readonly action: BoardAction;
  readonly refs: ActionRefs;
  readonly model: Pick<ActionBoardModel, 'projectId' | 'drawer' | 'query'>;
}

/** The pages of a domain that are cited by answers without a mention of the own brand. */
function Pages({ action }: Pick<ActionEvidenceProps, 'action'>) {
  const intl = useIntl();
  return (
    <>
      <h3 className={styles['heading']}>{intl.formatMessage({ id: 'actions.details.pages' })}</h3>
      <ul className={styles['list']}>
        {action.pages.map(({ url, title, answers }) => (
          <li key={url} className={styles['page']}>
            <span className={styles['pageName']}>
              <ExternalLink url={url}>{title === '' ? readableUrl(url) : title}</ExternalLink>
            </span>
            <span className={styles['muted']}>{formatCount(intl, answers)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why an action is on the board: its rule, the figures the rule used, and their samples. */
export function ActionEvidence({ action, refs, model }: ActionEvidenceProps) {
  const intl = useIntl();
  const { projectId, drawer, query } = model;
  const { rule, figures, fact, fact_id: factId, selection, gone, prompts, window } = { ...action, ...refs };
  const place = mostlyIn(action, refs);
  const days = window === null ? {} : { start_time: window.start_time, end_time: window.end_time };
  return (
    <div className={styles['evidence']}>
      {gone && <p className={styles['gone']}>{intl.formatMessage({ id: 'actions.gone.about' })}</p>}
      <p className={styles['why']}>{intl.formatMessage({ id: `actions.why.${rule}` })}</p>
      {rule === 'investigate_drop' && <AlertLine action={action} refs={refs} />}
      {figures.length > 0 && (
        <>
          <h3 className={styles['heading']}>{intl.formatMessage({ id: 'actions.details.figures' })}</h3>
          {figures.map((figure) => (
            <ActionFigureRow
              key={`${figure.id} ${figure.brand_id ?? ''}`}
              figure={figure}
              refs={refs}
              onOpen={drawer.open}
            />
          ))}
          {place !== '' && <p className={styles['muted']}>{intl.formatMessage({ id: 'actions.mostly' }, { place })}</p>}
          <p className={styles['muted']}>{intl.formatMessage({ id: 'actions.why.order' })}</p>
        </>
      )}
      {selection !== null && (
        <p>
          <Button
            size="small"
            onClick={() => {
              drawer.open(selection);
            }}
          >
            {evidenceText(intl, action)}
          </Button>
        </p>
      )}
      {fact !== null && (
        <p className={styles['muted']}>
          {intl.formatMessage(
            { id: 'actions.evidence.said' },
            { said: intl.formatList(fact.said, { type: 'disjunction' }), expected: fact.expected },
          )}
        </p>
      )}
      {factId !== null && projectId !== null && (
        <FactSentences
          projectId={projectId}
          factId={factId}
          query={query}
          onOpen={(answerId) => {
            drawer.open({ start_time: query.start_time, end_time: query.end_time, status: 'ok' }, answerId);
          }}
        />
      )}
      {action.pages.length > 0 && <Pages action={action} />}
      {prompts.length > 0 && (
        <>
          <h3 className={styles['heading']}>{intl.formatMessage({ id: 'actions.details.prompts' })}</h3>
          <ul className={styles['links']}>
            {prompts.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.promptsDetails.href({ id, ...days })}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
