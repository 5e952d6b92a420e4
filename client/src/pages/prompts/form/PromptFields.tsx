import { TextArea } from '@blueprintjs/core';
import { Controller } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { useMessageText } from '#client/i18n/useMessageText.ts';
import { NearPrompts } from './NearPrompts.tsx';
import { LONGEST_TAG } from './promptFormSchema.ts';
import { TagSuggestions } from './TagSuggestions.tsx';
import { TopicInput, topicHelpId } from './TopicInput.tsx';
import type { PromptFormModel } from './usePromptForm.ts';

interface PromptFieldsProps {
  readonly model: PromptFormModel;
  readonly topics: readonly NamedRef[];
  /** The tags of the project. */
  readonly tags: readonly string[];
}

/** Text, topic and tags of one prompt. */
export function PromptFields({ model, topics, tags }: PromptFieldsProps) {
  const messageText = useMessageText();
  const { form, check, same } = model;
  const { errors } = form.formState;
  const { ref, ...text } = form.register('text');
  return (
    <>
      <FormField label={<FormattedMessage id="prompt.form.text" />} error={messageText(errors.text?.message)} required>
        {(wiring) => (
          <TextArea
            {...text}
            {...wiring}
            inputRef={ref}
            fill
            rows={3}
            intent={errors.text === undefined ? 'none' : 'danger'}
          />
        )}
      </FormField>
      <NearPrompts check={check} isSame={same !== undefined} />
      <Controller
        control={form.control}
        name="topic"
        render={({ field }) => (
          <FormField
            label={<FormattedMessage id="prompt.form.topic" />}
            error={messageText(errors.topic?.message)}
            help={<FormattedMessage id={topicHelpId(field.value, topics)} />}
          >
            {(wiring) => (
              <TopicInput
                wiring={wiring}
                topics={topics}
                value={field.value}
                inputRef={field.ref}
                onChange={field.onChange}
              />
            )}
          </FormField>
        )}
      />
      <Controller
        control={form.control}
        name="tags"
        render={({ field }) => (
          <>
            <FormField
              label={<FormattedMessage id="prompt.form.tags" />}
              error={messageText(errors.tags?.message)}
              help={<FormattedMessage id="prompt.tags.help" />}
            >
              {(wiring) => (
                <ChipsInput wiring={wiring} longest={LONGEST_TAG} values={field.value} onChange={field.onChange} />
              )}
            </FormField>
            <TagSuggestions tags={tags} chosen={field.value} onChange={field.onChange} />
          </>
        )}
      />
    </>
  );
}
