import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { testProfile } from '#client/testing/testStores.ts';
import { basicChangeSchema, basicFieldsOf, profileDraftOf } from './basicFields.ts';

const good = basicFieldsOf(testProfile);
const basicSchema = basicChangeSchema(good);

describe('basic data', () => {
  test.each(['', 'https://example.com/我?a=b', 'HTTP://example.com', ' https://example.com '])(
    'the website %j is fine',
    (personalWebsite) => {
      expect(v.is(basicSchema, { ...good, personalWebsite })).toBe(true);
    },
  );

  test.each([
    'example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'https://',
    '//example.com',
  ])('the website %j is refused, with words about it', (personalWebsite) => {
    const { issues } = v.safeParse(basicSchema, { ...good, personalWebsite });
    expect(issues?.map(({ message }) => message)).toEqual(['profile.website.invalid']);
  });

  test.each([
    ['name', '  ', 'create.name.required'],
    ['jobName', 'x'.repeat(101), 'profile.short.long'],
    ['introduction', 'x'.repeat(501), 'profile.introduction.long'],
  ])('%s is judged before it is sent', (field, text, expected) => {
    const { issues } = v.safeParse(basicSchema, { ...good, [field]: text });
    expect(issues?.map(({ message }) => message)).toEqual([expected]);
  });

  test('what a provider keeps by rules of its own does not block the change of something else', () => {
    const saved = { ...good, name: '', personalWebsite: 'www.example.com', introduction: 'x'.repeat(600) };
    const schema = basicChangeSchema(saved);
    expect(v.is(schema, { ...saved, jobName: '主编' })).toBe(true);
    const { issues } = v.safeParse(schema, { ...saved, personalWebsite: 'www.example.org' });
    expect(issues?.map(({ message }) => message)).toEqual(['profile.website.invalid']);
  });

  test('a job typed by hand is no longer the one its id stood for', () => {
    expect(profileDraftOf({ jobName: '主编' })).toEqual({ jobName: '主编', job: '' });
    expect(profileDraftOf({ name: '林小晓' })).toEqual({ name: '林小晓' });
  });
});
