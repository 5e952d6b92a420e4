import type { Page } from '@playwright/test';
import { Shell } from '../Shell.ts';
import { csvFile, ShellDialogPageObject } from '../ShellDialogPageObject.ts';
import type { Translate } from './createTranslator.ts';
import { PAGE_ADDRESSES } from './pageAddresses.ts';

/** A state of the product: an address, and what is opened there without an address of its own. */
export interface PageState {
  readonly address: string;
  /** What `prepare` opens, for the test title. */
  readonly shown?: string;
  readonly prepare?: (page: Page, t: Translate) => Promise<void>;
}

/** Public pages. */
export const OPEN_STATES: readonly PageState[] = [
  { address: '/create' },
  { address: '/create?mode=register' },
  { address: '/create?mode=forgot' },
  { address: '/invite?code=WC7K-2M9Q' },
  { address: '/invite?code=WC8D-1ZGH' },
];

/** Tabs, drawers and dialogs that have an address. */
export const FURTHER_ADDRESSES = [
  '/answer/index?tab=topics',
  '/answer/index?tab=sources',
  '/answer/index?tab=answers',
  '/answer/promptsDetails?id=chengyu-p01&tab=sources',
  '/answer/promptsDetails?id=chengyu-p01&tab=competitors',
  '/answer/subdomainDetails?domain=zhihu.com&view=gap',
  '/prompt?precision=1',
  '/prompt?add=one',
  '/prompt?add=many',
  '/prompt?names=1',
  '/membership?billing=year',
  '/profile?tab=team&view=invitations',
  '/profile?tab=team&view=activity',
  '/profile?tab=team&invite=1',
  '/profile',
  '/profile?tab=account',
  '/profile?tab=password',
  '/profile?tab=devices',
  '/profile?tab=keys',
  '/profile?tab=channels',
  '/notifications/answer?use=confirm&token=x',
  '/userInsights/index?tab=prompts',
  '/keywords/traffic?view=folders',
  '/keywords/index?add=one',
  '/keywords/index?add=file',
  '/keywords/expand?ids=chengyu-k02',
  '/optimize/existingContent?add=html',
  '/optimize/existingContent?page=page-chengyu-auto-example-range',
  '/brand/index?tab=competitors',
  '/brand/index?tab=perception&theme=price&brand=chengyu',
  '/brand/index?tab=facts&gone=1&fact=chengyu-m6-price',
  '/optimize/index?action=create_coverage%7Cchengyu-p12',
  '/optimize/optContent?change=chengyu-e5',
  '/optimize/contCreation?brief=chengyu-brief-winter',
  '/no/such/page',
];

/** States that only a click opens. */
const OPENED: readonly PageState[] = [
  {
    address: '/optimize/optContent?pasted=1',
    shown: 'editor',
    prepare: async (page, t) => {
      await page.getByRole('textbox', { name: t('improve.after.text') }).waitFor();
    },
  },
  {
    address: '/optimize/genContent',
    shown: 'draft',
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('writing.new.blank') }).click();
      const score = page.getByRole('region', { name: t('score.title'), exact: true });
      // A blank text has no score.
      await score.getByText(t('score.noText')).waitFor();
      await page.getByRole('textbox', { name: t('writing.field.text'), exact: true }).fill('It goes 520 km.');
      await score.getByRole('meter').first().waitFor();
    },
  },
  {
    address: '/optimize/optContent?page=page-chengyu-auto-example-range',
    shown: 'weights',
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('score.weights') }).click();
      await page.getByRole('dialog', { name: t('score.weights') }).waitFor();
    },
  },
  {
    address: '/overview/index',
    shown: 'import dialog',
    prepare: async (page, t) => {
      const shown = new ShellDialogPageObject(page, t);
      await shown.open('project.import');
      await shown.takeFile(csvFile(['question,answer,asked_at', 'Which?,"Lumora, or Wickett",2024-03-01']));
      await shown.dialog.getByRole('table').waitFor();
    },
  },
  {
    address: '/overview/index',
    shown: 'brand names dialog',
    prepare: async (page, t) => {
      const shown = new ShellDialogPageObject(page, t);
      await shown.open('project.brandNames');
      await shown.field(t('brandNames.own'), t('brandNames.name')).waitFor();
    },
  },
  {
    address: '/overview/index',
    shown: 'drawer of answers',
    prepare: async (page) => {
      await page.getByRole('article').first().getByRole('button').filter({ hasText: /\d/u }).first().click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    address: '/overview/index',
    shown: 'command palette',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    address: '/overview/index',
    shown: 'settings',
    prepare: async (page, t) => {
      await new Shell(page, t).openSettings();
    },
  },
  {
    address: '/answer/promptsDetails?id=chengyu-p01',
    shown: 'two answers side by side',
    prepare: async (page, t) => {
      await page.getByRole('button', { name: t('promptDetails.compare'), exact: true }).click();
      await page.getByRole('table', { name: t('promptDetails.compare.title') }).waitFor();
    },
  },
];

/** All states behind the login: an address of every page, enforced for new pages, and what opens there. */
export const PAGE_STATES: readonly PageState[] = [
  ...PAGE_ADDRESSES.map((address) => ({ address })),
  ...FURTHER_ADDRESSES.map((address) => ({ address })),
  ...OPENED,
];
