import { act, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import type { Project } from '#client/api/projectSchemas.ts';
import { projectChosen } from '#client/lib/projectChoice.ts';
import { useStores } from '#client/stores/useStores.ts';
import { renderShellForTest } from '#client/testing/renderShellForTest.tsx';
import { useAddressedProject } from './useAddressedProject.ts';

const projects = ['aurora', 'borealis'].map((id) => ({ id, name: `The ${id}`, brand: id })) as unknown as Project[];

const Page = observer(function Page() {
  const state = useAddressedProject();
  const { currentId } = useStores().projects;
  return (
    <p>
      {state} {currentId}
    </p>
  );
});

function open(address: string, currentId: string | null = 'aurora') {
  const view = renderShellForTest(<Page />, address);
  act(() => {
    runInAction(() => {
      view.stores.projects.list = projects;
      view.stores.projects.state = 'loaded';
    });
    if (currentId !== null) view.stores.projects.select(currentId);
  });
  const told = () => view.stores.notices.list.map(({ messageId, values }) => [messageId, values['name']]);
  const at = () => `${view.router.state.location.pathname}${view.router.state.location.search}`;
  return { ...view, told, at };
}

test('an address without a project gets the current one, in place and without a word', async () => {
  const { at, told } = open('/overview/index?topic_ids=t1');
  await waitFor(() => {
    expect(at()).toBe('/overview/index?topic_ids=t1&project=aurora');
  });
  expect(screen.getByText('ready aurora')).toBeDefined();
  expect(told()).toEqual([]);
});

test('a link to another project of the reader switches to it, and says so', () => {
  const { told, stores } = open('/overview/index?project=borealis');
  expect(screen.getByText('ready borealis')).toBeDefined();
  expect(stores.projects.currentId).toBe('borealis');
  expect(told()).toEqual([['project.switched', 'The borealis']]);
});

test('a link to a project that the reader does not have shows nothing, and changes nothing', () => {
  const { told, stores } = open('/overview/index?project=elsewhere');
  expect(screen.getByText('refused aurora')).toBeDefined();
  expect(stores.projects.currentId).toBe('aurora');
  expect(told()).toEqual([]);
});

test('who chose the project by hand is told nothing; the step back is told', async () => {
  const { router, told } = open('/overview/index?project=aurora');
  await act(async () => router.navigate('/overview/index?project=borealis', { state: projectChosen }));
  expect(screen.getByText('ready borealis')).toBeDefined();
  expect(told()).toEqual([]);
  await act(async () => router.navigate(-1));
  expect(screen.getByText('ready aurora')).toBeDefined();
  expect(told()).toEqual([['project.switched', 'The aurora']]);
});

test('tabs follow, those about one thing of the project before close, and its filters are forgotten', () => {
  const { stores, router } = open('/overview/index?project=aurora');
  const tab = (fullPath: string) => ({ title: 't', name: fullPath, fullPath, query: {}, ignoreCache: false });
  act(() => {
    stores.tabs.visit(tab('/answer/index?topic_ids=t1&start_time=2026-01-01&project=aurora'));
    stores.tabs.visit(tab('/answer/promptsDetails?id=7&project=aurora'));
    stores.filters.update({ topic_ids: ['t1'] });
    void router.navigate('/overview/index?project=borealis');
  });
  expect(stores.tabs.list.map(({ fullPath }) => fullPath)).toEqual([
    '/dashboard/workplace?project=borealis',
    '/answer/index?start_time=2026-01-01&project=borealis',
  ]);
  expect(stores.filters.topic_ids).toEqual([]);
});

test('pages about the person hold no project', () => {
  const { at } = open('/profile?tab=team&project=borealis');
  expect(screen.getByText('ready aurora')).toBeDefined();
  expect(at()).toBe('/profile?tab=team&project=borealis');
});

test('a message about a channel opens the channels of its own project, in the profile', () => {
  const { stores, told } = open('/profile?tab=channels&project=borealis');
  expect(screen.getByText('ready borealis')).toBeDefined();
  expect(stores.projects.currentId).toBe('borealis');
  expect(told()).toEqual([['project.switched', 'The borealis']]);
});

test('the channels of a project that the reader does not have are refused; without a project they are those of the current one', () => {
  const foreign = open('/profile?tab=channels&project=elsewhere');
  expect(screen.getByText('refused aurora')).toBeDefined();
  foreign.unmount();
  const { at } = open('/profile?tab=channels');
  expect(screen.getByText('ready aurora')).toBeDefined();
  expect(at()).toBe('/profile?tab=channels');
});
