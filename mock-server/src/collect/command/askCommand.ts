import type { CollectRun as RunReply } from '#client/api/schemas/collectRunSchemas.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import type { CommandIo } from '#server/ingest/command/CommandIo.ts';
import { commandLanguage, fill } from '#server/ingest/command/commandTexts.ts';
import { reasonOf } from '#server/ingest/command/reasonOf.ts';
import { requireTeam } from '#server/ingest/command/teamOption.ts';
import { mergeRows } from '#server/ingest/merge/mergeRows.ts';
import { fullDisk } from '#server/refusal/fullDisk.ts';
import { UsageError } from '#server/refusal/UsageError.ts';
import { DataFormatError, openDataDir } from '#server/store/projectFiles/dataFormat.ts';
import { estimatePlan } from '../plan/estimatePlan.ts';
import { readPlan } from '../plan/planFile.ts';
import type { Plan } from '../plan/planFile.ts';
import { isReady } from '../providers/ProviderSettings.ts';
import { providerSource, settingFor } from '../providers/readProviders.ts';
import { ActiveRun, RunUnderWay } from '../run/ActiveRun.ts';
import type { ActiveSetup } from '../run/ActiveRun.ts';
import type { Manifest } from '../run/Manifest.ts';
import { askedPrompts, newManifest } from '../run/newManifest.ts';
import { projectOnDisk } from '../run/projectOnDisk.ts';
import { RunStore } from '../run/RunStore.ts';
import { runView } from '../run/runView.ts';
import { AskUsage, askArguments } from './askArguments.ts';
import type { AskArguments } from './askArguments.ts';
import type { AskTexts } from './askTexts.ts';
import { commandText, usageWords } from './commandText.ts';
import { projectIdByName, projectNames } from './findProject.ts';
import { RunProgress } from './RunProgress.ts';

/** An error that prevents the command from starting: one sentence. */
class Refused extends Error {
  override readonly name = 'Refused';
}

const NOTHING = 1;
const PART = 2;
const money = (usd: number): string => usd.toFixed(2);

type AskIo = CommandIo & { readonly tuning?: ActiveSetup['tuning'] };

/** Runs the ask command. Resolves to its exit code: 0 all answered, 2 some, 1 none or an invalid argument. Never rejects. */
export async function askCommand(words: readonly string[], io: AskIo): Promise<number> {
  const texts = commandText(io.environment);
  try {
    const given = askArguments(words);
    if (given === 'help') {
      io.out(texts.help);
      return 0;
    }
    return await ask(given, texts, io);
  } catch (error) {
    io.errorOut.write(`${wordsOf(error, texts, io)}\n`);
    return NOTHING;
  }
}

function wordsOf(error: unknown, texts: AskTexts, { environment }: AskIo): string {
  if (error instanceof UsageError) return usageWords(error, environment);
  if (error instanceof AskUsage) return fill(texts[error.problem], error.word);
  if (error instanceof Refused) return error.message;
  if (error instanceof RunUnderWay) return texts.underWay;
  if (error instanceof DataFormatError) return error.text[commandLanguage(environment)];
  const reason = fullDisk(error) === null ? errorMessage(error) : reasonOf(error, commandLanguage(environment));
  return fill(texts.failed, reason);
}

async function ask(given: AskArguments, texts: AskTexts, io: AskIo): Promise<number> {
  const dataDir = openDataDir(io.environment);
  const projectId = projectIdByName(dataDir, given.project);
  if (projectId === null) throw new Refused(fill(texts.noProject, given.project, projectNames(dataDir)));
  requireTeam(dataDir, projectId, given.team);
  const stored = readPlan(dataDir, projectId);
  if (stored === null) throw new Refused(fill(texts.noPlan, given.project));
  const plan = narrowed(stored, given, texts);
  const [providers, store] = [providerSource(io.environment, dataDir), new RunStore(dataDir)];
  const base = { dataDir, projectId, plan, providers, store };
  const manifest = given.resume ? await newestOpen(base, texts) : begun(base, texts, io);
  if (!given.resume) await tellPlan(manifest, base, texts, io);
  if (given.dryRun) {
    io.out(texts.dryRun);
    return 0;
  }
  const active = await ActiveRun.start({
    ...{ dataDir, store, providers, manifest, tuning: io.tuning },
    caps: { answers: plan.cap_answers, usd: plan.cap_cost },
    redo: given.redoUnfinished,
    merge: (answers) => mergeRows({ dataDir, projectId, now: io.now(), ...answers }),
  });
  const pause = (): void => {
    active.run.halt('paused');
  };
  process.once('SIGINT', pause);
  const progress = new RunProgress(io.errorOut, texts, () =>
    runView(active.run.fold, { asking: 'here', now: io.now() }),
  );
  await active.ended.finally(() => {
    progress.stop();
    process.removeListener('SIGINT', pause);
  });
  const end = runView(active.run.fold, { asking: 'nobody', now: io.now() });
  tellEnd(end, texts, io);
  if (end.state === 'complete' && end.empty === 0) return 0;
  return end.done + end.refused > 0 ? PART : NOTHING;
}

type Base = {
  readonly dataDir: string;
  readonly projectId: string;
  readonly plan: Plan;
  readonly providers: ReturnType<typeof providerSource>;
  readonly store: RunStore;
};

function narrowed(plan: Plan, { platform, repeats }: AskArguments, texts: AskTexts): Plan {
  const wanted = platform?.toLowerCase();
  const platforms = plan.platforms.filter(({ name, provider_id: id }) => {
    return wanted === undefined || name.toLowerCase() === wanted || id === wanted;
  });
  if (platforms.length === 0) {
    throw new Refused(fill(texts.noPlatform, platform ?? '', plan.platforms.map(({ name }) => name).join(', ')));
  }
  return { ...plan, platforms, repeats: repeats ?? plan.repeats };
}

async function newestOpen({ store, projectId }: Base, texts: AskTexts): Promise<Manifest> {
  const open = (await store.list(projectId)).find(({ fold }) => {
    const { state, left } = runView(fold, { asking: 'nobody', now: 0 });
    return state !== 'cancelled' && left !== null;
  });
  if (open === undefined) throw new Refused(texts.nothingToResume);
  return open.manifest;
}

function begun({ dataDir, projectId, plan, providers, store }: Base, texts: AskTexts, io: AskIo): Manifest {
  for (const { provider_id: id, name } of plan.platforms) {
    const setting = settingFor(providers, id);
    if (!isReady(setting)) io.out(fill(texts.notReady, name, setting.problem.remedy || setting.problem.value));
  }
  const { prompts } = projectOnDisk(dataDir, projectId);
  if (askedPrompts(prompts).length === 0) throw new Refused(texts.noPrompts);
  if (store.newest(projectId)?.fold.end === null) io.out(texts.unfinished);
  const manifest = newManifest({ projectId, prompts, plan, providers, trigger: 'command', now: io.now() });
  if (manifest.platforms.length === 0) {
    const [first] = plan.platforms;
    const setting = first && settingFor(providers, first.provider_id);
    throw new Refused(
      fill(
        texts.notReady,
        first?.name ?? '',
        setting && !isReady(setting) ? setting.problem.remedy || setting.problem.value : '',
      ),
    );
  }
  return manifest;
}

async function tellPlan(manifest: Manifest, base: Base, texts: AskTexts, io: AskIo): Promise<void> {
  const { plan, store, projectId } = base;
  const { prompts, platforms, repeats } = manifest;
  const each = prompts.length * repeats;
  io.out(fill(texts.plan, prompts.length, repeats * platforms.length, each * platforms.length));
  for (const { name, model, search_mode: mode } of platforms) io.out(fill(texts.platform, name, model, mode, each));
  const { cost_round: cost } = estimatePlan({
    ...{ providerIds: platforms.map(({ provider_id: id }) => id), prompts: prompts.length, repeats },
    ...{ days: [], capAnswers: plan.cap_answers, capCost: plan.cap_cost },
  });
  io.out(fill(texts.cost, money(cost.typical), money(cost.low), money(cost.high)));
  const used = await store.usedInMonth(projectId, plan.time_zone, io.now());
  io.out(fill(texts.caps, Math.max(0, plan.cap_answers - used.answers), money(Math.max(0, plan.cap_cost - used.usd))));
}

function tellEnd(end: RunReply, texts: AskTexts, io: AskIo): void {
  io.out(fill(texts.summary, end.id, end.done, end.refused, end.empty, end.failed, end.planned));
  io.out(fill(texts.spent, money(end.cost), end.cost_estimated ? texts.estimated : ''));
  for (const { platform, count, reason, advice, key_name: key, retry_at: at, model, detail } of end.failures) {
    io.out(
      fill(
        texts.failure,
        platform,
        count,
        reason || advice,
        fill(texts.advice[advice === 'unknown' ? 'request' : advice], key, at ?? '', model),
      ),
    );
    if (detail !== '') io.out(fill(texts.detail, detail));
  }
  if (end.left !== null) io.out(fill(texts.left, end.left.answers, money(end.left.cost.typical)));
  if (end.unsure > 0) io.out(fill(texts.unsure, end.unsure));
}
