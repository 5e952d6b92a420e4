import { Button } from '@blueprintjs/core';
import { CircleIcon, IssueIcon, TickCircleIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { DRAFT_PARTS, namedRivals, partState, platformNames, withTicked } from './newProjectDraft.ts';
import type { DraftPart, NewProjectDraft, PartState } from './newProjectDraft.ts';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

const ICONS = { done: <TickCircleIcon />, missing: <IssueIcon />, optional: <CircleIcon /> } as const;

/** The number of items in a section. */
function countOf(draft: NewProjectDraft, part: DraftPart): number | null {
  switch (part) {
    case 'competitors':
      return namedRivals(draft).length;
    case 'prompts':
      // The number of prompts in pasted text is known only after parsing.
      return draft.pasted.trim() === '' ? draft.prompts.length : null;
    case 'platforms':
      return platformNames(draft).size;
    case 'brand':
    case 'plan':
      return null;
  }
}

/** The sections with their state, each a link, and the create button. */
export function CreateBar({ model }: SectionProps) {
  const intl = useIntl();
  const { create, errors } = model;
  const draft = withTicked(model.draft);
  const word = (part: DraftPart, state: PartState): string => {
    const count = countOf(draft, part);
    if (state === 'done' && count !== null) return intl.formatNumber(count);
    return intl.formatMessage({ id: `newProject.state.${state}` });
  };
  // Field errors of a failed save are hidden once the fields changed; nothing else is left to show then.
  const isOfFields = Object.keys(fieldErrorsOf(create.error)).length > 0;
  const hasRefusal = create.error !== null && (!isOfFields || Object.keys(errors).length > 0);
  const missing = DRAFT_PARTS.find((part) => partState(draft, part) === 'missing');
  const asksNow = draft.ask_now && draft.providers.length > 0 && partState(draft, 'prompts') === 'done';
  return (
    <aside className={styles['bar']} aria-label={intl.formatMessage({ id: 'newProject.bar' })}>
      <h2>
        <FormattedMessage id="newProject.bar" />
      </h2>
      <ul className={styles['parts']}>
        {DRAFT_PARTS.map((part) => {
          const state = partState(draft, part);
          return (
            <li key={part}>
              <a
                href={`#new-${part}`}
                onClick={(event) => {
                  // The address must not change.
                  event.preventDefault();
                  const section = document.getElementById(`new-${part}`);
                  section?.scrollIntoView({ block: 'start' });
                  section
                    ?.querySelector<HTMLElement>('input, select, textarea, button')
                    ?.focus({ preventScroll: true });
                }}
              >
                <span className={`${styles['partName'] ?? ''} ${styles[state] ?? ''}`}>
                  {ICONS[state]}
                  <FormattedMessage id={`newProject.${part}`} />
                </span>
                <span className={styles['partWord']}>{word(part, state)}</span>
              </a>
            </li>
          );
        })}
      </ul>
      {hasRefusal && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, create.error)}
        </p>
      )}
      <Button
        intent="primary"
        fill
        loading={create.isPending}
        disabled={missing !== undefined}
        onClick={() => {
          create.mutate();
        }}
      >
        <FormattedMessage id={asksNow ? 'newProject.createAndAsk' : 'newProject.create'} />
      </Button>
      {missing !== undefined && (
        <p className={styles['small']}>
          <FormattedMessage id={missing === 'brand' ? 'newProject.needsName' : 'newProject.needsRivalNames'} />
        </p>
      )}
    </aside>
  );
}
