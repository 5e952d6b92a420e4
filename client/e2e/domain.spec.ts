import { readFile } from 'node:fs/promises';
import { createIntl } from 'react-intl';
import type { SourceNode } from '../src/api/detailSchemas.ts';
import { formatPercent } from '../src/components/figures/formats.ts';
import { domainSearch } from '../src/pages/answers/domain/domainSearch.ts';
import { treeRows } from '../src/pages/answers/domain/treeRows.ts';
import { DomainPageObject } from './DomainPageObject.ts';
import { expect, test } from './fixtures.ts';
import { closeByEscape } from './support/closeByEscape.ts';
import { expectAnswers } from './support/expectAnswers.ts';
import { daysQuery, expectedDomain } from './support/expectedDetails.ts';
import { TopicPageObject } from './TopicPageObject.ts';

test.use({ account: 'admin' });

const TOPIC = 'chengyu-smart';
const DOMAIN = 'zhihu.com';
const OWN_DOMAIN = 'chengyu-auto.example';
const intlOf = (locale: string | undefined) => createIntl({ locale: locale === 'en-US' ? 'en-US' : 'zh-CN' });

test.describe('a cited domain', () => {
  test('shows the figures of the analysis and its pages as a tree', async ({ page, t, locale }) => {
    const domain = new DomainPageObject(page, t);
    const expected = expectedDomain(DOMAIN, 7);
    await domain.open(DOMAIN);
    const intl = intlOf(locale);
    for (const key of ['share', 'answer_rate'] as const) {
      const tile = domain.tile(t(`domainDetails.tile.${key}`));
      await expect(tile).toContainText(formatPercent(intl, expected[key]?.value ?? Number.NaN));
    }
    await expect(domain.heading).toContainText(t(`figures.sourceType.${expected.type}`));
    const [root, host] = expected.nodes;
    const rows = domain.places();
    await expect(rows.first()).toHaveAttribute('aria-level', '1');
    await expect(rows.first()).toContainText(root?.label ?? '');
    await expect(rows.nth(1)).toHaveAttribute('aria-level', '2');
    await expect(rows.nth(1)).toContainText(host?.citations.toLocaleString('en-US') ?? '');
  });

  test('is walked through by the arrow keys, and Enter shows the answers of a place', async ({ page, t }) => {
    const domain = new DomainPageObject(page, t);
    const expected = expectedDomain(DOMAIN, 7);
    await domain.open(DOMAIN, '&depth=none');
    const rows = domain.places();
    await expect(rows).toHaveCount(1);
    await rows.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(rows.first()).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(rows.nth(2)).toBeFocused();
    await expect(rows.nth(2)).toHaveAttribute('aria-level', '3');
    await page.keyboard.press('ArrowLeft');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAnswers(domain.drawer, t, expected.nodes[1]?.answers ?? -1);
    await closeByEscape(page, domain.drawer);
    await page.reload();
    await domain.ready();
    await expect(domain.places().nth(1)).toHaveAttribute('aria-expanded', 'true');
  });

  test('leads from host, folder and page to exactly the answers that cite them', async ({ page, t }) => {
    const domain = new DomainPageObject(page, t);
    const { nodes } = expectedDomain(DOMAIN, 7);
    const sample = (kind: SourceNode['kind']): SourceNode | undefined => nodes.find((node) => node.kind === kind);
    await domain.open(DOMAIN, '&depth=all');
    for (const kind of ['host', 'folder', 'url'] as const) {
      const node = sample(kind);
      if (node === undefined) throw new Error(`no ${kind}`);
      const shown = node.answers.toLocaleString('en-US');
      const name = t('domainDetails.open.answers', { name: node.label, count: node.answers, answers: shown });
      await domain.tree.getByRole('button', { name, exact: true }).first().click();
      await expectAnswers(domain.drawer, t, node.answers);
      await closeByEscape(page, domain.drawer);
    }
  });

  test('is searched and narrowed to a status, in the address', async ({ page, t }) => {
    const domain = new DomainPageObject(page, t);
    const { nodes } = expectedDomain(DOMAIN, 7);
    const wanted = nodes.findLast(({ kind, citations }) => kind === 'url' && citations > 0);
    await domain.open(DOMAIN);
    await domain.search.fill(wanted?.label ?? '');
    await expect(page).toHaveURL(/q=/u);
    await expect(domain.place(wanted?.label ?? '')).toHaveCount(1);
    await page.reload();
    await domain.ready();
    await expect(domain.search).toHaveValue(wanted?.label ?? '');
    await domain.search.fill('');
    await expect(page).not.toHaveURL(/[?&]q=/u);
    await domain.status(t('domainDetails.status.steady')).click();
    await expect(page).toHaveURL(/url_status=steady/u);
    // Only visible rows are rendered: the tree's row count includes its header.
    const steady = treeRows(nodes, domainSearch.parse(new URLSearchParams({ url_status: 'steady' })));
    await expect(domain.tree).toHaveAttribute('aria-rowcount', String(steady.length + 1));
  });

  test('names the prompts behind the gap, with their answers', async ({ page, t }) => {
    const domain = new DomainPageObject(page, t);
    const [first] = expectedDomain(DOMAIN, 7).gap_prompts;
    if (first === undefined) throw new Error('the sample has no gap');
    await domain.open(DOMAIN);
    await domain.choose('gap');
    await expect(page).toHaveURL(/view=gap/u);
    const name = t('domainDetails.open.gap', {
      name: first.text,
      count: first.answers,
      answers: first.answers.toLocaleString('en-US'),
    });
    await page.getByRole('button', { name, exact: true }).click();
    await expectAnswers(domain.drawer, t, first.answers);
    await closeByEscape(page, domain.drawer);
    await page.getByRole('link', { name: first.text }).click();
    await expect(page).toHaveURL(new RegExp(`/answer/promptsDetails\\?id=${first.prompt_id}`, 'u'));
  });

  test('of our own shows which pages are cited no more and what is cited instead', async ({ page, t }) => {
    const domain = new DomainPageObject(page, t);
    const [lost] = expectedDomain(OWN_DOMAIN, 14).replaced;
    if (lost === undefined) throw new Error('the sample has no replaced page');
    await domain.open(OWN_DOMAIN, `${daysQuery(14)}&view=replaced`);
    await expect(page.getByText(lost.url, { exact: true })).toBeVisible();
    for (const { title } of lost.by) await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: lost.title }).first()).toHaveAttribute('rel', /noopener/u);
  });

  test('draws its flow, whose parts lead to their answers; the part of the library for it comes only here', async ({
    page,
    t,
    called,
  }) => {
    const drawn: string[] = [];
    page.on('request', (request) => {
      if (/sankey/iu.test(request.url())) drawn.push(request.url());
    });
    await new TopicPageObject(page, t).open(TOPIC);
    expect(drawn).toEqual([]);
    const domain = new DomainPageObject(page, t);
    const { flow, topics } = expectedDomain(DOMAIN, 7);
    const [largest] = flow.toSorted((a, b) => b.citations - a.citations);
    await domain.open(DOMAIN);
    await expect.poll(() => drawn).toHaveLength(1);
    const panel = page.getByRole('region', { name: t('domainDetails.flow'), exact: true }).first();
    await panel.getByRole('button', { name: t('charts.viewTable') }).click();
    const row = panel.getByRole('row').nth(1);
    await expect(row).toContainText(called(topics.find(({ id }) => id === largest?.topic_id)?.name ?? '?'));
    await row.getByRole('button').click();
    await expect(domain.drawer).toContainText(`https://${largest?.host ?? '?'}/`);
    await expect(page).toHaveURL(new RegExp(`platform_id%3D${largest?.platform_id ?? '?'}`, 'u'));
  });

  test('leaves as a file with every place of the tree', async ({ page, t }) => {
    const domain = new DomainPageObject(page, t);
    const { nodes } = expectedDomain(DOMAIN, 7);
    await domain.open(DOMAIN);
    const saved = page.waitForEvent('download');
    const panel = page.getByRole('region', { name: t('domainDetails.tree'), exact: true });
    await panel.getByRole('button', { name: t('charts.export.csv') }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(nodes.length + 1);
    expect(text).toContain(nodes.at(-1)?.url ?? '?');
  });

  test('does not exist where no answer cites it', async ({ page, t }) => {
    await page.goto('/answer/subdomainDetails?domain=nowhere.example');
    await expect(page.getByRole('heading', { level: 1, name: t('domainDetails.notFound') })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('nowhere.example');
    await page.getByRole('link', { name: t('domainDetails.back') }).click();
    await expect(page).toHaveURL(/\/answer\/index/u);
  });

  test('without answers says why and offers all dates', async ({ page, t }) => {
    await page.goto(`/answer/subdomainDetails?domain=${DOMAIN}&start_time=2020-01-01&end_time=2020-01-07`);
    await page.getByRole('button', { name: t('filters.empty.showAll') }).click();
    await new DomainPageObject(page, t).ready();
  });
});
