import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { messages as create } from '#client/i18n/zh-CN/create.ts';
import { messages as password } from '#client/i18n/zh-CN/password.ts';
import { loginSchema, registerSchema } from './createSchemas.ts';

const login = { email: 'lin@example.com', password: 'x' };
const registration = { name: '林晓', email: 'lin@example.com', password: 'Long-enough-8', repeat: 'Long-enough-8' };

/** Message ids by field. */
function problems(schema: v.GenericSchema, fields: object): Partial<Record<string, string[]>> {
  const result = v.safeParse(schema, fields);
  return result.success ? {} : (v.flatten(result.issues).nested ?? {});
}

describe('what a person types to log in', () => {
  test('an address and any password pass', () => {
    expect(problems(loginSchema, login)).toEqual({});
  });
  test('spaces around the address do not matter', () => {
    expect(v.parse(loginSchema, { ...login, email: '  lin@example.com ' }).email).toBe('lin@example.com');
  });
  test('a password is taken exactly as typed', () => {
    expect(v.parse(loginSchema, { ...login, password: ' pass word ' }).password).toBe(' pass word ');
  });
  test('nothing typed: each field says what it wants, once', () => {
    expect(problems(loginSchema, { email: '', password: '' })).toMatchObject({
      email: expect.arrayContaining(['create.email.required']),
      password: ['password.required'],
    });
    expect(problems(loginSchema, { email: '   ', password: 'x' })['email']?.[0]).toBe('create.email.required');
  });
  test.each(['lin', 'lin@', '@example.com', 'lin@example', 'lin example@x.com', 'a@b@c.com', 'lin@example.com,'])(
    '%j is no address',
    (email) => {
      expect(problems(loginSchema, { ...login, email })).toEqual({ email: ['create.email.invalid'] });
    },
  );
  test.each(['a.b+c@sub.example.co.uk', 'x_1@example.com.cn', '12345678@qq.com'])('%s is one', (email) => {
    expect(problems(loginSchema, { ...login, email })).toEqual({});
  });
});

describe('what a person types to register', () => {
  test('a full form passes, with name and address trimmed', () => {
    expect(v.parse(registerSchema, { ...registration, name: ' 林晓 ', email: ' lin@example.com ' })).toEqual(
      registration,
    );
  });
  test('8 characters are enough, 7 are not', () => {
    const of = (password: string) => problems(registerSchema, { ...registration, password, repeat: password });
    expect(of('12345678')).toEqual({});
    expect(of('1234567')).toEqual({ password: ['password.short'] });
  });
  test('a name of 50 characters is long enough for anybody, 51 are too many', () => {
    expect(problems(registerSchema, { ...registration, name: '晓'.repeat(50) })).toEqual({});
    expect(problems(registerSchema, { ...registration, name: '晓'.repeat(51) })).toEqual({
      name: ['create.name.long'],
    });
  });
  test('a name of spaces is none', () => {
    expect(problems(registerSchema, { ...registration, name: '  ' })).toEqual({ name: ['create.name.required'] });
  });
  test('a repetition that differs is said at the repetition', () => {
    expect(problems(registerSchema, { ...registration, repeat: 'long-enough-8' })).toEqual({
      repeat: ['password.mismatch'],
    });
  });
  test('it is said even while another field is wrong', () => {
    expect(problems(registerSchema, { ...registration, name: '', repeat: '' })).toMatchObject({
      name: ['create.name.required'],
      repeat: ['password.mismatch'],
    });
  });
  test('every message is a text of the catalogue', () => {
    const said = [
      ...Object.values(problems(registerSchema, { name: '', email: '', password: '', repeat: 'x' })),
      ...Object.values(problems(registerSchema, { ...registration, name: 'x'.repeat(51), password: 'x' })),
    ].flat();
    expect(said.length).toBeGreaterThan(4);
    for (const id of said) expect(Object.keys({ ...create, ...password })).toContain(id);
  });
});
