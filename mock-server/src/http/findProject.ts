import { isUtf8 } from 'node:buffer';
import type { Request } from 'express';
import { decodePercent } from '#client/lib/decodePercent.ts';
import { badInput, forbidden } from '../refusal/MockError.ts';
import type { MockError } from '../refusal/MockError.ts';
import { ProjectSession } from '../service/ProjectSession.ts';
import { FEED_PATH } from './authentication.ts';
import type { SignedCall } from './Call.ts';

const PROJECT_HEADER = 'project-id';

/** Longest part of a requested id in a message, in characters. */
const LONGEST_SHOWN = 80;

/**
 * Finds the project of a call: that of the `project-id` header, else the first one the caller may see. A key of several projects must
 * name one, because figures of the wrong project would go unnoticed.
 * @param timeZone time zone of the viewer; null if the call names none.
 * @throws MockError: 422 naming the header for an unknown project, 403 for a project outside the caller's or the key's projects.
 */
export function findProject(
  { request, rights, services, key, signal }: SignedCall,
  timeZone: string | null,
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
  throw badInput(PROJECT_HEADER, { zh: `没有项目“${shown}”`, en: `there is no project “${shown}”` });
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

/** Decodes an id. Headers are ASCII, so clients percent-encode other characters; curl sends the bytes of its UTF-8, which Node.js reads as Latin-1. */
export function projectOfHeader(request: Request): string {
  const bytes = Buffer.from(request.get(PROJECT_HEADER) ?? '', 'latin1');
  return decodePercent(bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1'));
}

/** A feed may name its project in the query, as some programs cannot send headers. @throws MockError (422) when query and header differ. */
function projectOfFeed(request: Request): string {
  const header = projectOfHeader(request);
  const named = new URLSearchParams(request.url.split('?')[1] ?? '').get('project') ?? '';
  if (header !== '' && named !== '' && header !== named) throw twoProjects(named, header);
  return header === '' ? named : header;
}

/** Refuses two different projects: the program would take the table of one for the other's. */
function twoProjects(named: string, header: string): MockError {
  const [one, other] = [named.slice(0, LONGEST_SHOWN), header.slice(0, LONGEST_SHOWN)];
  return badInput('project', {
    zh: `地址中是“${one}”，请求头 ${PROJECT_HEADER} 中却是“${other}”，请只保留一个`,
    en: `is “${one}”, but the header ${PROJECT_HEADER} says “${other}”: send only one of them`,
  });
}

/** A key must not learn whether a project outside its own exists. */
function outsideKey(wanted: string): MockError {
  return forbidden({
    zh: `该密钥不能访问项目“${wanted}”，请使用项目列表中的项目 ID`,
    en: `The key has no access to the project “${wanted}”. Send the ID (not the name) of a project in its project list.`,
  });
}
