import { Button, TextArea } from '@blueprintjs/core';
import type { SyntheticEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { PromptLine } from '#client/components/prompts/reading/PromptLine.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { LONGEST_TAG, LONGEST_TEXT, tagsProblem, topicProblem } from '../form/promptFormSchema.ts';
import { TopicInput, topicHelpId } from '../form/TopicInput.tsx';
import styles from './AddMany.module.scss';

interface LineFormProps {
  readonly line: PromptLine;
  readonly topics: readonly NamedRef[];
  readonly onDone: (line: PromptLine) => void;
  readonly onCancel: () => void;
}

/** Edits one line before it is added. */
export function LineForm({ line, topics, onDone, onCancel }: LineFormProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(line);
  const textBox = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    textBox.current?.focus();
  }, []);
  const { text, topic, tags } = typed;
  const wrongText = text.trim().length > LONGEST_TEXT ? 'prompt.text.long' : null;
  const [wrongTopic, wrongTags] = [topicProblem(topic), tagsProblem(tags)];
  const errorOf = (id: 'prompt.text.long' | typeof wrongTopic | typeof wrongTags): string | null =>
    id === null ? null : intl.formatMessage({ id });
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (wrongText === null && wrongTopic === null && wrongTags === null) onDone(typed);
  };
  const title = intl.formatMessage({ id: 'prompt.many.correctLine' }, { line: line.line });
  return (
    <form className={styles['lineForm']} noValidate aria-label={title} onSubmit={handleSubmit}>
      <h3 className={styles['lineTitle']}>{title}</h3>
      <FormField label={<FormattedMessage id="prompt.form.text" />} error={errorOf(wrongText)} required>
        {(wiring) => (
          <TextArea
            {...wiring}
            inputRef={textBox}
            fill
            rows={2}
            value={text}
            onChange={(event) => {
              setTyped({ ...typed, text: event.target.value });
            }}
          />
        )}
      </FormField>
      <div className={styles['pair']}>
        <FormField
          label={<FormattedMessage id="prompt.form.topic" />}
          error={errorOf(wrongTopic)}
          help={<FormattedMessage id={topicHelpId(topic, topics)} />}
        >
          {(wiring) => (
            <TopicInput
              wiring={wiring}
              topics={topics}
              value={topic}
              onChange={(name) => {
                setTyped({ ...typed, topic: name });
              }}
            />
          )}
        </FormField>
        <FormField
          label={<FormattedMessage id="prompt.form.tags" />}
          error={errorOf(wrongTags)}
          help={<FormattedMessage id="prompt.tags.help" />}
        >
          {(wiring) => (
            <ChipsInput
              wiring={wiring}
              longest={LONGEST_TAG}
              values={tags}
              onChange={(names) => {
                setTyped({ ...typed, tags: names });
              }}
            />
          )}
        </FormField>
      </div>
      <div className={styles['lineButtons']}>
        <Button size="small" onClick={onCancel}>
          <FormattedMessage id="common.cancel" />
        </Button>
        <Button size="small" intent="primary" type="submit">
          <FormattedMessage id="prompt.many.apply" />
        </Button>
      </div>
    </form>
  );
}
