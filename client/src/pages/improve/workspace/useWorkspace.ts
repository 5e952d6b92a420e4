import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { createDraftApi } from '#client/api/draftApi.ts';
import type { ScoreResult } from '#client/components/contentScore/scoreMessages.ts';
import { useContentScore } from '#client/components/contentScore/useContentScore.ts';
import { useScoreSetting } from '#client/components/contentScore/useScoreSetting.ts';
import type { KitWords } from '#client/lib/contentScore/findKitWords.ts';
import type { ScoreSetting } from '#client/lib/contentScore/types.ts';
import { isStandard } from '#client/lib/contentScore/weights.ts';
import { languageOfScript } from '#client/lib/languageOfScript.ts';
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
/** Published text is scored without the brand kit, which applies to writing. */
const NO_KIT: KitWords = { names: [], tone: [], banned: [] };

/** The score of a text, computed by the worker. */
function useRating(text: string, setting: ScoreSetting | null): ScoreResult | null {
  const order = useMemo(() => (setting === null ? null : { text, setting, kit: NO_KIT }), [text, setting]);
  return useContentScore(order);
}

/** The texts before and after as typed, stored in the browser; `revision` is incremented when the new text changes other than by typing. */
function useTypedTexts(name: string, onlineText: string | null) {
  const draft = useTypedDraft(name, readTyped);
  const typed = draft.typed ?? NOTHING;
  const before = onlineText ?? typed.before;
  const [seen, setSeen] = useState({ before, revision: 0 });
  // Until it is edited, the new text equals the old one, even when that is pasted or fetched again.
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
    /** For use after publication. */
    discard: draft.discard,
  };
}

/**
 * A text before and after, both scored with the same prompts, names and page metadata, so that only the wording differs. Typed text
 * survives a reload and an expired session. Reads stores: call it inside an observer.
 */
export function useWorkspace(projectId: string, original: Original) {
  const draftApi = useApi(createDraftApi);
  const { typed, before, after, revision, set, discard } = useTypedTexts(
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
    /** Null until the worker has scored them; `ratedAfter` may lag one key behind. */
    ratedBefore: useRating(before, setting),
    ratedAfter: useRating(after, setting),
    /** Load state of the scores' inputs. */
    loading: query,
    /** The weights of the scores; null: those of the version. */
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
