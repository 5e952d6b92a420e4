import { expect, test } from 'vitest';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { messages as answers } from '#client/i18n/zh-CN/answers.ts';
import { messages as charts } from '#client/i18n/zh-CN/charts.ts';
import { messages as insights } from '#client/i18n/zh-CN/insights.ts';
import { messages as reportDetails } from '#client/i18n/zh-CN/reportDetails.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { SourceContrast } from './SourceContrast.tsx';

function shown(notCaptured: number): string {
  const report = { kind: 'persona', id: 'general', name: null, personas: [], sources: [] };
  const { container } = renderForTest(
    <SourceContrast
      report={{ ...report, answers_not_captured: notCaptured } as unknown as UserInsightDetail}
      onOpen={() => undefined}
    />,
    { messages: { ...answers, ...charts, ...insights, ...reportDetails } },
  );
  return container.textContent;
}

test('answers without captured citations are not said to cite no sources', () => {
  expect(shown(0)).toContain('这些回答没有引用来源');
  expect(shown(2)).toContain('另有 2 条回答没有采集引用，未计入');
  expect(shown(2)).not.toContain('这些回答没有引用来源');
});
