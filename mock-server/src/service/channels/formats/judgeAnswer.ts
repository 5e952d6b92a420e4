import type { ChannelFormat, FarAnswer, Verdict } from './ChannelFormat.ts';
import { judgeStatus } from './judgeStatus.ts';

/** The verdict of a reply: by its documented error code, else by its HTTP status, else by what the service says of success. */
export function judgeAnswer(format: ChannelFormat, answer: FarAnswer): Verdict {
  return format.judgeKnown?.(answer) ?? judgeStatus(answer) ?? format.judge(answer);
}
