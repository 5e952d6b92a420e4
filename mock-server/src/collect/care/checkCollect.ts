import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { checkLines } from '#server/store/care/checkLines.ts';
import { checkWhole } from '#server/store/care/checkWhole.ts';
import { NOT_MENDED } from '#server/store/care/Finding.ts';
import type { Finding } from '#server/store/care/Finding.ts';
import { leftoversIn } from '#server/store/care/leftovers.ts';
import { setAside } from '#server/store/care/setAside.ts';
import { collectFolder, isRunId, planPath, runFiles, schedulePath } from '../collectPaths.ts';
import type { RunFiles } from '../collectPaths.ts';
import { readPlanFile } from '../plan/planFile.ts';
import { isJournalLine, readJournal } from '../run/Journal.ts';
import { readManifest } from '../run/Manifest.ts';
import { readScheduleFile } from '../schedule/scheduleFile.ts';

/** Checks a project's collection files: the plan, and the runs with their journals and raw replies. */
export function checkCollect(dataDir: string, projectId: string, now: number): readonly Finding[] {
  const folder = collectFolder(dataDir, projectId);
  if (!existsSync(folder)) return [];
  const runs = join(folder, 'runs');
  const ids = existsSync(runs) ? readdirSync(runs).filter(isRunId).sort() : [];
  const files = ids.map((id) => runFiles(dataDir, projectId, id));
  return [
    ...checkPlan(dataDir, projectId),
    ...files.flatMap((of) => {
      const ofManifest = checkManifest(of);
      // A folder without a valid manifest is set aside as a whole: its other files need no check.
      return ofManifest.length > 0 ? ofManifest : [...checkJournal(of), ...checkReplies(of)];
    }),
    ...leftoversIn([folder, runs, ...files.map((of) => of.folder)], now),
  ];
}

/** Checks the plan and the schedule file. */
function checkPlan(dataDir: string, projectId: string): readonly Finding[] {
  const [plan, schedule] = [planPath(dataDir, projectId), schedulePath(dataDir, projectId)];
  return [
    ...(existsSync(plan) ? checkWhole(plan, readPlanFile, true) : []),
    ...(existsSync(schedule) ? checkWhole(schedule, readScheduleFile, true) : []),
  ];
}

function checkManifest(files: RunFiles): readonly Finding[] {
  if (readManifest(files) !== null) return [];
  return [
    {
      file: files.manifest,
      wrong: existsSync(files.manifest)
        ? { zh: '该次采集的计划无法读取', en: 'the plan of this collection round can’t be read' }
        : { zh: '该次采集的计划缺失', en: 'the plan of this collection round is missing' },
      remedy: {
        zh: '将该次采集的文件夹改名为 .damaged；该次采集不再显示，已入库的回答不受影响',
        en: 'rename the round’s folder to .damaged; the round is no longer shown, but its answers stay',
      },
      mend: () => setAside(files.folder),
    },
  ];
}

function checkJournal({ journal }: RunFiles): readonly Finding[] {
  return checkLines({
    file: journal,
    isWhole: isJournalLine,
    lost: {
      zh: '这些行所记的提问可能会再问一次，不会重复入库',
      en: 'the questions on these lines may be asked again; no answer is added twice',
    },
    mayEndOpen: true,
  });
}

/** Raw replies that a journal refers to but that are unreadable: their answers are in the project, but cannot be parsed again. */
function checkReplies({ journal, replies }: RunFiles): readonly Finding[] {
  const kept = readJournal(journal).lines.flatMap((line) => (line.t === 'done' && line.raw !== null ? [line.raw] : []));
  const bytes = existsSync(replies) ? readFileSync(replies) : Buffer.alloc(0);
  const lost = kept.filter(([from, size]) => !isReadableReply(bytes.subarray(from, from + size))).length;
  if (lost === 0) return [];
  const [all, gone] = [String(kept.length), String(lost)];
  return [
    {
      file: replies,
      wrong: {
        zh: `${all} 条原始回复中有 ${gone} 条缺失或损坏；已入库的回答不受影响，但这些回复无法重新解析`,
        en: `${gone} of ${all} raw replies are missing or damaged; the answers in the project stay, but these replies can’t be read again`,
      },
      ...NOT_MENDED,
    },
  ];
}

function isReadableReply(bytes: Buffer): boolean {
  try {
    JSON.parse(gunzipSync(bytes).toString('utf8'));
    return true;
  } catch {
    return false;
  }
}
