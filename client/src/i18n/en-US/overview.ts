import type { messages as source } from '../zh-CN/overview.ts';

export const messages = {
  'overview.title': 'Overview',
  'overview.reports': 'Reports',
  'overview.trend': 'Visibility over time',
  'overview.trend.scope':
    '{answers, select, 1 {1 usable answer} other {{answers} usable answers}} to {prompts, select, 1 {1 prompt} other {{prompts} prompts}}{unusable, plural, =0 {} one {; {unusableText} more was refused, empty or failed} other {; {unusableText} more were refused, empty or failed}}{left, plural, =0 {} one {; showing the most visible brands, # more not shown} other {; showing the most visible brands, # more not shown}}',
  'overview.leaders': 'Leaderboard',
  'overview.leaders.scale':
    'Visibility with 95% interval, 0 to {end}{ties, select, yes {; brackets join brands that can’t be told apart} other {}}',
  'overview.leaders.tied': 'tied',
  'overview.leaders.about': '95% interval {interval}, n {n}',
  'overview.heat': 'Visibility by platform and topic',
  'overview.heat.about': 'Your brand<screen>; click a cell to read the answers</screen>',
  'overview.heat.most':
    'Your brand, for the {count, number} topics with the most answers (of {all, number}). Filter by topic to see the others.',
  'overview.heat.cell':
    '{platform}, {topic}: {value}, 95% interval {interval}, n {n}, {k, select, 1 {1 prompt} other {{k} prompts}}',
  'overview.heat.thinCell':
    '{platform}, {topic}: {value}, low sample (n {n}, {k, select, 1 {1 prompt} other {{k} prompts}})',
  'overview.heat.none': '{platform}, {topic}: no usable answers',
  'overview.heat.noTopics': 'No prompt has a topic yet.',
  'overview.heat.setTopics': 'Assign topics',
  'overview.changes': 'What changed',
  'overview.changes.why': 'Find out why',
  'overview.changes.against': 'Compared with {days}',
  'overview.changes.againstMany': 'Compared with {days}. Among this many comparisons, one may look real by chance.',
  'overview.changes.none': 'No changes beyond noise',
  'overview.changes.noPrevious': 'The previous period has no data',
  'overview.changes.item': '{measure} of {brand}',
  'overview.changes.values': '{from} → {to}',
  'overview.changes.cause': 'mostly from {name}',
  'overview.changes.causeEffect': 'mostly from {name} ({effect}{ratio, select, yes {\u00a0pts} other {}})',
  'overview.changes.eventOn': '{title} on {day}',
  'overview.changes.event': 'at the same time: {events}',
  'overview.changes.events': 'at the same time: {events}; can’t tell which one caused it',
  'overview.sources': 'Source mix',
  'overview.sources.count':
    '{citations, select, 1 {1 citation} other {{citations} citations}} in {answers, select, 1 {1 answer} other {{answers} answers}}',
  'overview.sources.none': 'No sources are cited',
  'overview.sources.types': 'Types of sources',
  'overview.sources.domains': 'Most cited domains',
  'overview.sources.about':
    '{name}: {citations, select, 1 {1 citation} other {{citations} citations}}, 95% interval {interval}',
  'overview.sources.notCaptured':
    '{count, plural, one {Not counted: {answers} answer whose citations were not captured} other {Not counted: {answers} answers whose citations were not captured}}',
  'overview.actions': 'Top actions',
  'overview.actions.none': 'Nothing urgent right now',
  'overview.actions.evidence':
    '{count, plural, one {Based on {answers} answer} other {Based on {answers} answers}}{some, plural, =0 {} other {, mentioning {rivals}}}',
  'overview.action.create_coverage': 'Your brand is rarely mentioned in answers to “{prompt}”: create content',
  'overview.action.earn_inclusion': 'Get listed on {domain}: some answers citing it mention competitors but not you',
  'overview.action.improve_page': 'Improve your page: some answers to “{prompt}” cite {domain} but don’t mention you',
  'overview.alerts': 'Alerts',
  'overview.alerts.zone':
    'Days are counted in the time zone {zone}, not in yours, so figures of the same days may differ.',
  'overview.alerts.about': 'Whole project, {days}, compared with the previous 7 days',
  'overview.alerts.more': '{count, plural, one {One more alert} other {# more alerts}}',
  'overview.alerts.none': 'No alerts in this period',
  'overview.severity.high': 'High',
  'overview.severity.medium': 'Medium',
  'overview.severity.low': 'Low',
  'overview.alert.own_rise':
    '{brand} gained {amount}\u00a0pts of visibility{where, select, yes { on {place}} other {}}',
  'overview.alert.measure_drop': '{changed} got worse by {step}{where, select, yes { on {place}} other {}}',
  'overview.alert.measure_rise': '{changed} improved by {step}{where, select, yes { on {place}} other {}}',
  'overview.alert.rival_overtook': 'Competitor {brand} overtook you and is {amount}\u00a0pts ahead in visibility',
  'overview.alert.contradicted_fact':
    '{count, plural, one {# answer contradicts} other {{number} answers contradict}} a fact: {subject} ({to} instead of {from})',
  'overview.alert.model_changed': '{platform} now answers mostly with {to} instead of {from}, first on {day}',
  'overview.alert.collection_failed':
    '{count, plural, one {# answer} other {{number} answers}} failed in the collection round of {day}',
  'overview.alert.collection_stopped':
    'The collection round of {day} stopped early: {count, plural, one {# answer} other {{number} answers}} left',
  'overview.alert.unknown': 'An alert that this version can’t show in words',
  'overview.alert.step': '{unit, select, points {{amount}\u00a0pts} places {{amount} places} other {{amount}}}',
  'overview.severity.good': 'Good news',
  'overview.alerts.all': 'All alerts',
  'overview.alert.own_drop': '{brand} lost {amount}\u00a0pts of visibility{where, select, yes { on {place}} other {}}',
  'overview.alert.rival_rise':
    'Competitor {brand} gained {amount}\u00a0pts of visibility{where, select, yes { on {place}} other {}}',
  'overview.alert.new_rival':
    'New competitor: {brand} is now mentioned{where, select, yes { in {place}} other {}}; no answer of the 4 weeks before did so',
  'overview.alert.lost_source':
    '{own, select, yes {Your site {domain} is no longer cited} other {{domain} is no longer cited; at least half of the answers citing it mentioned you}}',
  'overview.alert.refusals_up': '{platform} refuses more often: up {amount}\u00a0pts',
  'overview.alert.thin_platform':
    'Low sample on {platform}: {few, select, prompts {{number} usable answers, but to fewer than {least} prompts} other {{count, plural, =0 {no usable answers} one {only # usable answer} other {only {number} usable answers}}}}',
  'overview.alert.no_recent_answers':
    '{count, plural, one {No new answers for # day} other {No new answers for {number} days}}; the last one was on {day}',
  'overview.alert.engine_update':
    '{named, select, yes {{title} on {day}} other {Engine update on {day}}}: figures before and after are hard to compare',
} as const satisfies Record<keyof typeof source, string>;
