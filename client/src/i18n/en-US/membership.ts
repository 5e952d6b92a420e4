import type { messages as source } from '../zh-CN/membership.ts';

export const messages = {
  'membership.title': 'Plans',
  'membership.plans': 'Plans',
  'membership.none': 'Your provider offers no plans to choose from',
  'membership.billing': 'Billing period',
  'membership.billing.month': 'Monthly',
  'membership.billing.year': 'Yearly',
  'membership.per.month': 'per month',
  'membership.per.year': 'per year',
  'membership.noPrice': 'No price given',
  'membership.sameYearly': 'Same price billed yearly',
  'membership.saves': '{month}/month, save {amount} a year ({share})',
  'membership.wouldSave': '{year}/year (save {share})',
  'membership.current': 'Current plan',
  'membership.recommended': 'Recommended',
  'membership.change':
    'Your provider sets up and changes plans; nothing is charged here. To change your plan, a team admin can contact your provider’s support.',
  'membership.limits': 'Usage and limits',
  'membership.limit': 'Limit',
  'membership.yourUse': 'Your usage',
  'membership.use': '{used} of {limit}',
  'membership.use.full': 'At the limit',
  'membership.use.over': 'Over the limit',
  'membership.pending': '{count, plural, one {and # pending invitation} other {and # pending invitations}}',
  'membership.noLimit': 'No limit',
  'membership.limit.projects': 'Projects',
  'membership.limit.members': 'Members',
  'membership.limit.prompts': 'Prompts',
  'membership.limit.platforms': 'Platforms',
  'membership.limit.runs_per_week': 'Runs per week',
  'membership.means.projects':
    'A project tracks one brand and its competitors; your usage counts the projects you can see, except sample projects.',
  'membership.means.members': 'Accounts in the team; a pending invitation also takes a seat.',
  'membership.means.prompts': 'Active prompts in each project, not counting paused ones.',
  'membership.means.platforms': 'AI engines asked in each project.',
  'membership.means.runs_per_week':
    'How often each prompt is asked on each platform per week; your usage is the average of the last 7 days.',
  'membership.sampling.seed':
    'This starts from your project as it is now, and from an example for what it does not have yet. Change the sampling to see how the interval changes and which plan covers it.',
  'membership.sampling.example':
    'This is an example, not your project’s data. Change the sampling to see how the interval changes and which plan covers it.',
  'membership.cost':
    '{prompts, plural, one {{prompts, number} prompt} other {{prompts, number} prompts}} × {platforms, plural, one {{platforms, number} platform} other {{platforms, number} platforms}} × {runs, plural, one {{runs, number} run} other {{runs, number} runs}} per week = {answers, plural, one {{answers, number} answer} other {{answers, number} answers}} per week for each project',
  'membership.verdicts': 'Which plans cover this sampling',
  'membership.holds': 'Covers this sampling',
  'membership.exceeds': 'Over its limits: {limits}',
  'membership.exceeded': '{name} (max. {limit})',
  'membership.most': 'Up to {answers, select, 1 {1 answer} other {{answers} answers}} per week',
  'membership.most.none': 'Unlimited answers per week',
} as const satisfies Record<keyof typeof source, string>;
