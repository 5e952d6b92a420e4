import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { csvFile, ShellDialogPageObject } from './ShellDialogPageObject.ts';

test.use({ account: 'admin' });

const PROMPTS = 6;
const RUNS = 8;

/** Answers about lamps: every second one mentions the own brand, and the time is in an unexpected column. */
function lampRows(): string[] {
  const rows = ['question,engine,answer,moment,run'];
  for (let prompt = 1; prompt <= PROMPTS; prompt += 1) {
    for (let run = 1; run <= RUNS; run += 1) {
      const brands = run % 2 === 0 ? 'Lumora and Wickett' : 'Wickett';
      rows.push(
        `"Which lamp, case ${prompt}?",ChatGPT,"Take a look at ${brands}, both, and compare. An office often has Brightly.",2024-03-0${(run % 7) + 1}T08:00:00Z,${run}`,
      );
    }
  }
  return rows;
}

const READABLE = lampRows().map((row, index) => (index === 0 ? row.replace('moment', 'asked_at') : row));

test('a file is imported: the mapping corrected, names taken from the answers, and the project opened', async ({
  page,
  t,
}) => {
  const name = `Lamps ${randomUUID()}`;
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile(csvFile(lampRows()));
  await expect(shown.step('columns')).toBeVisible();
  await expect(shown.dialog.getByText(t('imports.columns.missing', { fields: t('imports.field.date') }))).toBeVisible();
  await expect(shown.button(t('imports.next'))).toBeDisabled();
  await shown.dialog
    .getByRole('combobox', { name: new RegExp(`^${t('imports.field.date')}`, 'u') })
    .selectOption('moment');
  const preview = shown.dialog.getByRole('region', { name: t('imports.preview') });
  await expect(preview.getByRole('cell', { name: t('imports.preview.good'), exact: true }).first()).toBeVisible();
  await shown.button(t('imports.next')).click();
  await expect(shown.dialog.getByRole('heading', { name: t('imports.names.title') })).toBeFocused();
  await shown.button(t('imports.suggestions.ownNamed', { name: 'Lumora' })).click();
  await shown.button(t('imports.suggestions.rivalNamed', { name: 'Wickett' })).click();
  await expect(shown.field(t('imports.names.own'), t('imports.names.name'))).toHaveValue('Lumora');
  await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
  await shown.button(t('imports.start')).click();
  await expect(shown.dialog.getByRole('heading', { name: t('imports.done.created', { name }) })).toBeVisible();
  const answers = PROMPTS * RUNS;
  await expect(shown.dialog.getByRole('row', { name: /Lumora/u })).toContainText(String(answers / 2));
  await shown.button(t('imports.open')).click();
  await overview.ready();
  await expect(page.getByRole('button', { name: t('project.current', { name }) })).toBeVisible();
  await expect.poll(async () => overview.value('visibility')).toBe('50.0%');
  await expect(overview.tile('visibility')).toContainText(`n ${answers}`);
});

test('answers for a project there is already: its own brand is offered, and its rivals stay', async ({ page, t }) => {
  const name = `Lamps ${randomUUID()}`;
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const shown = new ShellDialogPageObject(page, t);
  const takeRows = async (rows: readonly string[]): Promise<void> => {
    await shown.open('project.import');
    await shown.takeFile(csvFile([...rows]));
    await shown.button(t('imports.next')).click();
  };
  const projectName = shown.dialog.getByLabel(t('imports.names.project'));
  const own = shown.field(t('imports.names.own'), t('imports.names.name'));
  await takeRows(READABLE.slice(0, 20));
  await projectName.fill(name);
  await own.fill('Lumora');
  await shown.button(t('imports.suggestions.rivalNamed', { name: 'Wickett' })).click();
  await shown.button(t('imports.start')).click();
  await shown.button(t('imports.open')).click();
  await overview.ready();

  // The import appends to the open project unless another one is chosen.
  await takeRows(READABLE);
  const into = shown.dialog.getByRole('radio', { name: t('imports.target.current', { project: name }) });
  await expect(into).toBeChecked();
  await expect(own).toBeHidden();
  await shown.dialog.getByText(t('imports.target.new'), { exact: true }).click();
  await projectName.fill(name);
  await own.fill('Wickett');
  const values = { project: name, brand: 'Lumora' };
  await expect(shown.dialog.getByText(t('imports.names.joinsOther', values))).toBeVisible();
  await shown.button(t('imports.names.useBrand', values)).click();
  await expect(own).toHaveValue('Lumora');
  await expect(shown.dialog.getByText(t('imports.names.joins', values))).toBeVisible();
  await shown.dialog
    .getByText(t('imports.target.current', { project: name }))
    .first()
    .click();
  await shown.button(t('imports.start')).click();
  await expect(shown.dialog.getByRole('row', { name: /Lumora/u })).toContainText(String((PROMPTS * RUNS) / 2));
  await expect(shown.dialog.getByRole('row', { name: /Wickett/u })).toContainText(String(PROMPTS * RUNS));
});

test('of a half-broken file the good rows come in, and the bad ones are listed by line', async ({ page, t }) => {
  const name = `Broken ${randomUUID()}`;
  const rows = [...READABLE];
  rows.splice(2, 0, '"Which lamp?",ChatGPT,"Lumora",yesterday,1');
  rows.push('"Which lamp?",ChatGPT,"",2024-03-01T08:00:00Z,1');
  await new OverviewPageObject(page, t).open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile(csvFile(rows));
  const skipped = t('imports.preview.skip', { reason: t('imports.reason.unreadable_date') });
  await expect(shown.dialog.getByRole('cell', { name: skipped })).toBeVisible();
  await shown.button(t('imports.next')).click();
  await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Lumora');
  await shown.button(t('imports.start')).click();
  const list = shown.dialog.getByRole('region', { name: t('imports.skipped') });
  await expect(list).toContainText(t('imports.reason.unreadable_date'));
  await expect(list).toContainText(t('imports.skipped.lines', { places: '3', shown: 1, more: 0 }));
  await expect(list).toContainText(t('imports.skipped.lines', { places: String(rows.length), shown: 1, more: 0 }));
});

test('a file that is no list of answers is refused with the reason, and another may follow', async ({ page, t }) => {
  await new OverviewPageObject(page, t).open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile({ name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7\nno answers') });
  const [start = ''] = t('imports.file.refused', { reason: '' }).split(/[:：]/u);
  await expect(shown.dialog.getByRole('alert')).toContainText(start);
  await shown.takeFile(csvFile(READABLE));
  await expect(shown.step('columns')).toBeVisible();
});

test('a file without a single good row writes nothing and says why', async ({ page, t }) => {
  await new OverviewPageObject(page, t).open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile(csvFile(['question,engine,answer,asked_at', 'a,b,c,never', 'd,e,f,never']));
  await shown.button(t('imports.next')).click();
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Lumora');
  await shown.button(t('imports.start')).click();
  await expect(shown.dialog.getByRole('heading', { name: t('imports.done.nothing') })).toBeVisible();
  await shown.button(t('imports.mend')).click();
  await expect(shown.step('columns')).toBeVisible();
});

test('an import goes on behind its closed dialog, and says when it is over', async ({ page, t, setFault }) => {
  const name = `Behind ${randomUUID()}`;
  await new OverviewPageObject(page, t).open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile(csvFile(READABLE));
  await shown.button(t('imports.next')).click();
  await shown.dialog.getByLabel(t('imports.names.project')).fill(name);
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Lumora');
  // Keeps the import running until the dialog is closed.
  await setFault('delay=1500@/api/front/import/job');
  await shown.button(t('imports.start')).click();
  await shown.button(t('common.close')).first().click();
  await expect(shown.dialog).toBeHidden();
  await expect(page.getByText(t('imports.notice.done', { name }))).toBeVisible();
  await page.getByRole('button', { name: t('imports.notice.show') }).click();
  await expect(shown.dialog.getByRole('heading', { name: t('imports.done.created', { name }) })).toBeVisible();
});

test('a reload loses no name, and a taken project name is said at its field', async ({ page, t }) => {
  const overview = new OverviewPageObject(page, t);
  await overview.open();
  const taken = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('ProjectList') ?? '{}') as { name?: string }).name ?? '',
  );
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile(csvFile(READABLE));
  await shown.button(t('imports.next')).click();
  await shown.field(t('imports.names.own'), t('imports.names.name')).fill('Lumora');
  await shown.addChip(t('imports.names.own'), t('imports.names.aliases'), 'LMR');
  await page.reload();
  await overview.ready();
  await shown.open('project.import');
  await expect(shown.field(t('imports.names.own'), t('imports.names.name'))).toHaveValue('Lumora');
  await expect(shown.button(t('common.removeNamed', { name: 'LMR' }))).toBeVisible();
  const project = shown.dialog.getByLabel(t('imports.names.project'));
  await project.fill(taken);
  await shown.button(t('imports.start')).click();
  await expect(project).toHaveAttribute('aria-invalid', 'true');
  await expect(shown.field(t('imports.names.own'), t('imports.names.name'))).toHaveValue('Lumora');
});

test('a file of prompts without answers: the dialog says where prompts go, and leads there', async ({ page, t }) => {
  await new OverviewPageObject(page, t).open();
  const shown = new ShellDialogPageObject(page, t);
  await shown.open('project.import');
  await shown.takeFile(csvFile(['question,topic', 'Which lamp is best?,Lamps', 'Which desk is best?,Desks']));
  const link = shown.dialog.getByRole('link', { name: t('imports.columns.onlyPrompts.page') });
  await link.click();
  await expect(page).toHaveURL(/\/prompt\?.*add=many/u);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: t('prompt.paste.label') })).toBeVisible();
});
