import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { draftReader } from '#client/stores/draftReader.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { LONGEST_TAG, tagsProblem } from '../form/promptFormSchema.ts';
import { TagSuggestions } from '../form/TagSuggestions.tsx';
import type { PromptChangeModel } from '../usePromptChanges.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

interface TagDialogProps {
  readonly ids: readonly string[];
  /** The tags of the project. */
  readonly tags: readonly string[];
  readonly changes: PromptChangeModel;
  readonly onClose: () => void;
}

interface TagChanges {
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

const NOTHING: TagChanges = { gained: [], lost: [] };
const readTags: (stored: unknown) => TagChanges | null = draftReader(
  v.object({ gained: v.array(v.string()), lost: v.array(v.string()) }),
);

/** Adds tags to several prompts and removes others; remaining tags stay unchanged. */
export const TagDialog = observer(function TagDialog({ ids, tags, changes, onClose }: TagDialogProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const draft = useTypedDraft(`prompt.tag.${projects.currentId ?? ''}`, readTags);
  const { gained, lost } = draft.typed ?? NOTHING;
  const setGained = (chosen: readonly string[]): void => {
    draft.setTyped({ gained: chosen, lost });
  };
  const setLost = (chosen: readonly string[]): void => {
    draft.setTyped({ gained, lost: chosen });
  };
  const [tried, setTried] = useState(false);
  const nothing = gained.length === 0 && lost.length === 0;
  const wrong = tagsProblem(gained);
  const problem = wrong ?? (tried && nothing ? 'prompt.tag.required' : null);
  return (
    <ChangeDialog
      title={intl.formatMessage({ id: 'prompt.tag.title' }, { count: ids.length })}
      isReady={() => {
        setTried(true);
        return !nothing && wrong === null;
      }}
      onSave={async () => {
        const { changed } = await changes.update({ ids, changes: { add_tags: gained, remove_tags: lost } });
        changes.tellSaved(changed);
      }}
      onClose={() => {
        draft.discard();
        onClose();
      }}
    >
      <FormField
        label={<FormattedMessage id="prompt.tag.add" />}
        error={problem === null ? null : intl.formatMessage({ id: problem })}
        help={<FormattedMessage id="prompt.tags.help" />}
      >
        {(wiring) => <ChipsInput wiring={wiring} longest={LONGEST_TAG} values={gained} onChange={setGained} />}
      </FormField>
      <TagSuggestions tags={tags.filter((tag) => !lost.includes(tag))} chosen={gained} onChange={setGained} />
      {tags.length > 0 && (
        <>
          <FormField label={<FormattedMessage id="prompt.tag.remove" />} error={null}>
            {(wiring) => <ChipsInput wiring={wiring} longest={LONGEST_TAG} values={lost} onChange={setLost} />}
          </FormField>
          <TagSuggestions tags={tags.filter((tag) => !gained.includes(tag))} chosen={lost} onChange={setLost} />
        </>
      )}
    </ChangeDialog>
  );
});
