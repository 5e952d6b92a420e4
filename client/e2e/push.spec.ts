import { randomUUID } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { OverviewPageObject } from './OverviewPageObject.ts';
import { signIn } from './support/signIn.ts';

test.use({ account: 'admin' });

interface Reply<T> {
  readonly code: number;
  readonly data: T;
}

test('answers that a program pushes with a key are figures at once, and those at fault say so', async ({
  page,
  request,
  t,
}) => {
  const name = `Pushed ${randomUUID().slice(0, 8)}`;
  const login = { authorization: `Bearer ${await signIn(request, 'admin')}` };
  const post = async <T>(path: string, data: object, headers: Record<string, string>): Promise<T> => {
    const reply = (await (await request.post(`/api/front/${path}`, { data, headers })).json()) as Reply<T>;
    expect(reply.code, path).toBe(0);
    return reply.data;
  };
  const { id } = await post<{ id: string }>('project/create', { name, brand: { name: 'Lumora' } }, login);
  const key = { name, scopes: ['push'], project_ids: [id] };
  const { secret } = await post<{ secret: string }>('key/create', key, login);

  const at = new Date().toISOString();
  const record = (number: number, answer: string) => {
    return { id: `r${number}`, platform: 'ChatGPT', prompt: `Lamp ${number}?`, answer, asked_at: at };
  };
  const answers = [
    record(1, 'Lumora'),
    record(2, 'Wickett'),
    record(3, 'Lumora'),
    { ...record(4, 'x'), asked_at: 'soon' },
  ];
  const headers = { authorization: `Bearer ${secret}`, 'project-id': id };
  expect(await post('answers/push', { answers }, headers)).toMatchObject({ added: 3, refused: 1 });
  expect(await post('answers/push', { answers }, headers)).toMatchObject({ added: 0, already_there: 3 });

  const overview = new OverviewPageObject(page, t);
  await overview.open(`?project=${id}`);
  await expect.poll(async () => overview.value('visibility')).toBe('66.7%');
  await expect(overview.tile('visibility')).toContainText('n 3');

  // An Arabic answer reads from right to left, also around a name in Latin letters.
  await post('answers/push', { answers: [record(5, 'مصباح Lumora ممتاز')] }, headers);
  await page.goto(`/answer/index?tab=answers&project=${id}`);
  const edges = await page.getByRole('button', { name: 'Lamp 5?' }).evaluate((text) => {
    const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const lefts: number[] = [];
    while (words.nextNode() !== null) {
      const range = document.createRange();
      range.selectNode(words.currentNode);
      if (['مصباح', 'Lumora', 'ممتاز'].includes(range.toString().trim())) {
        lefts.push(range.getBoundingClientRect().left);
      }
    }
    return lefts;
  });
  expect(edges).toHaveLength(3);
  expect(edges).toEqual([...edges].sort((a, b) => b - a));

  // Their sources were not captured: there is nothing that a filter hides.
  await page.goto(`/answer/index?tab=sources&project=${id}`);
  await expect(page.getByText(t('answerIndex.sources.noDomains'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('answerIndex.showAll') })).toHaveCount(0);
});
