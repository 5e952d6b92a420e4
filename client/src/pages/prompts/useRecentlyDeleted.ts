import * as v from 'valibot';
import { useStored } from '#client/components/table/columns/useStored.ts';

const deletionSchema = v.object({
  id: v.string(),
  /** ISO 8601 instant. */
  at: v.string(),
  ids: v.array(v.string()),
  /** The first texts, as a label. */
  texts: v.array(v.string()),
});
/** The prompts of one delete command. */
export type Deletion = v.InferOutput<typeof deletionSchema>;

/** Number of deletions stored. */
const MOST_DELETIONS = 20;
const MOST_TEXTS = 3;

function parseDeletions(stored: unknown): readonly Deletion[] {
  const parsed = v.safeParse(v.array(deletionSchema), stored);
  return parsed.success ? parsed.output : [];
}

/** The latest deletions of a project in this browser that can still be undone; newest first. */
export function useRecentlyDeleted(projectId: string | null) {
  const { value, update } = useStored(`answerscope.deleted.${projectId ?? ''}.prompts`, parseDeletions);
  return {
    list: value,
    remember: (ids: readonly string[], texts: readonly string[]): Deletion => {
      const at = new Date().toISOString();
      const deletion = { id: `${at} ${ids[0] ?? ''}`, at, ids: [...ids], texts: texts.slice(0, MOST_TEXTS) };
      update((now) => [deletion, ...now].slice(0, MOST_DELETIONS));
      return deletion;
    },
    forget: (id: string) => {
      update((now) => now.filter((deletion) => deletion.id !== id));
    },
  };
}
