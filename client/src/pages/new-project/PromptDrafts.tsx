import { Button, InputGroup } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import { useSettled } from '#client/hooks/useSettled.ts';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { doorKeys } from '#client/queries/doorKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { namedRivals, partState, withTicked } from './newProjectDraft.ts';
import type { SectionProps } from './SectionProps.ts';
import styles from './NewProjectPage.module.scss';

/** Prompts shown at first, and per "show more". */
const STEP = 50;
/** The server's limit of texts per check. */
const MOST_CHECKED = 500;
const CHECK_DELAY_MS = 400;

/** The prompts of the draft, editable and removable, each with its warnings. */
export function PromptDrafts({ model }: SectionProps) {
  const intl = useIntl();
  const { draft, change, errors } = model;
  const { prompts } = draft;
  const [shown, setShown] = useState(STEP);
  const checkOf = useDraftChecks(model);
  const replace = (index: number, part: Partial<(typeof prompts)[number]>): void => {
    change({ prompts: prompts.map((prompt, place) => (place === index ? { ...prompt, ...part } : prompt)) });
  };
  if (prompts.length === 0) {
    // Ticked or pasted prompts that are not in the list yet count as well.
    if (partState(withTicked(draft), 'prompts') === 'done') return null;
    return (
      <p className={styles['muted']}>
        <FormattedMessage id="newProject.prompts.none" />
      </p>
    );
  }
  return (
    <div className={styles['group']}>
      <h3>
        <FormattedMessage id="newProject.prompts.count" values={{ count: prompts.length }} />
      </h3>
      <ul className={styles['prompts']}>
        {prompts.slice(0, shown).map(({ text, topic }, index) => {
          const check = checkOf(text);
          const near = check?.near[0];
          const refusal = errorAt(errors, `prompts[${String(index)}].text`);
          const number = index + 1;
          return (
            // Keyed by index: two prompts may have the same text while typing.
            <li key={index}>
              <InputGroup
                aria-label={intl.formatMessage({ id: 'newProject.prompt' }, { number })}
                aria-invalid={refusal !== null}
                value={text}
                maxLength={2000}
                onValueChange={(value) => {
                  replace(index, { text: value });
                }}
              />
              <InputGroup
                aria-label={intl.formatMessage({ id: 'newProject.topic' }, { number })}
                placeholder={intl.formatMessage({ id: 'newProject.topic.hint' })}
                value={topic}
                maxLength={200}
                onValueChange={(value) => {
                  replace(index, { topic: value });
                }}
              />
              <Button
                variant="minimal"
                icon={<TrashIcon />}
                aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name: text })}
                onClick={() => {
                  change({ prompts: prompts.filter((_, place) => place !== index) });
                }}
              />
              {(check?.branded === true || near !== undefined || refusal !== null) && (
                <span className={styles['flags']}>
                  {refusal !== null && <span role="alert">{refusal}</span>}
                  {check?.branded === true && (
                    <span>
                      <FormattedMessage id="newProject.branded" />
                    </span>
                  )}
                  {near !== undefined && (
                    <span>
                      <FormattedMessage id="newProject.near" values={{ text: near.text }} />
                    </span>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {shown < prompts.length && (
        <div>
          <Button
            variant="minimal"
            onClick={() => {
              setShown(shown + STEP);
            }}
          >
            <FormattedMessage id="newProject.prompts.more" values={{ count: prompts.length - shown }} />
          </Button>
        </div>
      )}
    </div>
  );
}

/** The check result of a text; undefined before it arrives. */
function useDraftChecks({ draft }: SectionProps['model']) {
  const api = useApi(createProjectSetupApi);
  const typed = {
    texts: draft.prompts.slice(0, MOST_CHECKED).map(({ text }) => text),
    brands: [draft.brand, ...namedRivals(draft)].map(({ name, aliases, match_case }) => ({
      name,
      aliases,
      match_case,
    })),
  };
  const { texts, brands } = useSettled(typed, CHECK_DELAY_MS);
  const { data } = useQuery({
    queryKey: doorKeys.draftChecks(texts, brands),
    queryFn: ({ signal }) => api.checkPrompts(texts, brands, { signal }),
    enabled: texts.length > 0,
    placeholderData: keepPreviousData,
  });
  const byText = new Map(data?.list.map((check) => [check.text, check]));
  return (text: string) => byText.get(text);
}
