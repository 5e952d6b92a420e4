import type { Notice } from '#client/api/noticeSchemas.ts';
import type { Rights } from '../Rights.ts';
import { latestAttempts } from './channelViews.ts';

/** A notice for each channel whose last message did not arrive; it goes when one does. */
export function channelNotices({ projects, state, server }: Rights): readonly Omit<Notice, 'read'>[] {
  return projects.flatMap((entry) => {
    const { id: projectId } = entry;
    const { list } = state.documents.channels.of(projectId);
    if (list.length === 0) return [];
    const latest = latestAttempts(state.documents.deliveries.of(projectId).list);
    const project = server.catalogue.definition(entry, state.edits.of(projectId)).name;
    return list.flatMap(({ id, name, on }) => {
      const last = latest.get(id);
      const triedAt = last?.problem ? last.tried_at : null;
      if (!on || triedAt === null) return [];
      const search = new URLSearchParams({ tab: 'channels', project: projectId });
      return [
        {
          id: `channel:${id}`,
          title_zh: `通知渠道“${name}”发送失败`,
          title_en: `Messages don't reach the channel “${name}”`,
          body_zh: `项目“${project}”的最近一条消息没有送达。打开通知渠道，查看原因和处理方法。`,
          body_en: `The last message of the project “${project}” did not arrive. Open its channels to see why and what to do.`,
          at: new Date(triedAt).toISOString(),
          path: `/profile?${search.toString()}`,
        },
      ];
    });
  });
}
