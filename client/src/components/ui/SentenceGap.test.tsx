import { render } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { SentenceGap } from './SentenceGap.tsx';

it.each([
  ['zh-CN', '。'],
  ['en-US', '. '],
] as const)('parts two sentences as %s does', (locale, gap) => {
  const stop = gap.trim();
  const { container } = render(
    <RawIntlProvider value={createIntl({ locale })}>
      <p>
        1{stop}
        <SentenceGap />2{stop}
      </p>
    </RawIntlProvider>,
  );
  expect(container.textContent).toBe(`1${gap}2${stop}`);
});
