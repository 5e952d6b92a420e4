import { Button, Checkbox, InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { MOST_PICKABLE, usePickablePrompts } from './usePickablePrompts.ts';
import styles from './PromptPicker.module.scss';

interface PromptPickerProps {
  /** Translated name of the group. */
  readonly name: string;
  readonly projectId: string;
  /** Offers only prompts that are asked. */
  readonly activeOnly?: boolean;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Picks prompts by text or topic; an empty selection means none. */
export const PromptPicker = observer(function PromptPicker({
  name,
  projectId,
  activeOnly = false,
  chosen,
  onChange,
}: PromptPickerProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const [topic, setTopic] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error } = usePickablePrompts(projectId, {
    ...(q === '' ? {} : { q }),
    ...(topic === '' ? {} : { topic_id: topic }),
    ...(activeOnly ? { state: 'active' } : {}),
  });
  const list = data?.list ?? [];
  const none = q === '' && topic === '' ? 'publish.prompts.noneYet' : 'publish.prompts.none';
  const add = list.filter(({ id }) => !chosen.includes(id)).map(({ id }) => id);
  return (
    <div className={styles['picker']} role="group" aria-label={name}>
      <div className={styles['tools']}>
        <InputGroup
          type="search"
          value={typed}
          aria-label={intl.formatMessage({ id: 'publish.prompts.search' })}
          placeholder={intl.formatMessage({ id: 'publish.prompts.search' })}
          onValueChange={setTyped}
        />
        <NativeSelect
          aria-label={intl.formatMessage({ id: 'publish.prompts.topic' })}
          value={topic}
          onChange={({ currentTarget }) => {
            setTopic(currentTarget.value);
          }}
        >
          <option value="">{intl.formatMessage({ id: 'publish.prompts.allTopics' })}</option>
          {(data?.topics ?? []).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <Button
          disabled={add.length === 0}
          onClick={() => {
            onChange([...chosen, ...add]);
          }}
        >
          {intl.formatMessage({ id: 'publish.prompts.all' })}
        </Button>
        <Button
          variant="minimal"
          disabled={chosen.length === 0}
          onClick={() => {
            onChange([]);
          }}
        >
          {intl.formatMessage({ id: 'publish.prompts.clear' })}
        </Button>
      </div>
      {/* Scrollable content must be reachable by keyboard: its checkboxes are. */}
      <ul className={styles['list']}>
        {list.map(({ id, text }) => (
          <li key={id}>
            <Checkbox
              className={styles['box'] ?? ''}
              checked={chosen.includes(id)}
              label={text}
              onChange={() => {
                onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
              }}
            />
          </li>
        ))}
      </ul>
      <p className={styles['note']} role="status">
        {error !== null
          ? intl.formatMessage({ id: 'publish.prompts.failed' })
          : intl.formatMessage(
              { id: list.length > 0 || data === undefined ? 'publish.prompts.chosen' : none },
              { count: chosen.length },
            )}
        {(data?.total ?? 0) > MOST_PICKABLE &&
          ` · ${intl.formatMessage({ id: 'publish.prompts.more' }, { shown: MOST_PICKABLE, total: data?.total ?? 0 })}`}
      </p>
    </div>
  );
});
