import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { escapeRegExp } from '#client/lib/escapeRegExp.ts';
import type { Translate } from './createTranslator.ts';

/** A control that changes data on the server, or leads to such a control. */
export interface LevelControl {
  readonly id: MessageId;
  /** Where it is, if not on a page as its bare address shows it. */
  readonly at?: string;
  readonly locate: (page: Page, t: Translate) => Locator;
}

const SOMETHING = '\u0001';

/** Pattern of its accessible name; the values in it may be anything. */
function nameOf(t: Translate, id: MessageId, values: readonly string[]): RegExp {
  const text = t(id, Object.fromEntries(values.map((name) => [name, SOMETHING])));
  return new RegExp(`^${text.split(SOMETHING).map(escapeRegExp).join('.*')}$`, 'su');
}

const control = (
  role: 'button' | 'link' | 'combobox',
  id: MessageId,
  values: readonly string[] = [],
  at?: string,
): LevelControl => ({
  id,
  ...(at !== undefined && { at }),
  locate: (page, t) => page.getByRole(role, { name: nameOf(t, id, values), includeHidden: true }),
});

const BRAND = '/brand/index?tab=';

/** Controls that need level `edit`. */
export const WRITING: readonly LevelControl[] = [
  control('link', 'workplace.quick.prompts'),
  control('link', 'workplace.quick.brief'),
  control('link', 'workplace.quick.report'),
  control('button', 'workplace.quick.import'),
  control('button', 'project.import', [], '/answer/runs'),
  control('button', 'prompt.addOne'),
  control('button', 'prompt.addMany'),
  control('button', 'prompt.names'),
  control('button', 'prompt.row.edit', ['name']),
  control('button', 'prompt.row.delete', ['name']),
  control('button', 'brandNames.save', [], `${BRAND}identity`),
  control('button', 'brandNames.addRival', [], `${BRAND}identity`),
  control('button', 'brand.suggest.trackNamed', ['name'], `${BRAND}competitors`),
  control('button', 'brand.themes.edit', [], `${BRAND}perception`),
  control('button', 'brand.facts.add', [], `${BRAND}facts`),
  control('button', 'brand.facts.editNamed', ['statement'], `${BRAND}facts`),
  control('combobox', 'brand.errors.statusOf', ['said'], `${BRAND}facts`),
  control('button', 'keywords.add'),
  control('button', 'keywords.import'),
  control('button', 'keywords.row.edit', ['name']),
  control('button', 'keywords.row.delete', ['name']),
  control('button', 'traffic.import'),
  control('button', 'actions.add'),
  control('button', 'actions.card.move', ['title']),
  control('button', 'brief.begin.gather'),
  control('button', 'brief.removeNamed', ['title']),
  control('button', 'writing.new.blank'),
  control('button', 'writing.kit'),
  control('button', 'writing.deleteNamed', ['title']),
  control('button', 'inventory.add'),
  control('button', 'inventory.readAll'),
  control('link', 'inventory.improveNamed', ['page']),
  control('button', 'improve.changes.add'),
  control('button', 'improve.pages.paste'),
  control('button', 'insights.personas.edit'),
  control('button', 'insights.assign.of', ['prompt'], '/userInsights/index?tab=prompts'),
  control('button', 'figures.sourceType.of', ['domain', 'type']),
];

/** Controls that need level `manage`. */
export const MANAGING: readonly LevelControl[] = [
  control('link', 'workplace.quick.invite', [], '/dashboard/workplace'),
  control('button', 'team.invite', [], '/profile?tab=team'),
  control('button', 'team.member.edit', ['name'], '/profile?tab=team'),
  control('button', 'profile.keys.make', [], '/profile?tab=keys'),
];
