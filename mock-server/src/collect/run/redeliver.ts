import { adapterOf } from '../adapters/adapterOf.ts';
import { readAnswer } from '../adapters/readAnswer.ts';
import type { RunFiles } from '../collectPaths.ts';
import type { Delivery } from './Delivery.ts';
import type { DoneLine } from './journalLines.ts';
import { readReply } from './replies.ts';
import { rowOf } from './rowOf.ts';
import type { RunFold } from './RunFold.ts';
import type { RunWriter } from './RunWriter.ts';

interface Redelivery {
  readonly fold: RunFold;
  readonly files: RunFiles;
  readonly writer: RunWriter;
  readonly delivery: Delivery;
}

/**
 * Queues answers again that the last process had received but not delivered to the project; parses them from their raw replies.
 * @throws the file system's error
 */
export async function redeliver({ fold, files, writer, delivery }: Redelivery): Promise<void> {
  for (const line of fold.done.slice(fold.delivered)) {
    const raw = line.raw === null ? null : await readReply(files.replies, line.raw);
    delivery.add(raw === null ? null : readRow(fold, line, raw.reply));
    if (line.raw === null || raw !== null) continue;
    await writer.say(lost(line));
    delivery.add(null);
  }
}

/** An answer whose reply is unreadable counts as failed, and can be asked again. */
function lost(line: DoneLine): DoneLine {
  return { ...line, status: 'failed', reason: 'unreadable', detail: '', usd: 0, raw: null, at: Date.now() };
}

function readRow({ manifest, slots }: RunFold, line: DoneLine, raw: unknown): ReturnType<typeof rowOf> {
  const slot = slots[line.s];
  const target = slot && manifest.platforms[slot.platform];
  if (slot === undefined || target === undefined) return null;
  const answer = readAnswer(adapterOf(target.provider_id), raw, line.mode ?? target.search_mode);
  return answer === null ? null : rowOf(manifest, slot, line, answer);
}
