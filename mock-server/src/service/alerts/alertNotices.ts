import type { Notice } from '#client/api/noticeSchemas.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { addToGroup } from '#client/lib/groupByKey.ts';
import { nameIn } from '#server/analysis/naming/definitionIn.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { Locale } from '#server/refusal/text.ts';
import type { AlertRecord } from '#server/store/documents/ProjectAlerts.ts';
import { listProjects } from '../projects/listProjects.ts';
import type { Rights } from '../Rights.ts';
import { openRecords } from './alertList.ts';
import { windowLine } from './alertMessage.ts';
import { alertNames } from './alertNames.ts';
import { alertPath } from './alertPath.ts';
import { alertWords } from './alertWords.ts';

const MARK = 'alert';
const SEPARATOR = '~';

const noticeId = (projectId: string, { id }: AlertRecord): string => [MARK, projectId, id].join(SEPARATOR);

/** Without "few answers", which is not announced. */
const isNews = ({ alert }: AlertRecord): boolean => alert.rule !== 'thin_platform';

function noticeOf(project: ProjectDefinition, record: AlertRecord, zone: string, read: boolean): Notice {
  const { id } = project;
  const words = alertWords(record, alertNames(record, project));
  return {
    id: noticeId(id, record),
    title_zh: words['zh-CN'],
    title_en: words['en-US'],
    body_zh: `${nameIn(project, 'zh')} · ${windowLine(record, 'zh-CN')}`,
    body_en: `${nameIn(project, 'en')} · ${windowLine(record, 'en-US')}`,
    at: record.first_seen,
    read,
    path: alertPath(id, record.alert, record.window),
    time_zone: zone === '' ? undefined : zone,
  };
}

/** The projects of the bell: samples are left out for people with own projects. */
function projectsWithNews(rights: Rights, locale: Locale): ReturnType<typeof listProjects> {
  const shown = listProjects(rights, locale).filter(({ archived }) => !archived);
  const own = shown.filter(({ origin }) => origin !== 'sample');
  return own.length === 0 ? shown : own;
}

/**
 * The open alerts of a person's projects for the bell, with the texts and days of the list. Only projects whose answers are in memory
 * are evaluated first; others show their last evaluation, so that the bell does not wait for disk reads.
 */
export async function alertNotices(rights: Rights, locale: Locale): Promise<Notice[]> {
  const { server, state, user } = rights;
  const { alerts, catalogue } = server;
  const notices: Notice[] = [];
  for (const project of projectsWithNews(rights, locale)) {
    try {
      const isAtHand = catalogue.isCounted(project);
      const stored = isAtHand ? await alerts.list(state, project.id) : alerts.kept(state, project.id);
      const read = new Set(stored.read[user.id]);
      const records = openRecords(stored, alerts.day(stored)).filter(isNews);
      if (records.length === 0) continue;
      const definition = catalogue.definition(project.id, state.edits.of(project.id));
      notices.push(...records.map((record) => noticeOf(definition, record, stored.time_zone, read.has(record.id))));
    } catch (error) {
      // A damaged file must not break the bell; the project itself reports the damage.
      console.error('Alerts', errorMessage(error));
    }
  }
  return notices;
}

/** Marks alerts of the bell as read for one person. @returns an id that is not theirs; nothing is marked then */
export function readAlertNotices(rights: Rights, ids: readonly string[]): string | undefined {
  const { server, state, user } = rights;
  const byProject = new Map<string, string[]>();
  for (const id of ids) {
    const [mark, projectId = '', recordId = ''] = id.split(SEPARATOR);
    if (mark !== MARK || !rights.maySee(projectId)) return id;
    const known = server.alerts.kept(state, projectId).records.some((record) => record.id === recordId);
    if (!known) return id;
    addToGroup(byProject, projectId, recordId);
  }
  for (const [projectId, records] of byProject) {
    const stored = server.alerts.kept(state, projectId);
    const read = { ...stored.read, [user.id]: [...new Set([...(stored.read[user.id] ?? []), ...records])] };
    server.alerts.keep(state, projectId, { ...stored, read });
  }
  return undefined;
}
