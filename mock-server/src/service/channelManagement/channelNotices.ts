import type { Notice } from '#client/api/noticeSchemas.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import type { ProjectEntry } from '#server/store/catalogue/ProjectEntry.ts';
import type { Rights } from '../Rights.ts';
import { latestAttempts } from './channelViews.ts';

/** Notices for channels whose last message was not delivered; a delivered message removes the notice. */
export function channelNotices(rights: Rights): readonly Omit<Notice, 'read'>[] {
  return rights.projects.flatMap((entry) => {
    try {
      return noticesOf(rights, entry);
    } catch {
      // A damaged project reports itself when it is opened; the bell continues with the others.
      return [];
    }
  });
}

function noticesOf({ state }: Rights, entry: ProjectEntry): readonly Omit<Notice, 'read'>[] {
  const { list } = state.documents.channels.of(entry.id);
  if (list.length === 0) return [];
  const latest = latestAttempts(state.documents.deliveries.of(entry.id).list);
  return list.flatMap(({ id, name, on }) => {
    const last = latest.get(id);
    const triedAt = last?.problem ? last.tried_at : null;
    return on && triedAt !== null ? [noticeOf({ id, name }, entry, triedAt)] : [];
  });
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function noticeOf(channel: Named, project: ProjectEntry, triedAt: number): Omit<Notice, 'read'> {
  const search = new URLSearchParams({ tab: 'channels', project: project.id });
  return {
    id: `channel:${channel.id}`,
    title_zh: `通知渠道“${channel.name}”发送失败`,
    title_en: `Messages to the channel “${channel.name}” are not delivered`,
    body_zh: `项目“${nameIn(project, 'zh')}”的最近一条消息没有送达。打开通知渠道，查看原因和处理方法。`,
    body_en: `The last message of the project “${nameIn(project, 'en')}” was not delivered. Open its channels to see why and what to do.`,
    at: new Date(triedAt).toISOString(),
    path: `/profile?${search.toString()}`,
  };
}
