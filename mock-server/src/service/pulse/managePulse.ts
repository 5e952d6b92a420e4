import type { ChannelLanguage, PulsePlan, PulsePreview } from '#client/api/schemas/channelSchemas.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { weekBefore } from './pulseDue.ts';
import { pulseMessage } from './pulseMessage.ts';

/** Stores the pulse schedule. Once enabled, it starts with the next due time. */
export function savePulse(project: ProjectSession, { on, weekday, hour, time_zone }: PulsePlan): PulsePlan {
  const { channels } = project.state.documents;
  const before = channels.of(project.id);
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

/** Preview of the pulse. @param project in the pulse's time zone (`ProjectSession`) */
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
