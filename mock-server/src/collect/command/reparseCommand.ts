import { errorMessage } from '#client/lib/errorMessage.ts';
import type { CommandIo } from '#server/ingest/command/CommandIo.ts';
import { commandLanguage, fill } from '#server/ingest/command/commandTexts.ts';
import { reasonOf } from '#server/ingest/command/reasonOf.ts';
import { requireTeam } from '#server/ingest/command/teamOption.ts';
import { fullDisk } from '#server/refusal/fullDisk.ts';
import { UsageError } from '#server/refusal/UsageError.ts';
import { DataFormatError, openDataDir } from '#server/store/projectFiles/dataFormat.ts';
import { reparse } from '../run/reparse.ts';
import { RunStore } from '../run/RunStore.ts';
import { AskUsage, askArguments } from './askArguments.ts';
import type { AskTexts } from './askTexts.ts';
import { commandText, usageWords } from './commandText.ts';
import { projectIdByName, projectNames } from './findProject.ts';

/** Runs the reparse command. Resolves to its exit code: 0 done, 1 failed or an invalid argument. Never rejects. */
export async function reparseCommand(words: readonly string[], io: CommandIo): Promise<number> {
  const texts = commandText(io.environment);
  try {
    const given = askArguments(words);
    if (given === 'help') {
      io.out(texts.reparseHelp);
      return 0;
    }
    const dataDir = openDataDir(io.environment);
    const projectId = projectIdByName(dataDir, given.project);
    if (projectId === null) {
      io.errorOut.write(`${fill(texts.noProject, given.project, projectNames(dataDir))}\n`);
      return 1;
    }
    requireTeam(dataDir, projectId, given.team);
    const store = new RunStore(dataDir);
    const result = await reparse({ dataDir, projectId, store, now: io.now() }, given.dryRun);
    io.out(fill(texts.reparsed, result.read, result.changed + result.recovered, result.unreadable));
    for (const [field, count] of result.fields) io.out(fill(texts.changed, field, count));
    return 0;
  } catch (error) {
    io.errorOut.write(`${wordsOf(error, texts, io)}\n`);
    return 1;
  }
}

function wordsOf(error: unknown, texts: AskTexts, { environment }: CommandIo): string {
  if (error instanceof UsageError) return usageWords(error, environment);
  if (error instanceof AskUsage) return fill(texts[error.problem], error.word);
  if (error instanceof DataFormatError) return error.text[commandLanguage(environment)];
  const reason = fullDisk(error) === null ? errorMessage(error) : reasonOf(error, commandLanguage(environment));
  return fill(texts.failed, reason);
}
