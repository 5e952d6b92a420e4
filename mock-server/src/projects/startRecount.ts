import type { RecountJob } from '../../../client/src/api/manageSchemas.ts';
import type { BrandDefinition } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { MockError } from '../http/MockError.ts';
import { refusalOf } from '../http/parseBodies.ts';
import type { Text } from '../http/text.ts';
import type { Job, JobTools } from '../state/JobBook.ts';
import { NO_EDITS, tidyEdits } from './ProjectEdits.ts';
import type { ProjectEdits } from './ProjectEdits.ts';
import { recountResult } from './recountResult.ts';
import { sameBrands } from './sameBrands.ts';

/** What a finished recount tells. */
export type RecountReport = Extract<RecountJob, { state: 'done' }>['result'];

type EditedBrands = ProjectEdits['brands'];

/**
 * Begins to count a project's answers under other brands. When it `saves`, they are the project's brands from the moment the last
 * answer is counted: until then everybody reads the figures as they were. It fails when somebody else saved others by then.
 */
export function startRecount(
  call: SignedCall,
  projectId: string,
  brands: readonly BrandDefinition[],
  saves: boolean,
): Job<RecountReport> {
  const begun = call.state.edits.of(projectId).brands;
  return call.state.recounts.start({
    id: call.services.environment.secret(),
    projectId,
    saves,
    work: (tools) => recount(call, { projectId, brands, saves, begun }, tools),
    explain,
  });
}

interface RecountOrder {
  readonly projectId: string;
  readonly brands: readonly BrandDefinition[];
  readonly saves: boolean;
  /** The edited brands when it was asked for. */
  readonly begun: EditedBrands;
}

async function recount(
  call: SignedCall,
  { projectId, brands, saves, begun }: RecountOrder,
  tools: JobTools,
): Promise<RecountReport> {
  const { catalogue } = call.services;
  const { edits } = call.state;
  const start = performance.now();
  await catalogue.recount(projectId, brands, tools);
  const now = edits.of(projectId);
  const next = withBrands(now, brands, catalogue.definition(projectId, NO_EDITS).brands);
  const before = await catalogue.table(projectId, now);
  const after = await catalogue.table(projectId, next);
  const result = recountResult(before, after);
  tools.signal.throwIfAborted();
  if (saves) {
    const latest = edits.of(projectId);
    if (!areSame(latest.brands, begun)) {
      throw new MockError(409, {
        zh: '在此期间他人已修改品牌名称，请取得最新内容后再保存',
        en: 'Somebody else changed the brands meanwhile; load them anew and save again',
      });
    }
    // Prompts may have been changed while answers were counted: that stays.
    edits.put(projectId, latest === now ? next : { ...latest, brands: next.brands });
  }
  return { answers: after.count, milliseconds: Math.round(performance.now() - start), brands: result };
}

function areSame(some: EditedBrands, others: EditedBrands): boolean {
  return some === others || (some !== null && others !== null && sameBrands(some, others));
}

/** The edits with these brands; without any where they are as recorded, so that the table as recorded serves. */
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
