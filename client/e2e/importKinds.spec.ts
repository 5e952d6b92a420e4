import { randomUUID } from 'node:crypto';
import { workbook } from '#server/testing/workbook.ts';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { csvFile, ShellDialogPageObject } from './ShellDialogPageObject.ts';
import type { Translate } from './support/createTranslator.ts';
import { encodeGb18030 } from './support/encodeGb18030.ts';

test.use({ account: 'admin' });

const DAYS = 21;
const PROMPTS = 6;

/** Three weeks of answers about desks: every second one cites the own site, parts of which have their own hosts. */
function deskRows(): string[] {
  const rows = ['question,engine,answer,asked_at,sources'];
  for (let day = 0; day < DAYS; day += 1) {
    for (let prompt = 1; prompt <= PROMPTS; prompt += 1) {
      const at = new Date(Date.UTC(2024, 4, 1 + day, 8)).toISOString();
      const own = (day + prompt) % 2 === 0 ? 'https://www.deskora.com/desks' : 'https://news.example.org/desks';
      rows.push(
        `"Which desk, case ${prompt}?",ChatGPT,"Deskora and Plankwell make good desks.",${at},"${own} https://plankwell.io/a"`,
      );
    }
  }
  return rows;
}

/** Takes the desks file to the naming step, where the own brand is typed. */
async function nameBrands(shown: ShellDialogPageObject, t: Translate, name: string): Promise<void> {
  await shown.open('project.import');
  await shown.takeFile(csvFile(deskRows()));
  await shown.button(t('imports.next')).click();
  await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Deskora');
}

test('the domains of brands come from the cited sites, and the project opens on its last full week', async ({
  page,
  t,
}) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const shown = new ShellDialogPageObject(page, t);
  await nameBrands(shown, t, `Desks ${randomUUID()}`);
  await expect(shown.button(t('common.removeNamed', { name: 'deskora.com' }))).toBeVisible();
  await expect(shown.dialog.getByText(t('imports.names.domains.found')).first()).toBeVisible();
  await shown.button(t('imports.names.addRival')).click();
  await shown.field(t('imports.names.rival', { number: 1 }), t('imports.names.name')).fill('Plankwell');
  await expect(shown.button(t('common.removeNamed', { name: 'plankwell.io' }))).toBeVisible();
  await shown.button(t('imports.start')).click();
  await shown.button(t('imports.open')).click();
  await overview.ready();
  // With the week before for comparison.
  await expect(page).toHaveURL(/start_time=2024-05-15&end_time=2024-05-21/u);
  await expect.poll(async () => overview.value('citation_rate')).toBe('50.0%');
  await expect(overview.tile('citation_rate')).not.toContainText(t('figures.noPrevious'));
});

test('without an own domain the citation rate is not set, and leads to where it is entered', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const shown = new ShellDialogPageObject(page, t);
  await nameBrands(shown, t, `Bare desks ${randomUUID()}`);
  await shown.button(t('common.removeNamed', { name: 'deskora.com' })).click();
  await expect(shown.dialog.getByText(t('imports.names.domains.noneOwn'))).toBeVisible();
  await shown.button(t('imports.start')).click();
  await shown.button(t('imports.open')).click();
  await overview.ready();
  const tile = overview.tile('citation_rate');
  await expect(tile).toContainText(t('figures.domainNotSet.own'));
  const address = new URL(page.url());
  address.searchParams.set('answers', 'cites=own');
  await page.goto(address.toString());
  const drawer = page.getByRole('dialog', { name: t('answers.title') });
  await expect(drawer).toContainText(t('figures.domainNotSet.own'));
  await drawer.getByRole('link').click();
  await expect(page).toHaveURL(/\/brand\/index/u);
  await page.goBack();
  await page.goBack();
  await tile.getByRole('link').click();
  await expect(page).toHaveURL(/\/brand\/index/u);
  await expect(page.getByRole('group', { name: t('brandNames.own') })).toBeVisible();
});

test('a Chinese file in GB18030 is read without a hand', async ({ page, t }) => {
  const name = `灯 ${randomUUID()}`;
  const rows = [
    '问题,回答,平台,时间,来源',
    ...Array.from({ length: 12 }, (_, index) => {
      const day = String((index % 7) + 1).padStart(2, '0');
      return `"护眼台灯怎么选，情况${String(index % 6)}？","推荐明澈台灯，护眼效果好。",豆包,2024-05-${day} 08:00,https://www.zhihu.com/question/${String(index)}`;
    }),
  ];
  await new OverviewPageObject(page, t).open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile({ name: '回答.csv', mimeType: 'text/csv', buffer: encodeGb18030(rows.join('\r\n')) });
  await expect(shown.dialog.getByText(t('imports.columns.complete'))).toBeVisible();
  await expect(shown.dialog.getByRole('cell', { name: '推荐明澈台灯，护眼效果好。' }).first()).toBeVisible();
  await shown.button(t('imports.next')).click();
  await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('明澈');
  await shown.button(t('imports.start')).click();
  await expect(shown.dialog.getByRole('heading', { name: t('imports.done.created', { name }) })).toBeVisible();
  await expect(shown.dialog.getByRole('row', { name: /明澈/u })).toContainText('12');
  await expect(shown.dialog.getByText(/豆包 12/u)).toBeVisible();
});

test('a workbook is read, and which sheet of it', async ({ page, t }) => {
  const name = `Sheets ${randomUUID()}`;
  const head = ['question', 'engine', 'answer', 'asked_at'];
  const rows = (brand: string) => [1, 2, 3].map((day) => ['Which mug?', 'Kimi', `Take ${brand}.`, `2024-05-0${day}`]);
  const buffer = Buffer.from(workbook({ May: [head, ...rows('Cupra Mugs')], June: [head, ...rows('Tassen')] }));
  await new OverviewPageObject(page, t).open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile({ name: 'answers.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(shown.dialog.getByRole('cell', { name: 'Take Cupra Mugs.' }).first()).toBeVisible();
  await shown.dialog.getByLabel(t('imports.reading.part')).selectOption('June');
  await expect(shown.dialog.getByRole('cell', { name: 'Take Tassen.' }).first()).toBeVisible();
  await shown.button(t('imports.next')).click();
  await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Tassen');
  await shown.button(t('imports.start')).click();
  await expect(shown.dialog.getByRole('row', { name: /Tassen/u })).toContainText('3');
});

test('it is said how empty cells of the sources column are read, and both readings can be chosen', async ({
  page,
  t,
}) => {
  const name = `Unsourced ${randomUUID()}`;
  const lines = [1, 2].map((day) => `Which mug?,Kimi,Take Tassen.,2024-05-0${String(day)},`);
  const buffer = Buffer.from(['question,engine,answer,asked_at,sources', ...lines].join('\n'));
  await new OverviewPageObject(page, t).open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile({ name: 'answers.csv', mimeType: 'text/csv', buffer });
  const empty = shown.dialog.getByLabel(t('imports.reading.empty'), { exact: true });
  await expect(empty.getByRole('option', { selected: true })).toHaveText(t('imports.reading.empty.none'));
  await empty.selectOption('not_recorded');
  await shown.button(t('imports.next')).click();
  await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Tassen');
  await shown.button(t('imports.start')).click();
  await expect(shown.dialog.getByText(t('imports.read.empty_sources_not_recorded', { a: '2' }))).toBeVisible();
});

test('an import with a wrong column is corrected by importing the file again, and can be undone', async ({
  page,
  t,
}) => {
  const name = `Corrected ${randomUUID()}`;
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const shown = new ShellDialogPageObject(page, t);
  const rows = ['question,engine,answer,note,asked_at'];
  for (let prompt = 1; prompt <= 4; prompt += 1) {
    rows.push(`"Which pen, case ${prompt}?",Kimi,"Inkwell is fine.","nothing of note ${prompt}",2024-05-01T08:00:00Z`);
  }
  const importWith = async (column: string): Promise<void> => {
    await shown.open('project.import');
    await shown.takeFile(csvFile(rows, 'pens.csv'));
    const label = new RegExp(`^${t('imports.field.answer')}`, 'u');
    await shown.dialog.getByRole('combobox', { name: label }).selectOption(column);
    await shown.button(t('imports.next')).click();
  };
  const own = shown.dialog.getByRole('row', { name: /Inkwell/u });
  await importWith('note');
  await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Inkwell');
  await shown.button(t('imports.start')).click();
  await expect(own).toContainText('0');
  await shown.button(t('imports.open')).click();
  await overview.ready();
  // Into the open project, whose names apply.
  await importWith('answer');
  await shown.button(t('imports.start')).click();
  // Four answers, not eight.
  await expect(own).toContainText('4');
  await expect(shown.dialog.getByText(/^4(?: \(|（)/u).first()).toBeVisible();
  await shown.button(t('imports.open')).click();
  await overview.ready();

  await shown.open('project.import');
  await shown.dialog.getByText(t('imports.earlier'), { exact: true }).click();
  await shown.button(t('imports.earlier.undoNamed', { name: 'pens.csv' })).click();
  await shown.button(t('imports.earlier.confirm')).click();
  const undone = t('imports.earlier.done', { name: 'pens.csv', count: 4, removed: '4', left: '0' });
  await expect(shown.dialog.getByText(undone)).toBeVisible();
  await expect(shown.dialog.getByText(t('imports.earlier.none'))).toBeVisible();
});
