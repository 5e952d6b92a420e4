import { readFile } from 'node:fs/promises';
import { keywordTable } from '#server/analysis/keywords/keywordTable.ts';
import { selectAnswers } from '#server/analysis/reports/answerSet.ts';
import { expect, test } from './fixtures.ts';
import { KeywordsPageObject } from './KeywordsPageObject.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { lastDays, sampleTable } from './support/sampleTable.ts';

test.use({ account: 'admin' });

const KEYWORD = '超充';
const KEYWORD_ID = 'chengyu-k02';
const SEARCH = '纯电续航与补能 推荐';

test.describe('the list of keywords', () => {
  test('says how often, what for and how we do, and every figure leads to its answers', async ({ page, t }) => {
    const keywords = new KeywordsPageObject(page, t);
    await keywords.open();
    const row = keywords.row(KEYWORD);
    await expect(row).toContainText(t('prompts.demand.high'));
    await expect(row).toContainText(t('keywords.from.estimated'));
    await expect(row).toContainText(t('keywords.state.tracked'));
    const figure = t('keywords.figure', { label: KEYWORD, measure: t('figures.measure.visibility') });
    const expected = keywordTable(sampleTable(), lastDays(7), new Set()).list.find(({ id }) => id === KEYWORD_ID);
    const count = expected?.visibility?.numerator ?? 0;
    await row.getByRole('button', { name: new RegExp(figure, 'u') }).click();
    await expectAnswers(keywords.drawer, t, count);
    await expect(keywords.drawer).toContainText(t('answers.set.keyword', { label: KEYWORD }));
    await page.reload();
    await expect(keywords.drawer).toContainText(t('answers.set.keyword', { label: KEYWORD }));
    await page.goBack();
    await expect(keywords.drawer).toBeHidden();
    await row.getByRole('link', { name: t('keywords.promptsOf', { label: KEYWORD, count: 2 }) }).click();
    await expect(page).toHaveURL(new RegExp(`keyword_ids=${KEYWORD_ID}`, 'u'));
  });

  test('is searched, narrowed, sorted and saved as a file; the address keeps it', async ({ page, t }) => {
    const keywords = new KeywordsPageObject(page, t);
    await keywords.open();
    await page.getByRole('searchbox', { name: t('keywords.search') }).fill('续航');
    await expect(keywords.table.getByRole('row')).toHaveCount(3);
    await keywords.table.getByRole('button', { name: t('keywords.column.label'), exact: true }).click();
    await expect(page).toHaveURL(/sort=label\.asc/u);
    await page.reload();
    await expect(keywords.table.getByRole('row')).toHaveCount(3);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('charts.export.csv') }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain(t('keywords.column.lead'));
    await page
      .getByRole('combobox', { name: t('keywords.column.tracked') })
      .selectOption({ label: t('keywords.state.untracked') });
    await expect(page.getByText(t('keywords.noMatch'))).toBeVisible();
  });

  test('a keyword is typed over a reload and a failed save, counts by its words, is edited and deleted, and undone', async ({
    page,
    t,
    setFault,
  }) => {
    const keywords = new KeywordsPageObject(page, t);
    await keywords.open('?add=one');
    const label = keywords.dialog.getByRole('textbox', { name: t('keywords.column.label') });
    await label.fill(`${KEYWORD}！`);
    await keywords.press(t('keywords.save'));
    await expect(label).toHaveAttribute('aria-invalid', 'true');
    await label.fill('二手电动车');
    await page.reload();
    await expect(label).toHaveValue('二手电动车');
    await setFault('code500@/api/front/keyword/add');
    await keywords.press(t('keywords.save'));
    await expect(keywords.dialog.getByText(t('error.server'))).toBeVisible();
    await setFault(null);
    await keywords.press(t('keywords.save'));
    await expect(keywords.row('二手电动车')).toContainText(t('keywords.state.tracked'));
    await keywords
      .row('二手电动车')
      .getByRole('button', { name: t('keywords.row.edit', { name: '二手电动车' }) })
      .click();
    await keywords.dialog
      .getByRole('combobox', { name: t('keywords.column.demand') })
      .selectOption({ label: t('prompts.demand.low') });
    await keywords.press(t('keywords.save'));
    await expect(keywords.row('二手电动车')).toContainText(t('keywords.from.typed'));
    await keywords
      .row(KEYWORD)
      .getByRole('button', { name: t('keywords.row.delete', { name: KEYWORD }) })
      .click();
    await expect(keywords.row(KEYWORD)).toHaveCount(0);
    // The previous change has an undo button too.
    const said = page.getByRole('listitem').filter({ hasText: t('keywords.deleted', { count: 1 }) });
    await said.getByRole('button', { name: t('keywords.undo'), exact: true }).click();
    await expect(keywords.row(KEYWORD)).toBeVisible();
  });

  test('a file without keywords is explained; a good one is looked at, imported and taken back', async ({
    page,
    t,
  }) => {
    const keywords = new KeywordsPageObject(page, t);
    await keywords.open('?add=file');
    await keywords.chooseFile('pages.csv', 'Page,Clicks\n/a,4\n');
    await expect(keywords.dialog.getByText(t('keywords.file.refused.no_keyword_column'))).toBeVisible();
    await expect(keywords.dialog.getByText('Page | Clicks')).toBeVisible();
    await keywords.chooseFile('tool.csv', `关键词,月均搜索量\n${KEYWORD},120000\n换电,1.2万\n,5\n快充站,viel\n`);
    await expect(keywords.dialog.getByText(t('keywords.file.problem.empty'))).toBeVisible();
    await expect(keywords.dialog.getByText(t('keywords.file.problem.bad_volume'))).toBeVisible();
    await expect(keywords.dialog.getByText(t('keywords.file.state.changes'), { exact: true })).toBeVisible();
    await page.reload();
    await keywords.press(t('keywords.file.save', { count: 3 }));
    await expect(keywords.dialog).toBeHidden();
    await expect(keywords.row(KEYWORD)).toContainText(t('prompts.demand.very_high'));
    await expect(keywords.row('换电')).toContainText(t('keywords.state.untracked'));
    await keywords.undo();
    await expect(keywords.row('换电')).toHaveCount(0);
    await expect(keywords.row(KEYWORD)).toContainText(t('prompts.demand.high'));
  });
});

test.describe('expanding keywords', () => {
  test('begins with a choice; an unknown one is said, with a way back', async ({ page, t }) => {
    const keywords = new KeywordsPageObject(page, t);
    await page.goto('/keywords/expand?ids=gone');
    await expect(page.getByText(t('keywords.expand.unknown'))).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: KEYWORD, exact: true }).click();
    await expect(keywords.question('什么是超充？')).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: t('keywords.expand.toList') }).click();
    await expect(keywords.table).toBeVisible();
  });

  test('asks by intent, asker, condition and language; the address keeps it', async ({ page, t }) => {
    const keywords = new KeywordsPageObject(page, t);
    await keywords.openExpand(`?ids=${KEYWORD_ID}&origin=template`);
    const controls = page.getByRole('group', { name: t('keywords.expand.controls') });
    for (const [list, option] of [
      [t('keywords.expand.intents'), t('prompts.intent.transactional')],
      [t('keywords.expand.personas'), t('answers.persona.student')],
      [t('keywords.expand.constraints'), t('keywords.constraint.safety')],
    ] as const) {
      await controls.getByRole('button', { name: new RegExp(`^${list}`, 'u') }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
      await page.keyboard.press('Escape');
    }
    await expect(keywords.question('我是学生，安全放在第一位，超充一般要多少钱？')).toBeVisible();
    await page.reload();
    await expect(keywords.questions.getByRole('row')).toHaveCount(5);
    await page
      .getByRole('combobox', { name: t('keywords.expand.language') })
      .selectOption({ label: t('keywords.language.both') });
    await expect(keywords.questions.getByRole('row')).toHaveCount(9);
  });

  test('what engines searched for comes with its answers; the list is searched, sorted and saved', async ({
    page,
    t,
  }) => {
    const keywords = new KeywordsPageObject(page, t);
    await keywords.openExpand(`?ids=${KEYWORD_ID}&origin=search`);
    await page.getByRole('searchbox', { name: t('keywords.expand.search') }).fill('推荐 续航');
    await expect(keywords.questions.getByRole('row')).toHaveCount(2);
    const count = selectAnswers(sampleTable(), { ...lastDays(400), search: SEARCH }).length;
    const open = t('keywords.question.open', { text: SEARCH, count });
    await keywords.question(SEARCH).getByRole('button', { name: open }).click();
    await expectAnswers(keywords.drawer, t, count);
    await page.goBack();
    await page.getByRole('button', { name: t('common.reset') }).click();
    await keywords.questions.getByRole('button', { name: t('keywords.column.seen') }).click();
    await expect(page).toHaveURL(/sort=seen\.desc/u);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t('charts.export.csv') }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain(`${SEARCH},`);
  });

  test('shows what ticked questions add and cost, adds them in one step and takes them back', async ({ page, t }) => {
    const keywords = new KeywordsPageObject(page, t);
    await keywords.openExpand(`?ids=${KEYWORD_ID}`);
    await keywords.question('超充一般要多少钱？').getByRole('checkbox').check();
    await keywords.question('附近有没有能体验超充的门店？').getByRole('checkbox').check();
    await expect(keywords.selected).toContainText(t('keywords.selected.chosen', { count: 2 }));
    await expect(keywords.selected).toContainText(t('prompts.intent.transactional'));
    await expect(keywords.selected).toContainText(/58\.\d%|5\d\.\d%/u);
    await keywords.selected.getByRole('button', { name: t('keywords.selected.add', { count: 2 }) }).click();
    const added = keywords.question('超充一般要多少钱？');
    await expect(added.getByRole('link', { name: t('keywords.question.tracked') })).toHaveAttribute(
      'href',
      /promptsDetails\?id=/u,
    );
    await keywords.undo();
    await expect(added.getByText(t('keywords.question.new'), { exact: true })).toBeVisible();
  });
});
