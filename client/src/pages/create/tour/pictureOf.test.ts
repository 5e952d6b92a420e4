import { expect, test } from 'vitest';
import { pictureOf, screens } from './pictureOf.ts';

test('every screen has a picture in each language, theme and width', () => {
  for (const screen of screens) {
    for (const locale of ['en-US', 'zh-CN'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        for (const size of ['wide', 'phone'] as const) {
          const picture = pictureOf(screen, locale, theme, size);
          expect(picture?.width, `${screen} ${locale} ${theme} ${size}`).toBeGreaterThan(size === 'wide' ? 1000 : 600);
        }
      }
    }
  }
});
