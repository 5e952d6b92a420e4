import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedRef } from '../../../api/namedRefSchemas.ts';
import { FormField } from '../../../components/ui/FormField.tsx';
import { topicProblem } from '../form/promptFormSchema.ts';
import { TopicInput, topicHelpId } from '../form/TopicInput.tsx';
import type { PromptChangeModel } from '../usePromptChanges.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

interface MoveDialogProps {
  readonly ids: readonly string[];
  readonly topics: readonly NamedRef[];
  readonly changes: PromptChangeModel;
  readonly onClose: () => void;
}

/** Moves several prompts to a topic, an existing or a new one; without a name they belong to none. */
export function MoveDialog({ ids, topics, changes, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const [topic, setTopic] = useState('');
  const problem = topicProblem(topic);
  return (
    <ChangeDialog
      title={intl.formatMessage({ id: 'prompt.move.title' }, { count: ids.length })}
      isReady={() => problem === null}
      onSave={async () => {
        const { changed } = await changes.update({ ids, changes: { topic: topic.trim() } });
        changes.tellSaved(changed);
      }}
      onClose={onClose}
    >
      <FormField
        label={<FormattedMessage id="prompt.form.topic" />}
        error={problem === null ? null : intl.formatMessage({ id: problem })}
        help={<FormattedMessage id={topicHelpId(topic, topics)} />}
      >
        {(wiring) => <TopicInput wiring={wiring} topics={topics} value={topic} onChange={setTopic} />}
      </FormField>
    </ChangeDialog>
  );
}
