import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ForeignText } from './ForeignText.tsx';

test('an English text on a Chinese page names its language, a Chinese one does not', () => {
  renderForTest(
    <>
      <p>
        <ForeignText>{'Which lamp is best?'}</ForeignText>
      </p>
      <p>
        <ForeignText>{'新能源车哪个牌子智驾好'}</ForeignText>
      </p>
    </>,
  );
  expect(screen.getByText('Which lamp is best?').getAttribute('lang')).toBe('en');
  expect(screen.getByText('新能源车哪个牌子智驾好').hasAttribute('lang')).toBe(false);
});
