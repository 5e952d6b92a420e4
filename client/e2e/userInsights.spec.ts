import { readFile } from 'node:fs/promises';
import { insightDetailReport } from '#server/analysis/insights/insightDetailReport.ts';
import { userInsightReport } from '#server/analysis/insights/userInsightReport.ts';
import { selectAnswers } from '#server/analysis/reports/answerSet.ts';
import { expect, test } from './fixtures.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { lastDays, sampleTable } from './support/sampleTable.ts';
import { UserInsightPageObject } from './UserInsightPageObject.ts';

test.use({ account: 'admin' });

const expectedIndex = () => userInsightReport(sampleTable(), lastDays(7));

test('the matrix shows the figures of the analysis, and a cell opens exactly its answers', async ({ page, t }) => {
  const insight = new UserInsightPageObject(page, t);
  const cell = expectedIndex().cells.find(({ persona_id: id, stage }) => id === 'parent' && stage === 'evaluation');
  const measure = cell?.visibility;
  if (measure === null || measure === undefined) throw new Error('the sample has no such answers');
  await insight.open();
  const button = insight.matrix
    .getByRole('row', { name: new RegExp(t('answers.persona.parent'), 'u') })
    .getByRole('button')
    .first();
  await expect(button).toContainText(`${(measure.value * 100).toFixed(1)}%`);
  await button.click();
  await expectAnswers(insight.dialog, t, measure.numerator);
  await expect(insight.dialog.getByText(new RegExp(t('answers.persona.parent'), 'u'))).toBeVisible();
  await page.reload();
  await expect(insight.dialog).toBeVisible();
});

test('a theme leads to its page; Back returns to the order that was chosen', async ({ page, t }) => {
  const insight = new UserInsightPageObject(page, t);
  const { themes } = expectedIndex();
  const theme = themes.find(({ prompts }) => prompts > 2);
  if (theme === undefined) throw new Error('the sample has no theme');
  await insight.open();
  const grid = insight.grid('insights.tab.themes');
  await grid.getByRole('button', { name: t('insights.themes.answers'), exact: true }).click();
  await expect(page).toHaveURL(/theme_sort=answers\.desc/u);
  await grid.getByRole('link', { name: theme.terms.join(' · '), exact: true }).click();
  await expect(insight.heading).toHaveText(theme.terms.join(' · '));
  await expect(insight.grid('insights.tab.prompts').getByRole('row')).toHaveCount(theme.prompts + 1);
  await page.goBack();
  await expect(page).toHaveURL(/theme_sort=answers\.desc/u);
  await expect(insight.matrix).toBeVisible();
});

test.describe('in Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('no line of the themes ends within a name: half of it may be the name of another brand', async ({ page, t }) => {
    const insight = new UserInsightPageObject(page, t);
    await insight.open('?project=xunzhi');
    const grid = insight.grid('insights.tab.themes');
    await expect(grid.getByRole('row').nth(1)).toBeVisible();
    const split = await grid.evaluate((table) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const text = node.textContent ?? '';
        if (!text.includes(' · ')) continue;
        for (const { index, 0: name } of text.matchAll(/[^ ·]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + name.length);
          if (range.getClientRects().length > 1) found.push(name);
        }
      }
      return found;
    });
    expect(split).toEqual([]);
  });
});

test('the unmet of a theme, and each search run for it, open exactly their answers', async ({ page, t }) => {
  const insight = new UserInsightPageObject(page, t);
  const theme = expectedIndex().themes.find(({ unmet, search_answers: searched }) => unmet > 0 && searched > 0);
  if (theme === undefined) throw new Error('the sample leaves nothing unmet');
  const name = theme.terms.join(' · ');
  await insight.open();
  const figure = t('figures.openAnswersOf', {
    name: `${name} ${t('insights.themes.unmet')}`,
    value: String(theme.unmet),
  });
  await insight.grid('insights.tab.themes').getByRole('button', { name: figure, exact: true }).click();
  const unmet = selectAnswers(sampleTable(), { ...lastDays(7), theme: theme.id, unmet: '1' }).length;
  await expectAnswers(insight.dialog, t, unmet);
  await expect(insight.dialog).toContainText(t('answers.set.unmet'));
  const search = insightDetailReport(sampleTable(), lastDays(7), { kind: 'theme', id: theme.id })?.searches[0];
  if (search === undefined) throw new Error('no search of the theme');
  await insight.openDetail(`theme=${encodeURIComponent(theme.id)}`);
  const shown = t('reportDetails.searches.count', { count: search.answers, answers: String(search.answers) });
  const open = t('figures.openAnswersOf', { name: search.query, value: shown });
  await insight.panel('reportDetails.searches').getByRole('button', { name: open, exact: true }).click();
  await expectAnswers(insight.dialog, t, search.answers);
});

test('unmet questions are narrowed by language in the address, and saved as a file', async ({ page, t }) => {
  const insight = new UserInsightPageObject(page, t);
  const { unmet } = expectedIndex();
  const chinese = unmet.filter(({ language }) => language === 'zh');
  const [first] = chinese;
  if (first === undefined) throw new Error('the sample has no unmet questions');
  await insight.open();
  await insight
    .panel('insights.unmet')
    .getByRole('button', { name: new RegExp(`^${t('insights.language.zh')}`, 'u') })
    .click();
  await expect(page).toHaveURL(/tab=unmet/u);
  await expect(page).toHaveURL(/language=zh/u);
  await page.reload();
  await expect(insight.grid('insights.unmet').getByRole('row')).toHaveCount(chinese.length + 1);
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: t('insights.tabs'), exact: true })
    .getByRole('button', { name: t('charts.export.csv') })
    .click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(first.text);
  expect(file.trim().split('\n')).toHaveLength(chinese.length + 1);
  const rivals = insight
    .row('insights.unmet', first.text)
    .getByRole('button', { name: new RegExp(t('insights.unmet.only_rivals'), 'u') });
  await rivals.first().click();
  await expect(insight.dialog).toBeVisible();
});

test('persona and stage of several prompts are set at once, and put back', async ({ page, t }) => {
  const insight = new UserInsightPageObject(page, t);
  await insight.open(`?tab=prompts&q=${encodeURIComponent('保值')}`);
  const grid = insight.grid('insights.tab.prompts');
  await expect(grid.getByRole('row')).toHaveCount(4);
  const download = page.waitForEvent('download');
  await page
    .getByRole('region', { name: t('insights.tabs'), exact: true })
    .getByRole('button', { name: t('charts.export.csv') })
    .click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\n')).toHaveLength(4);
  expect(file).toContain('北岬三年保值率怎么样');
  const row = insight.row('insights.tab.prompts', '北岬三年保值率怎么样');
  await expect(row).toContainText(t('insights.source.rule'));
  await row.getByRole('checkbox').check();
  await insight.row('insights.tab.prompts', '保值率最高的国产电动车排名').getByRole('checkbox').check();
  await page
    .getByRole('button', { name: t('insights.assign'), exact: true })
    .first()
    .click();
  await insight.choose('insights.persona', t('answers.persona.senior'));
  await insight.choose('insights.stage', t('answers.stage.purchase'));
  await insight.press('insights.save');
  await expect(insight.dialog).toBeHidden();
  await expect(row).toContainText(t('answers.persona.senior'));
  await expect(row).toContainText(t('answers.stage.purchase'));
  await expect(row).toContainText(t('insights.source.set'));
  await insight.undo();
  await expect(row).toContainText(t('answers.persona.general'));
  await expect(row).not.toContainText(t('insights.source.set'));
});

test('an own persona sorts prompts by its words; what is typed survives a reload and a failed save', async ({
  page,
  t,
  setFault,
}) => {
  const insight = new UserInsightPageObject(page, t);
  await insight.open();
  await page.getByRole('button', { name: t('insights.personas.edit'), exact: true }).click();
  await insight.press('insights.personas.add');
  const words = insight.dialog.getByRole('textbox', { name: t('insights.personas.words') });
  const name = insight.dialog.getByRole('textbox', { name: t('insights.personas.name') });
  await words.fill('高速,');
  await insight.press('insights.save');
  await expect(insight.dialog.getByText(t('insights.personas.name.missing'))).toBeVisible();
  await name.fill('长途司机');
  await page.reload();
  await expect(name).toHaveValue('长途司机');
  await setFault('code500@/api/front/userInsights/personas');
  await insight.press('insights.save');
  await expect(insight.dialog.getByText(t('error.server'))).toBeVisible();
  await setFault(null);
  await insight.press('insights.save');
  await expect(insight.dialog).toBeHidden();
  await insight.matrix.getByRole('link', { name: '长途司机', exact: true }).click();
  await expect(insight.heading).toHaveText('长途司机');
  await expect(page.getByText(t('reportDetails.words', { words: '高速' }))).toBeVisible();
});

test('a persona is set against all other prompts: brands, sources, stages, objections with quotes', async ({
  page,
  t,
}) => {
  const insight = new UserInsightPageObject(page, t);
  const expected = insightDetailReport(sampleTable(), lastDays(7), { kind: 'persona', id: 'general' });
  const objection = expected?.objections[0];
  const source = expected?.sources[0];
  if (!expected || !objection || !source) throw new Error('the sample objects to nothing');
  await insight.openDetail('persona=general');
  const brands = insight.panel('reportDetails.brands').getByRole('row');
  await expect(brands).toHaveCount(expected.brand_figures.length + 1);
  const rest = expected.brand_figures[0]?.rest?.numerator ?? 0;
  await brands.nth(1).getByRole('button').nth(1).click();
  await expectAnswers(insight.dialog, t, rest);
  await page.goBack();
  await expect(insight.panel('reportDetails.sources').getByRole('link', { name: source.domain })).toBeVisible();
  await expect(insight.panel('reportDetails.stages').getByRole('listitem')).toHaveCount(4);
  const objections = insight.panel('reportDetails.objections');
  await expect(
    objections.getByRole('heading', { name: t(`answers.objection.${objection.kind}`), exact: true }),
  ).toBeVisible();
  await objections.getByRole('blockquote').first().waitFor();
  await objections
    .getByRole('button', { name: new RegExp(t('reportDetails.objections.openQuote', { where: '' }), 'u') })
    .first()
    .click();
  await expect(insight.dialog.getByRole('button', { name: t('answers.backToList') })).toBeVisible();
});

test('an id there is not, and none, say so and lead back', async ({ page, t }) => {
  const insight = new UserInsightPageObject(page, t);
  await page.goto('/userInsights/detail?theme=nothing+such');
  await expect(insight.heading).toHaveText(t('reportDetails.notFound'));
  await page.goto('/userInsights/detail');
  await expect(insight.heading).toHaveText(t('menu.userInsights.detail'));
  await page.getByRole('link', { name: t('reportDetails.back') }).click();
  await expect(insight.matrix).toBeVisible();
});
