import { ActionBoardPageObject } from '#e2e/ActionBoardPageObject.ts';
import { expect } from '#e2e/fixtures.ts';
import { button, dialog, hides, opens, shows, typed, undo } from './Save.ts';
import type { Find, On, SaveFlow } from './Save.ts';

const PROMPT = '纯视觉和激光雷达方案到底差在哪';
const OWN = '整理竞品对比';

const board = ({ page, t }: On): ActionBoardPageObject => new ActionBoardPageObject(page, t);
const waiting: Find = (on) => board(on).card('todo', PROMPT);
const own: Find = (on) => board(on).card('todo', OWN);

/** The board: a moved card changes column at once, and moves back when saving fails. */
export const actionSaves: readonly SaveFlow[] = [
  {
    address: '/optimize/index',
    steps: [
      {
        call: 'front/optimize/actions/add',
        open: opens(button((t) => t('actions.add'))),
        stays: true,
        ...typed((on) => board(on).field('actions.field.title'), OWN),
        button: button((t) => t('actions.save'), dialog),
        done: shows(own),
      },
      {
        call: 'front/optimize/actions/update',
        open: async (on) => board(on).opener(own(on)).click(),
        stays: true,
        ...typed((on) => board(on).field('actions.field.notes'), '先访谈两位工程师'),
        button: button((t) => t('actions.save'), dialog),
        done: hides(dialog),
      },
      {
        call: 'front/optimize/actions/delete',
        open: async (on) => board(on).opener(own(on)).click(),
        button: button((t) => t('actions.remove'), dialog),
        done: hides(own),
      },
      { call: 'front/optimize/actions/restore', ...undo((t) => t('actions.moved.undo')), done: shows(own) },
    ],
  },
  {
    address: '/optimize/index?kind=create',
    steps: [
      {
        call: 'front/optimize/actions/update',
        act: async (on) => {
          await expect(waiting(on)).toBeVisible();
          await board(on).move(waiting(on), 'doing');
        },
        done: shows((on) => board(on).card('doing', PROMPT)),
      },
      {
        call: 'front/optimize/actions/restore',
        ...undo((t) => t('actions.moved.undo')),
        done: shows(waiting),
      },
      {
        call: 'front/optimize/actions/update',
        open: async (on) => {
          await board(on).ready();
          await board(on).move(waiting(on), 'dismissed');
        },
        ...typed((on) => board(on).field('actions.reason'), '没有合作渠道'),
        button: button((t) => t('actions.reason.confirm'), dialog),
        done: shows((on) => board(on).card('dismissed', '没有合作渠道')),
      },
    ],
  },
];
