import { afterEach, expect, test } from 'vitest';
import { aheadSheets } from './aheadSheets.ts';

function addSheet(name: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/assets/${name}.css`;
  link.dataset['pending'] = '';
  document.head.append(link);
  return link;
}

afterEach(() => {
  document.head.replaceChildren();
});

test('the wait is over when all sheets are there', async () => {
  const sheets = [addSheet('a'), addSheet('b')];
  let isOver = false;
  const wait = aheadSheets().then(() => {
    isOver = true;
  });
  sheets[0]?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isOver).toBe(false);
  sheets[1]?.dispatchEvent(new Event('load'));
  await wait;
});

test('there is nothing to wait for without a sheet on its way', async () => {
  delete addSheet('a').dataset['pending'];
  await aheadSheets();
});

test('a sheet that cannot be fetched is a lost file, by its address', async () => {
  const sheet = addSheet('gone');
  const wait = aheadSheets();
  sheet.dispatchEvent(new Event('error'));
  await expect(wait).rejects.toThrow(/preload CSS.*gone\.css/u);
});
