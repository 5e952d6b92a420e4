import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { languageOfScript } from '#client/lib/languageOfScript.ts';
import { createDraftApi } from '#client/api/draftApi.ts';
import type { ScoreResult } from '#client/components/contentScore/scoreMessages.ts';
import { useContentScore } from '#client/components/contentScore/useContentScore.ts';
import { useScoreSetting } from '#client/components/contentScore/useScoreSetting.ts';
import type { KitWords } from '#client/lib/contentScore/findKitWords.ts';
import type { ScoreSetting } from '#client/lib/contentScore/types.ts';
import { isStandard } from '#client/lib/contentScore/weights.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import type { Original } from './Original.ts';

const typedSchema = v.object({
  before: v.string(),
  after: v.nullable(v.string()),
  prompt_ids: v.nullable(v.array(v.string())),
});
type Typed = v.InferOutput<typeof typedSchema>;

const readTyped = draftReader(typedSchema);

const NOTHING: Typed = { before: '', after: null, prompt_ids: null };
/** What is online is rated as it is: the words of the brand kit are for writing. */
const NO_KIT: KitWords = { names: [], tone: [], banned: [] };

/** The score of a text, by the worker. */
function useRating(text: string, setting: ScoreSetting | null): ScoreResult | null {
  const order = useMemo(() => (setting === null ? null : { text, setting, kit: NO_KIT }), [text, setting]);
  return useContentScore(order);
}

/** What is typed, kept in the browser; `revision` grows when the new text changes by other means than typing. */
function useDebounced(name: string, onlineText: string | null) {
  const draft = useTypedDraft(name, readTyped);
  const typed = draft.typed ?? NOTHING;
  const before = onlineText ?? typed.before;
  const [seen, setSeen] = useState({ before, revision: 0 });
  // Until it is written in, the new text is the old one, whether that is pasted or was read again.
  if (seen.before !== before) setSeen({ before, revision: seen.revision + 1 });
  return {
    typed,
    before,
    after: typed.after ?? before,
    revision: seen.revision,
    set: (changes: Partial<Typed>) => {
      draft.setTyped((last) => ({ ...(last ?? NOTHING), ...changes }));
      if (changes.after === null) setSeen((last) => ({ ...last, revision: last.revision + 1 }));
    },
    /** Once it is published there is nothing left to keep. */
    discard: draft.discard,
  };
}

/**
 * A text before and after, both rated by the same prompts, names and facts of the page, so that only the words differ. What is
 * typed survives a reload and an expired session. Reads stores: call it inside an observer.
 */
export function useWorkspace(projectId: string, original: Original) {
  const draftApi = useApi(createDraftApi);
  const { typed, before, after, revision, set, discard } = useDebounced(
    `improve.${projectId}.${original.key}`,
    original.text,
  );
  const promptIds = typed.prompt_ids ?? original.promptIds;
  const { setting, query } = useScoreSetting(projectId, promptIds, original.pageId);
  const saveDraft = useMutation({
    mutationFn: () =>
      draftApi.create({
        title: original.title,
        text: after,
        prompt_ids: promptIds,
        language: languageOfScript(after),
        ...(original.pageId === null ? {} : { page_id: original.pageId }),
      }),
  });
  return {
    before,
    after,
    revision,
    promptIds,
    /** Null until the worker has rated them; of `ratedAfter` it may be a key behind. */
    ratedBefore: useRating(before, setting),
    ratedAfter: useRating(after, setting),
    /** How the loading of what they are rated by stands. */
    loading: query,
    /** The weights they are rated with; null: those of the version. */
    weights: setting?.weights === undefined || isStandard(setting.weights) ? null : setting.weights,
    saveDraft,
    isChanged: after !== before,
    set: (changes: Partial<Typed>) => {
      saveDraft.reset();
      set(changes);
    },
    discard,
  };
}

export type WorkspaceModel = ReturnType<typeof useWorkspace>;
