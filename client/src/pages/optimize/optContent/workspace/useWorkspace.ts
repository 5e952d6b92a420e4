import { useMutation, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import * as v from 'valibot';
import { createBrandApi } from '../../../../api/brandApi.ts';
import { createDraftApi } from '../../../../api/draftApi.ts';
import { createPromptApi } from '../../../../api/promptApi.ts';
import { toIsoDate } from '../../../../lib/dates.ts';
import { scoreContent } from '../../../../lib/contentScore/scoreContent.ts';
import type { ContentScore } from '../../../../lib/contentScore/types.ts';
import { useApi } from '../../../../stores/useApi.ts';
import { useDraft } from '../../../../stores/useDraft.ts';
import { useStores } from '../../../../stores/useStores.ts';
import type { Original } from './Original.ts';

const typedSchema = v.object({
  before: v.string(),
  after: v.nullable(v.string()),
  prompt_ids: v.nullable(v.array(v.string())),
});
type Typed = v.InferOutput<typeof typedSchema>;

const NOTHING: Typed = { before: '', after: null, prompt_ids: null };

/** At most so many prompts say what a text is to answer. */
const MOST_PROMPTS = 200;

/** What a text is rated by beside itself: the brand's names and sites, the prompts with their words. */
function useContext(projectId: string, ids: readonly string[], known: Original['promptTexts']) {
  const brandApi = useApi(createBrandApi);
  const promptApi = useApi(createPromptApi);
  const brands = useQuery({
    queryKey: ['insight', projectId, 'brandNames'],
    queryFn: ({ signal }) => brandApi.list(signal),
  });
  const missing = ids.some((id) => !known.some((one) => one.id === id));
  const prompts = useQuery({
    queryKey: ['insight', projectId, 'promptTexts'],
    queryFn: ({ signal }) => promptApi.list({ page: 1, page_size: MOST_PROMPTS }, signal),
    enabled: missing,
  });
  const own = brands.data?.brands.find((brand) => brand.own);
  const texts = new Map([...(prompts.data?.list ?? []), ...known].map(({ id, text }) => [id, text]));
  return {
    entities: own === undefined ? [] : [own.name, ...own.aliases],
    hosts: own?.domains ?? [],
    prompts: ids.flatMap((id) => {
      const text = texts.get(id);
      return text === undefined ? [] : [{ id, text }];
    }),
  };
}

/**
 * A text before and after, both rated by the same prompts, names and facts of the page, so that only the words differ. What is
 * typed survives a reload and an expired session. Reads stores: call it inside an observer.
 */
export function useWorkspace(projectId: string, original: Original) {
  const { storage } = useStores();
  const draftApi = useApi(createDraftApi);
  const name = `improve.${projectId}.${original.key}`;
  const [typed, setTyped] = useState<Typed>(() => {
    const stored = v.safeParse(typedSchema, storage.readDraft(name));
    return stored.success ? stored.output : NOTHING;
  });
  const kept = useDraft(name, typed);
  const before = original.text ?? typed.before;
  const after = typed.after ?? before;
  const promptIds = typed.prompt_ids ?? original.promptIds;
  const context = useContext(projectId, promptIds, original.promptTexts);
  // Rating a long text takes some milliseconds: typing goes first.
  const settled = useDeferredValue(after);
  const about = JSON.stringify(context);
  const rate = (text: string): ContentScore =>
    scoreContent({
      text,
      prompts: context.prompts,
      entities: context.entities,
      ownHosts: context.hosts,
      today: toIsoDate(new Date()),
      facts: original.facts,
    });
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `about` stands for everything `rate` reads
  const scoreBefore = useMemo(() => rate(before), [before, about]);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  const scoreAfter = useMemo(() => rate(settled), [settled, about]);
  const saveDraft = useMutation({
    mutationFn: () =>
      draftApi.create({
        title: original.title,
        text: after,
        prompt_ids: promptIds,
        language: /\p{Script=Han}/u.test(after) ? 'zh' : 'en',
        ...(original.pageId === null ? {} : { page_id: original.pageId }),
      }),
  });
  return {
    before,
    after,
    settled,
    promptIds,
    scoreBefore,
    scoreAfter,
    saveDraft,
    isChanged: after !== before,
    set: (changes: Partial<Typed>) => {
      saveDraft.reset();
      setTyped({ ...typed, ...changes });
    },
    /** Once it is published there is nothing left to keep. */
    discard: () => {
      setTyped(NOTHING);
      kept.discard();
    },
  };
}

export type WorkspaceModel = ReturnType<typeof useWorkspace>;
