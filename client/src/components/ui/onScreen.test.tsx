import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { onScreen } from './onScreen.tsx';
import styles from './onScreen.module.scss';

test('the words for the screen are in an element of their own, which paper hides', () => {
  const intl = createIntl({
    locale: 'en-US',
    messages: { about: 'Your brand<screen>; click a cell</screen>' } as never,
  });
  const words = intl.formatMessage({ id: 'about' as never }, onScreen);
  expect(renderToStaticMarkup(<p>{words}</p>)).toBe(
    `<p>Your brand<span class="${styles['screen'] ?? ''}">; click a cell</span></p>`,
  );
});
