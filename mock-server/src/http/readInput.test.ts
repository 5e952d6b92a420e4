import { readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { INPUT_WORDS } from './inputWords.ts';
import { readBody, readQuery } from './readInput.ts';
import { dateField, integerField, nameField, newPasswordField, timeZoneField } from './requests/fields.ts';
import { accountRequest, profileRequest } from './requests/userRequests.ts';

/** Rules whose errors are described by their requirement (`explain`). */
const EXPLAINED = ['min_length', 'max_length', 'min_value', 'max_value', 'picklist'];

/** Rules in a schema without an error text: the message would only say that the field is invalid. */
function wordless(part: unknown, path: string, seen: Set<unknown>): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const { kind, type, message } = part as { kind?: unknown; type?: unknown; message?: unknown };
  const isRule = kind === 'validation' && !EXPLAINED.includes(String(type));
  const isTold = [message, type].some((name) => Object.hasOwn(INPUT_WORDS, String(name)));
  return [
    ...(isRule && !isTold ? [`${path}: ${String(type)}`] : []),
    ...Object.entries(part).flatMap(([name, inner]) => wordless(inner, `${path}.${name}`, seen)),
  ];
}

test('every rule of every request says what the field must be', async () => {
  const directory = new URL('requests/', import.meta.url);
  const files = (await readdir(directory)).filter(
    (name) => name.endsWith('Request.ts') || name.endsWith('Requests.ts'),
  );
  expect(files.length).toBeGreaterThan(20);
  const modules = await Promise.all(
    files.map(async (name) => (await import(new URL(name, directory).href)) as Record<string, unknown>),
  );
  const seen = new Set<unknown>();
  const found = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, schema]) => wordless(schema, name, seen)),
  );
  expect(found).toEqual([]);
});

const refusalOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

test.each([
  ['page=x', 'page', /whole number/u],
  ['page=1.5', 'page', /whole number/u],
  ['page=12345678901', 'page', /at most 10, not 12345678901/u],
  ['page=0', 'page', /at least 1, not 0/u],
])('a number of a query, %s, is refused by what it must be', (query, field, words) => {
  const refused = refusalOf(() => readQuery(`/x?${query}`, v.object({ page: integerField(1, 10) })));
  expect(refused).toMatchObject({ code: 422, field, text: { en: expect.stringMatching(words) as string } });
});

const choice = v.object({ order: v.optional(v.picklist(['', 'asc', 'desc']), '') });

test.each([
  ['order=up', choice, /^must be one of asc, desc \(received “up”\)$/u, /^应为其中之一：asc、desc（收到的是“up”）$/u],
  [`order=${'a'.repeat(80)}`, choice, /\(received “a{59}…”\)$/u, /“a{59}…”）$/u],
  ['order=%E2%80%AEa%00b', choice, /\(received “a b”\)$/u, /“a b”）$/u],
  ['page=x', v.object({ page: integerField(1, 10) }), /number \(received “x”\)$/u, /整数（收到的是“x”）$/u],
  ['from=2026-02-30', v.object({ from: dateField }), /\(received “2026-02-30”\)$/u, /（收到的是“2026-02-30”）$/u],
  ['zone=Berlin', v.object({ zone: timeZoneField }), /\(received “Berlin”\)$/u, /（收到的是“Berlin”）$/u],
])('a refused value is shown, shortened and on one line: %s', (query, schema, en, zh) => {
  const text = { en: expect.stringMatching(en) as string, zh: expect.stringMatching(zh) as string };
  expect(refusalOf(() => readQuery(`/x?${query}`, schema))).toMatchObject({ code: 422, text });
});

test('a password is not shown', () => {
  const refused = refusalOf(() =>
    readBody({ old: 'a', password: 'hunter2' }, v.object({ password: newPasswordField })),
  );
  expect(JSON.stringify(refused)).not.toContain('hunter2');
});

test.each([
  [{ email: 'a@b.example', phone: 'abc', password: 'x' }, accountRequest, 'phone', /phone number/u],
  [{ personalWebsite: 'javascript:alert(1)' }, profileRequest, 'personalWebsite', /https:\/\//u],
  [{ avatar: 'file:///x' }, profileRequest, 'avatar', /uploaded here/u],
  [{ name: 'a\u0007b' }, v.object({ name: nameField }), 'name', /control characters/u],
])('so are texts: %j', (body, schema, field, words) => {
  const refused = refusalOf(() => readBody(body, schema as v.GenericSchema));
  expect(refused).toMatchObject({ code: 422, field, text: { en: expect.stringMatching(words) as string } });
});
