import { Button, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createPromptApi } from '#client/api/promptApi.ts';
import { useDebounced } from '#client/hooks/useDebounced.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './PageDrawer.module.scss';

interface PromptChoiceProps {
  /** Excluded from the options. */
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  /** Rejects when saving fails: the search text then stays. */
  readonly onChoose: (id: string) => Promise<unknown>;
}

const OFFERED = 8;

/** Searches for a prompt, to mark it as served by the page. */
export const PromptChoice = observer(function PromptChoice({ chosen, disabled, onChoose }: PromptChoiceProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const api = useApi(createPromptApi);
  const [q, setQ] = useState('');
  const [text, setText] = useDebounced(q, setQ);
  const words = q.trim();
  const found = useProjectQuery({
    queryKey: ['report', projects.currentId, 'promptChoice', words],
    queryFn: ({ signal }) => api.list({ q: words, page: 1, page_size: OFFERED + chosen.length }, { signal }),
    enabled: words !== '',
  });
  const label = intl.formatMessage({ id: 'inventory.prompts.add' });
  const offered =
    words === '' ? [] : (found.data?.list ?? []).filter(({ id }) => !chosen.includes(id)).slice(0, OFFERED);
  return (
    <div className={styles['choice']}>
      <InputGroup
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={200}
        value={text}
        onValueChange={setText}
      />
      <ul className={styles['offers']} aria-live="polite">
        {offered.map((prompt) => (
          <li key={prompt.id}>
            <Button
              size="small"
              variant="minimal"
              disabled={disabled}
              onClick={() => {
                onChoose(prompt.id).then(
                  () => {
                    setText('');
                  },
                  () => undefined,
                );
              }}
            >
              {prompt.text}
            </Button>
          </li>
        ))}
        {words !== '' && found.isSuccess && offered.length === 0 && (
          <li className={styles['note']}>{intl.formatMessage({ id: 'inventory.prompts.noMatch' })}</li>
        )}
      </ul>
    </div>
  );
});
