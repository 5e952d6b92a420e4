import type { Locator, Page, ViewportSize } from 'playwright';
import { paths } from '#client/lib/paths.ts';

export interface Picture {
  /** File name without extension. */
  readonly name: string;
  readonly href: string;
  readonly theme: 'light' | 'dark';
  readonly locale: 'en-US' | 'zh-CN';
  /** Brings the page from its address to the state to capture. */
  readonly arrange?: (page: Page) => Promise<void>;
  /** Elements whose bounding box is captured; omitted: the viewport. */
  readonly parts?: (page: Page) => readonly Locator[];
  /** Margin around the parts, in page pixels; default: none. */
  readonly margin?: number;
  readonly viewport?: ViewportSize;
  /** Image pixels per page pixel; default 1. */
  readonly scale?: number;
}

const PROJECT = { project: 'calvora' };
const DATES = { ...PROJECT, start_time: '2026-06-01', end_time: '2026-06-30' };
/** The sample's access log ends the day before. */
const LOGGED_DATES = { ...PROJECT, start_time: '2026-05-31', end_time: '2026-06-29' };

/** Creates a draft from an own page of the sample; the second theme reuses the draft of the first. */
async function beginDraft(page: Page): Promise<void> {
  const begun = page.getByRole('link', { name: /How fine to grind/u });
  const fresh = page.getByRole('button', { name: /How fine to grind/u });
  await begun.or(fresh).first().click();
  await page.getByRole('textbox').first().waitFor();
}

const SCREENS: readonly (Pick<Picture, 'name' | 'href' | 'arrange'> & { readonly locale?: Picture['locale'] })[] = [
  { name: 'overview', href: paths.overviewIndex.href(DATES) },
  { name: 'answers', href: paths.answerIndex.href(DATES) },
  { name: 'prompt', href: paths.promptsDetails.href({ id: 'calvora-p01', ...DATES }) },
  { name: 'brand', href: paths.brandIndex.href({ tab: 'perception', ...DATES }) },
  { name: 'actions', href: paths.optimizeIndex.href(DATES) },
  { name: 'writing', href: paths.genContent.href(PROJECT), arrange: beginDraft },
  { name: 'workplace', href: paths.workplace.href({ project: 'chengyu' }), locale: 'zh-CN' },
  { name: 'traffic', href: paths.keywordsTraffic.href(LOGGED_DATES) },
];

/** The main screens, each in both themes. */
export const PICTURES: readonly Picture[] = SCREENS.flatMap(({ locale = 'en-US', ...screen }) =>
  (['light', 'dark'] as const).map((theme) => ({ ...screen, locale, theme, name: `${screen.name}-${theme}` })),
);
