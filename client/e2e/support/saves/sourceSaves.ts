import { button, shows, undo } from './Save.ts';
import type { Find, On, SaveFlow } from './Save.ts';

const DOMAIN = 'zhihu.com';

/** The domain's type, which opens the menu of the others. */
const type =
  (name: 'forum' | 'reference'): Find =>
  ({ page, t }: On) =>
    page.getByRole('heading', { level: 1 }).getByRole('button', {
      name: t('figures.sourceType.of', { domain: DOMAIN, type: t(`figures.sourceType.${name}`) }),
    });

export const domainSaves: readonly SaveFlow[] = [
  {
    address: `/answer/subdomainDetails?domain=${DOMAIN}`,
    steps: [
      {
        call: 'front/answer/sourceType',
        open: async (on) => type('forum')(on).click(),
        button: ({ page, t }) => page.getByRole('menuitem', { name: t('figures.sourceType.reference'), exact: true }),
        again: button((t) => t('common.retry')),
        twice: false,
        done: shows(type('reference')),
      },
      {
        call: 'front/answer/sourceType',
        ...undo((t) => t('figures.sourceType.undo')),
        done: shows(type('forum')),
      },
    ],
  },
];
