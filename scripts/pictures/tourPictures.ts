import type { Locator, Page } from 'playwright';
import { paths } from '#client/lib/paths.ts';
import type { Picture } from './pictureList.ts';

const DATES = { start_time: '2026-06-24', end_time: '2026-06-30' };

/** What the landing page shows of the product, per language. */
interface Sample {
  readonly project: string;
  readonly prompt: string;
  /** Two answers of one engine, before and after its update. */
  readonly before: string;
  readonly after: string;
  /** Parameters of the answer page besides the dates: the measure that changed, and the split. */
  readonly moved: Readonly<Record<string, string>>;
  readonly change: string;
  /** Title of the publication. */
  readonly title: string;
  /** Labels of the controls that lead to the state to capture. */
  readonly words: Readonly<Record<'why' | 'measure' | 'end' | 'onlyChanges' | 'brands' | 'sources', string>>;
}

const SAMPLES: Readonly<Record<Picture['locale'], Sample>> = {
  'en-US': {
    project: 'calvora',
    prompt: 'calvora-p23',
    before: 'calvora-p23-chatgpt-d10-r3',
    after: 'calvora-p23-chatgpt-d3-r3',
    moved: {},
    change: 'calvora-e5',
    title: 'Home grinder guide',
    words: {
      why: 'Why did it change?',
      measure: 'Measure',
      end: 'Stop comparing',
      onlyChanges: 'Differences only',
      brands: 'Brands',
      sources: 'Sources',
    },
  },
  'zh-CN': {
    project: 'chengyu',
    prompt: 'chengyu-p19',
    before: 'chengyu-p19-deepseek-d10-r1',
    after: 'chengyu-p19-deepseek-d3-r1',
    moved: { platform_ids: 'deepseek', by: 'topic' },
    change: 'chengyu-e5',
    title: '冬季用车与续航指南',
    words: {
      why: '为什么变化？',
      measure: '指标',
      end: '结束对比',
      onlyChanges: '只看差异',
      brands: '品牌',
      sources: '来源',
    },
  },
};

const SIZES = {
  wide: { viewport: { width: 820, height: 1400 }, scale: 1.5 },
  phone: { viewport: { width: 400, height: 1400 }, scale: 2 },
} as const;

/** The card around a control, a number of ancestors up. */
const above = (control: Locator, levels: number): Locator =>
  control.locator(`xpath=${Array.from({ length: levels }, () => '..').join('/')}`);

type Screen = Pick<Picture, 'name' | 'href' | 'arrange' | 'parts' | 'margin'>;

type Size = keyof typeof SIZES;

function screensOf(locale: Picture['locale'], size: Size): readonly Screen[] {
  const { project, prompt, before, after, moved, change, title, words } = SAMPLES[locale];
  const measure = (page: Page): Locator => page.getByLabel(words.measure, { exact: true });
  return [
    {
      name: 'why',
      href: paths.answerIndex.href({ project, ...moved, ...DATES }),
      arrange: async (page) => {
        await page.getByRole('button', { name: words.why }).click();
        await measure(page).waitFor();
      },
      parts: (page) => [above(measure(page), 3)],
    },
    {
      name: 'compare',
      href: paths.promptsDetails.href({ id: prompt, run: before, compare: after, project, ...DATES }),
      arrange: async (page) => {
        await page.getByText(words.onlyChanges, { exact: true }).click();
      },
      ...(size === 'phone' && { margin: 12 }),
      // On a phone, two whole answers are several screens high, so only the differences are captured.
      parts: (page) =>
        size === 'phone'
          ? (['brands', 'sources'] as const).map((id) =>
              above(page.getByRole('heading', { name: words[id], exact: true }), 1),
            )
          : [above(page.getByRole('button', { name: words.end }), 3)],
    },
    {
      name: 'effect',
      href: paths.optContent.href({ change, project }),
      // The verdict and the chart of weeks.
      parts: (page) => {
        const panels = page.locator('main section[aria-labelledby]:not(:has(section))');
        const chart = panels.filter({ has: page.locator('.highcharts-root') });
        return [panels.filter({ hasText: title }).first(), chart.first()];
      },
    },
  ];
}

/** The pictures of the landing page: three screens in each language, width and theme. */
export const TOUR_PICTURES: readonly Picture[] = (['en-US', 'zh-CN'] as const).flatMap((locale) =>
  (['wide', 'phone'] as const).flatMap((size) =>
    screensOf(locale, size).flatMap((screen) =>
      (['light', 'dark'] as const).map((theme) => ({
        ...screen,
        ...SIZES[size],
        locale,
        theme,
        name: `${screen.name}-${locale}-${theme}-${size}`,
      })),
    ),
  ),
);
