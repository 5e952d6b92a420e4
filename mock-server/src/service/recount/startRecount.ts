import { memoize } from '#client/lib/memoize.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { MockError } from '#server/refusal/MockError.ts';
import { refusalOf } from '#server/refusal/refusalOf.ts';
import type { Text } from '#server/refusal/text.ts';
import { NO_EDITS, tidyEdits } from '#server/store/edits/ProjectEdits.ts';
import type { ProjectEdits } from '#server/store/edits/ProjectEdits.ts';
import { sameBrands } from '#server/store/edits/sameBrands.ts';
import type { MockState } from '#server/store/session/MockState.ts';
import type { Job, JobTools } from '../JobRegistry.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { RecountJobs } from './RecountJobs.ts';
import type { RecountKind, RecountReport } from './RecountJobs.ts';
import { recountResult } from './recountResult.ts';

type EditedBrands = ProjectEdits['brands'];

/** The recounts of a session. */
export const recountsOf = memoize<MockState, RecountJobs>(() => new RecountJobs(explain));

/**
 * Starts a recount of a project's answers under other brands. With `saves`, they become the project's brands at the end; until then
 * all figures stay. It fails when other brands were saved meanwhile.
 */
export function startRecount(
  project: ProjectSession,
  brands: readonly BrandDefinition[],
  saves: boolean,
): Job<RecountKind> {
  const begun = project.edits.brands;
  const id = project.server.environment.secret();
  return recountsOf(project.state).start(id, { projectId: project.id, saves }, (tools) =>
    recount(project, { brands, saves, begun }, tools),
  );
}

interface RecountOrder {
  readonly brands: readonly BrandDefinition[];
  readonly saves: boolean;
  /** The edited brands at the start. */
  readonly begun: EditedBrands;
}

/** Uses the project's id, because an import may replace the project while the recount is queued. */
async function recount(
  { id, server: { catalogue }, state: { edits } }: ProjectSession,
  { brands, saves, begun }: RecountOrder,
  { report, signal }: JobTools<RecountKind>,
): Promise<RecountReport> {
  const start = performance.now();
  await catalogue.recount(id, brands, { onProgress: (share) => report({ share }), signal });
  const now = edits.of(id);
  const next = withBrands(now, brands, catalogue.definition(id, NO_EDITS).brands);
  const before = await catalogue.table(id, now);
  const after = await catalogue.table(id, next);
  const result = await recountResult(before, after, signal);
  signal.throwIfAborted();
  if (saves) {
    const latest = edits.of(id);
    if (!areSame(latest.brands, begun)) {
      throw new MockError(409, {
        zh: '在此期间他人已修改品牌名称，请取得最新内容后再保存',
        en: 'Someone else changed the brands in the meantime; reload them and save again',
      });
    }
    // Prompts may have been changed during the recount: those changes stay.
    edits.put(id, latest === now ? next : { ...latest, brands: next.brands });
  }
  return { answers: after.count, milliseconds: Math.round(performance.now() - start), brands: result };
}

function areSame(some: EditedBrands, others: EditedBrands): boolean {
  return some === others || (some !== null && others !== null && sameBrands(some, others));
}

/** The edits with these brands; without brands when they equal the recorded ones, so that the recorded table serves. */
function withBrands(
  edits: ProjectEdits,
  brands: readonly BrandDefinition[],
  recorded: readonly BrandDefinition[],
): ProjectEdits {
  return tidyEdits({ ...edits, brands: sameBrands(brands, recorded) ? null : brands });
}

function explain(error: unknown): Text {
  const refusal = refusalOf(error);
  if (refusal) return refusal.text;
  console.error('Recount', error);
  return { zh: '服务器内部错误', en: 'Internal server error' };
}
