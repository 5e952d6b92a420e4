import { addDays } from '../src/lib/dates.ts';
import { ActionBoardPageObject } from './ActionBoardPageObject.ts';
import { BriefPageObject } from './BriefPageObject.ts';
import { DraftPageObject } from './DraftPageObject.ts';
import { expect, test } from './fixtures.ts';
import { todayInZone } from './support/sampleTable.ts';

test.use({ account: 'admin' });
// A flow through five pages.
test.setTimeout(120_000);

/** A prompt of the sample whose answers mention competitors and rarely the own brand. */
const PROMPT = '纯视觉和激光雷达方案到底差在哪';
const TEXT = '# 纯视觉和激光雷达方案差在哪？\n\n两种方案的差别在雨天最大，详见[测试说明](https://lab.example/rain)。';
const ADDRESS = 'https://chengyu-auto.example/lidar';

test('from an action over a brief and a draft to what was published, and what can be said of it', async ({
  page,
  t,
}) => {
  const board = new ActionBoardPageObject(page, t);
  await board.open('?kind=create');
  await board.opener(board.card('todo', PROMPT)).click();
  await board.dialog.getByRole('link', { name: t('actions.link.brief') }).click();

  const brief = new BriefPageObject(page, t);
  await expect(page).toHaveURL(/contCreation\?action=create_coverage/u);
  await expect(brief.entry('questions', PROMPT)).toBeVisible();
  await brief.name.fill('雷达方案之争');
  await brief.button('brief.save').click();
  await expect(page).toHaveURL(/brief=brief-/u);
  await page.getByRole('link', { name: t('brief.write'), exact: true }).click();

  const writing = new DraftPageObject(page, t);
  await page.getByRole('button', { name: t('writing.new.ofBrief', { title: '雷达方案之争' }) }).click();
  const panel = page.getByRole('region', { name: t('writing.generate'), exact: true });
  await writing.button(t('writing.generate.start'), panel).click();
  await writing.button(t('writing.generate.replace'), panel).click();
  await expect(writing.text).toContainText('# 雷达方案之争');
  await writing.write(`${TEXT}\n\n行驶 420 公里。`);
  await writing.button(t('publish.title')).click();
  await expect(page.getByRole('alert')).toContainText(t('writing.publish.unsourced', { count: 1 }));
  await writing.write(TEXT);
  await writing.button(t('publish.title')).click();

  const dialog = page.getByRole('dialog', { name: t('publish.title') });
  await expect(dialog.getByText(t('publish.prompts.chosen', { count: 1 }))).toBeVisible();
  await dialog.getByRole('textbox', { name: t('publish.url') }).fill(ADDRESS);
  await dialog.getByLabel(t('publish.published_on')).fill(addDays(todayInZone(), -30));
  await dialog.getByRole('button', { name: t('publish.prompts.all') }).click();
  await dialog.getByRole('button', { name: t('publish.save') }).click();

  await expect(page).toHaveURL(/optContent\?change=/u);
  const verdicts = (['worked', 'lost', 'none', 'not_yet', 'unknown'] as const).map((verdict) =>
    t(`improve.verdict.${verdict}`),
  );
  const said = page.getByText(new RegExp(`^(?:${verdicts.join('|')})$`, 'u'));
  const verdict = await said.first().innerText();
  await page.goto('/optimize/optContent');
  const recorded = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: '雷达方案之争', exact: true }) });
  await expect(recorded).toContainText(verdict);
  await page.goto('/optimize/genContent');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: '雷达方案之争' }) }),
  ).toContainText(t('writing.status.published'));
});
