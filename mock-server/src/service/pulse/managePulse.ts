import type { ChannelLanguage, PulsePlan, PulsePreview } from '#client/api/schemas/channelSchemas.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { requireUnchanged } from '../requireBase.ts';
import { weekBefore } from './pulseDue.ts';
import { pulseMessage } from './pulseMessage.ts';

/**
 * Stores the schedule of the pulse. After switching it on, the first pulse is the next one due.
 * @throws MockError (409) as `requireUnchanged`
 */
export function savePulse(project: ProjectSession, asked: PulsePlan & { readonly base?: unknown }): PulsePlan {
  const { on, weekday, hour, time_zone } = asked;
  const { channels } = project.state.documents;
  const before = channels.of(project.id);
  requireUnchanged(asked.base, () => planOf(before.pulse), { on, weekday, hour, time_zone });
  const now = project.server.environment.now();
  const isSame =
    before.pulse.on &&
    before.pulse.weekday === weekday &&
    before.pulse.hour === hour &&
    before.pulse.time_zone === time_zone;
  const since = on && !isSame ? now : before.pulse.since;
  channels.put(project.id, {
    ...before,
    pulse: { ...before.pulse, on, weekday, hour, time_zone, since },
  });
  return { on, weekday, hour, time_zone };
}

/** The settings that people choose, without the state of sending. */
function planOf({ on, weekday, hour, time_zone }: PulsePlan): PulsePlan {
  return { on, weekday, hour, time_zone };
}

/** The pulse as it would be sent now. @param project a session in `timeZone` (`ProjectSession`) */
export async function previewPulse(
  project: ProjectSession,
  timeZone: string,
  language: ChannelLanguage,
): Promise<PulsePreview> {
  const { server, signal } = project;
  const week = { ...weekBefore(server.environment.now(), timeZone), timeZone };
  const message = await pulseMessage(project.definition, await project.table(null), week, signal);
  return {
    ...{ start: week.start, end: week.end },
    title: message.title[language],
    lines: [...message.lines[language]],
  };
}
