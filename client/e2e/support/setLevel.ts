import type { APIRequestContext } from '@playwright/test';
import type { Access } from '#client/api/schemas/accessSchemas.ts';
import { signIn } from './signIn.ts';

/** A call as an admin of the sample team, in the project that members see first. @throws when it fails */
async function callAsAdmin(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${await signIn(request, 'admin')}`, 'project-id': 'chengyu' };
  const reply = await request.post(path, { headers, data });
  const { code, msg, data: made } = (await reply.json()) as { code: number; msg: string; data: unknown };
  if (code !== 0) throw new Error(`${path}: ${String(code)} ${msg}`);
  return made;
}

/** Sets the permission level of a member who is no admin, as an admin of the sample team. */
export async function setLevel(request: APIRequestContext, id: string, level: Access): Promise<void> {
  await callAsAdmin(request, '/api/front/user/team/membersUpdate', { id, role: 'user', level });
}

/** Sets the projects of a member who is no admin, as an admin. */
export async function setProjects(
  request: APIRequestContext,
  id: string,
  projectIds: readonly string[],
): Promise<void> {
  const change = { id, role: 'user', level: 'edit', project_ids: projectIds };
  await callAsAdmin(request, '/api/front/user/team/membersUpdate', change);
}

/** Deletes prompts, as an admin. */
export async function deletePrompts(request: APIRequestContext, ids: readonly string[]): Promise<void> {
  await callAsAdmin(request, '/api/front/prompt/delete', { ids });
}

/** Creates a draft, as an admin. @returns its id */
export async function beginDraft(request: APIRequestContext, title: string): Promise<string> {
  const made = await callAsAdmin(request, '/api/front/optimize/draft/create', { title, text: `# ${title}` });
  return (made as { readonly draft: { readonly id: string } }).draft.id;
}

/** Deletes the fact with this statement, as an admin. */
export async function deleteFact(request: APIRequestContext, statement: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(request, 'admin')}`, 'project-id': 'chengyu' };
  const reply = await request.get('/api/front/brand/facts', { headers });
  const { data } = (await reply.json()) as { data: { facts: readonly { id: string; statement: string }[] } };
  const id = data.facts.find((fact) => fact.statement === statement)?.id ?? '';
  await callAsAdmin(request, '/api/front/brand/facts/delete', { id });
}
