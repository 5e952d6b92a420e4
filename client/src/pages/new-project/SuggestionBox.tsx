import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NewProjectDraft } from './newProjectDraft.ts';
import type { SuggestionsModel } from './useSuggestions.ts';
import styles from './NewProjectPage.module.scss';

interface SuggestionBoxProps {
  readonly draft: NewProjectDraft;
  /** Name of the language model. */
  readonly model: string;
  readonly suggestions: SuggestionsModel;
  /** The suggestions; null: none requested yet. */
  readonly found: { readonly model: string; readonly list: readonly unknown[] } | null;
  readonly askLabel: ReactNode;
  /** The list with checkboxes. */
  readonly children: ReactNode;
}

/** A button that asks the language model, and its suggestions, labelled as generated. */
export function SuggestionBox({ draft, model, suggestions, found, askLabel, children }: SuggestionBoxProps) {
  const { ask, isAsking, problem } = suggestions;
  const isNamed = draft.brand.name.trim() !== '';
  return (
    <div className={styles['group']}>
      <div className={styles['row']}>
        <Button loading={isAsking} disabled={!isNamed} onClick={ask}>
          {askLabel}
        </Button>
        <span className={styles['small']}>
          {isNamed ? (
            <FormattedMessage id="newProject.suggest.about" values={{ model }} />
          ) : (
            <FormattedMessage id="newProject.needsName" />
          )}
        </span>
      </div>
      {typeof problem === 'string' && (
        <p role="alert" className={styles['error']}>
          {problem}
        </p>
      )}
      {found !== null && (
        <div className={styles['found']} role="status">
          {found.list.length === 0 ? (
            <FormattedMessage id="newProject.suggest.nothing" values={{ model: found.model }} />
          ) : (
            <>
              <strong>
                <FormattedMessage id="newProject.suggest.by" values={{ model: found.model }} />
              </strong>
              {children}
            </>
          )}
        </div>
      )}
    </div>
  );
}
