import type { Request } from 'express';
import { decodePercent } from '#client/lib/decodePercent.ts';
import { badInput, forbidden } from '../refusal/MockError.ts';
import type { MockError } from '../refusal/MockError.ts';
import { ProjectSession } from '../service/ProjectSession.ts';
import { FEED_PATH } from './authentication.ts';
import type { SignedCall } from './Call.ts';

const PROJECT_HEADER = 'project-id';

/** Characters of what was asked for, in a message. */
const LONGEST_SHOWN = 80;

/**
 * The project a call speaks of: that of the `project-id` header, else the first the caller may see. A program with a key of
 * several has to say which: nobody would see that its figures are those of another.
 * @param timeZone of the viewer, where the call says it.
 * @throws MockError: 422 naming the header for a project there is not, 403 for one that is not the caller's, and for any that is not of the key.
 */
export function findProject(
  { request, rights, services, key, signal }: SignedCall,
  timeZone: string | null = null,
): ProjectSession {
  const { projects } = rights;
  const wanted = request.path === FEED_PATH ? projectOfFeed(request) : projectOfHeader(request);
  if (wanted === '' && key !== null && projects.length > 1) throw unnamed(request);
  const found = wanted === '' ? projects[0] : projects.find(({ id }) => id === wanted);
  if (found) return new ProjectSession(found, rights, signal, timeZone);
  if (wanted === '') throw forbidden({ zh: '你没有可以查看的项目', en: 'You don’t have access to any project' });
  if (key !== null) throw outsideKey(wanted);
  if (services.catalogue.find(wanted)) {
    throw forbidden({ zh: '你没有这个项目的权限', en: 'You don’t have access to this project' });
  }
  const shown = wanted.slice(0, LONGEST_SHOWN);
  throw badInput(PROJECT_HEADER, { zh: `没有项目“${shown}”`, en: `there is no project "${shown}"` });
}

function unnamed({ path }: Request): MockError {
  if (path === FEED_PATH) {
    return badInput('project', {
      zh: '该密钥可访问多个项目，请用此参数指明项目 ID',
      en: 'is missing: the key has several projects, so name one by its ID in this parameter',
    });
  }
  return badInput(PROJECT_HEADER, {
    zh: '该密钥可访问多个项目，请用此请求头指明项目 ID',
    en: 'is missing: the key has several projects, so name one by its ID in this header',
  });
}

/** Headers are ASCII: a client percent-encodes an id that is not. */
const projectOfHeader = (request: Request): string => decodePercent(request.get(PROJECT_HEADER) ?? '');

/** A feed may name its project in its address, for those who can send no header. @throws MockError (422) where both name another. */
function projectOfFeed(request: Request): string {
  const header = projectOfHeader(request);
  const named = new URLSearchParams(request.url.split('?')[1] ?? '').get('project') ?? '';
  if (header !== '' && named !== '' && header !== named) throw twoProjects(named, header);
  return header === '' ? named : header;
}

/** The table of either would be taken for that of the other. */
function twoProjects(named: string, header: string): MockError {
  const [one, other] = [named.slice(0, LONGEST_SHOWN), header.slice(0, LONGEST_SHOWN)];
  return badInput('project', {
    zh: `地址中是“${one}”，请求头 ${PROJECT_HEADER} 中却是“${other}”，请只保留一个`,
    en: `is "${one}", but the header ${PROJECT_HEADER} says "${other}": send only one of them`,
  });
}

/** Whether there is such a project is not told to a key that does not reach it. */
function outsideKey(wanted: string): MockError {
  return forbidden({
    zh: `该密钥不能访问项目“${wanted}”，请使用项目列表中的项目 ID`,
    en: `The key has no access to the project "${wanted}". Send the ID (not the name) of a project in its project list.`,
  });
}
