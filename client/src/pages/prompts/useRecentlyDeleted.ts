import * as v from 'valibot';
import { useStored } from '../../components/table/useStored.ts';

const deletionSchema = v.object({
  id: v.string(),
  /** ISO 8601 instant. */
  at: v.string(),
  ids: v.array(v.string()),
  /** Of the first ones, to know them by. */
  texts: v.array(v.string()),
});
/** What was deleted in one go. */
export type Deletion = v.InferOutput<typeof deletionSchema>;

/** Deletions that are remembered. */
const MOST_DELETIONS = 20;
const MOST_TEXTS = 3;

function parseDeletions(stored: unknown): readonly Deletion[] {
  const parsed = v.safeParse(v.array(deletionSchema), stored);
  return parsed.success ? parsed.output : [];
}

/** The newest deletions of a project in this browser, which can still be undone; newest first. */
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
