import { Button } from '@blueprintjs/core';
import { CrossIcon, PlusIcon } from '@blueprintjs/icons';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createOwnPageApi } from '#client/api/ownPageApi.ts';
import type { PageDetail } from '#client/api/ownPageSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { isConflict } from '#client/lib/ApiError.ts';
import { plainList } from '#client/lib/plainList.ts';
import { useApi } from '#client/stores/useApi.ts';
import { PromptChoice } from './PromptChoice.tsx';
import styles from './PageDrawer.module.scss';

interface PagePromptsProps {
  readonly detail: PageDetail;
  readonly onOpen: (selection: AnswerSelection) => void;
  readonly onChanged: () => Promise<void>;
}

/** The prompts that the page serves, with shared terms and citing answers; a person can override the rules. */
export function PagePrompts({ detail, onOpen, onChanged }: PagePromptsProps) {
  const intl = useIntl();
  const api = useApi(createOwnPageApi);
  const { page, prompts, other_prompts: others } = detail;
  const save = useMutation({
    mutationFn: async (ids: readonly string[] | null) =>
      api.update({ id: page.id, prompt_ids: ids, base: page.prompts_chosen ? page.prompt_ids : null }),
    onSuccess: onChanged,
    onError: async (error) => {
      // Somebody else changed the list: it is shown as it is now.
      if (isConflict(error)) await onChanged();
    },
  });
  const citing = (id: string, text: string, answers: number) =>
    answers === 0 ? (
      <span>{formatCount(intl, 0)}</span>
    ) : (
      <button
        type="button"
        className={styles['figure']}
        aria-label={intl.formatMessage({ id: 'inventory.prompts.open' }, { prompt: text, count: answers })}
        onClick={() => {
          onOpen({ url: page.url, prompt_id: id });
        }}
      >
        {formatCount(intl, answers)}
      </button>
    );
  return (
    <Panel
      title={intl.formatMessage({ id: 'inventory.prompts' }, { count: prompts.length })}
      subtitle={intl.formatMessage({ id: page.prompts_chosen ? 'inventory.prompts.chosen' : 'inventory.prompts.rule' })}
    >
      {prompts.length === 0 && <p className={styles['note']}>{intl.formatMessage({ id: 'inventory.prompts.none' })}</p>}
      <ul className={styles['prompts']}>
        {prompts.map(({ id, text, terms, answers, ok }) => (
          <li key={id}>
            <span className={styles['text']}>
              {text}
              {terms.length > 0 && (
                <span className={styles['terms']}>
                  {intl.formatMessage({ id: 'inventory.prompts.terms' }, { list: plainList(intl, terms) })}
                </span>
              )}
            </span>
            <span className={styles['end']}>
              <span>
                {citing(id, text, answers)}
                {' / '}
                {formatCount(intl, ok)}
              </span>
              <MayEdit>
                <Button
                  size="small"
                  variant="minimal"
                  icon={<CrossIcon />}
                  disabled={save.isPending}
                  aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name: text })}
                  onClick={() => {
                    save.mutate(page.prompt_ids.filter((one) => one !== id));
                  }}
                />
              </MayEdit>
            </span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className={styles['heading']}>{intl.formatMessage({ id: 'inventory.prompts.others' })}</h3>
          <ul className={styles['prompts']}>
            {others.map(({ id, text, answers }) => (
              <li key={id}>
                <span className={styles['text']}>{text}</span>
                <span className={styles['end']}>
                  {citing(id, text, answers)}
                  <MayEdit>
                    <Button
                      size="small"
                      variant="minimal"
                      icon={<PlusIcon />}
                      disabled={save.isPending}
                      aria-label={intl.formatMessage({ id: 'inventory.prompts.addNamed' }, { name: text })}
                      onClick={() => {
                        save.mutate([...page.prompt_ids, id]);
                      }}
                    />
                  </MayEdit>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <MayEdit>
        <div className={styles['tools']}>
          <PromptChoice
            chosen={page.prompt_ids}
            disabled={save.isPending}
            onChoose={(id) => save.mutateAsync([...page.prompt_ids, id])}
          />
          {page.prompts_chosen && (
            <Button
              variant="minimal"
              disabled={save.isPending}
              onClick={() => {
                save.mutate(null);
              }}
            >
              {intl.formatMessage({ id: 'inventory.prompts.byRule' })}
            </Button>
          )}
        </div>
      </MayEdit>
      {save.error !== null && <FormFailure>{failureText(intl, save.error)}</FormFailure>}
    </Panel>
  );
}
