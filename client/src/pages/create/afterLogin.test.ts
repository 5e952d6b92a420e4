import { describe, expect, test } from 'vitest';
import { homePath, isOpenPath, paths } from '#client/lib/paths.ts';
import { afterLogin, isWanted } from './afterLogin.ts';

const home = homePath.href();

describe('where a login leads', () => {
  test('without a redirect, to the start page', () => {
    expect(afterLogin(null)).toBe(home);
    expect(afterLogin('')).toBe(home);
  });

  test('to the full address asked for, with its query and fragment', () => {
    const address = '/answer/promptsDetails?id=7&q=%E4%B8%AD%20%26%23&x[]=1#runs';
    expect(afterLogin(address)).toBe(address);
  });

  test('to any page of the app that needs a login', () => {
    for (const { pattern } of Object.values(paths)) {
      if (isOpenPath(pattern) && pattern !== paths.invite.pattern) continue;
      expect(afterLogin(`${pattern}?a=1#b`)).toBe(`${pattern}?a=1#b`);
    }
  });

  test('through the redirect helper', () => {
    expect(afterLogin('/redirect/brand/index?a=1')).toBe('/redirect/brand/index?a=1');
  });

  test.each(['/no/such/page', '/answer/nothing', '/overview/index/more', '/brand/index.html', '/redirected/x'])(
    'an unknown address, %s, leads to the start page',
    (address) => {
      expect(afterLogin(address)).toBe(home);
    },
  );

  test.each([
    'https://evil.example/overview/index',
    '//evil.example/overview/index',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'overview/index',
    '/overview/../../evil\u0000',
  ])('%j leads out of the app, so to the start page', (address) => {
    expect(afterLogin(address)).toBe(home);
  });

  test.each(['/create', '/create/', '/CREATE?redirect=/create', '/create//', '/shared/abc', '/index'])(
    '%s would lead back to a page without login, so to the start page',
    (address) => {
      expect(afterLogin(address)).toBe(home);
    },
  );
});

test('the bare address of the app names no page that somebody came for', () => {
  expect(isWanted('/')).toBe(false);
  expect(isWanted(null)).toBe(false);
  expect(isWanted('//elsewhere.example')).toBe(false);
  expect(isWanted('/brand/index?project=a')).toBe(true);
});
