import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Action, Overview } from '#client/api/overviewSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { namesOf } from './namesOf.ts';
import { actionSelection } from './overviewSelections.ts';
import styles from './ItemList.module.scss';

const MAX_ITEMS = 5;

interface ActionsPanelProps {
  readonly overview: Overview;
  readonly ownId: string;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

function headline(intl: IntlShape, action: Action): string {
  return intl.formatMessage(
    { id: `overview.action.${action.rule}` },
    { prompt: action.prompt_text ?? '', domain: action.domain ?? '' },
  );
}

/** The proposed actions with the most evidence. */
export function ActionsPanel({ overview, ownId, className, onOpen }: ActionsPanelProps) {
  const intl = useIntl();
  const names = namesOf(overview);
  return (
    <Panel className={className} title={intl.formatMessage({ id: 'overview.actions' })}>
      {overview.actions.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'overview.actions.none' })}</p>
      ) : (
        <ul className={styles['list']}>
          {overview.actions.slice(0, MAX_ITEMS).map((action) => (
            <li key={action.id}>
              <button
                type="button"
                className={styles['item']}
                onClick={() => {
                  onOpen(actionSelection(action, ownId));
                }}
              >
                <span className={styles['headline']}>{headline(intl, action)}</span>
                <span className={styles['detail']}>
                  {intl.formatMessage(
                    { id: 'overview.actions.evidence' },
                    {
                      count: action.answers,
                      answers: formatCount(intl, action.answers),
                      rivals: intl.formatList(action.rival_ids.map(names.brand), { type: 'conjunction' }),
                      some: action.rival_ids.length,
                    },
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
