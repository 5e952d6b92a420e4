import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
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

const readTopic = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);

/** Moves several prompts to an existing or a new topic; an empty name removes them from their topic. */
export const MoveDialog = observer(function MoveDialog({ ids, topics, changes, onClose }: MoveDialogProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const draft = useTypedDraft(`prompt.move.${projects.currentId ?? ''}`, readTopic);
  const topic = draft.typed ?? '';
  const problem = topicProblem(topic);
  return (
    <ChangeDialog
      title={intl.formatMessage({ id: 'prompt.move.title' }, { count: ids.length })}
      isReady={() => problem === null}
      onSave={async () => {
        const { changed } = await changes.update({ ids, changes: { topic: topic.trim() } });
        changes.tellSaved(changed);
      }}
      onClose={() => {
        draft.discard();
        onClose();
      }}
    >
      <FormField
        label={<FormattedMessage id="prompt.form.topic" />}
        error={problem === null ? null : intl.formatMessage({ id: problem })}
        help={<FormattedMessage id={topicHelpId(topic, topics)} />}
      >
        {(wiring) => <TopicInput wiring={wiring} topics={topics} value={topic} onChange={draft.setTyped} />}
      </FormField>
    </ChangeDialog>
  );
});
