import type { messages as source } from '../zh-CN/overview.ts';

export const messages = {
  'overview.title': 'Overview',
  'overview.trend': 'Visibility over time',
  'overview.trend.scope':
    '{answers} usable answers to {prompts} prompts{unusable, plural, =0 {} other {; {unusableText} more were refused, empty or failed}}{left, plural, =0 {} one {; the most visible brands, # more is not drawn} other {; the most visible brands, # more are not drawn}}',
  'overview.leaders': 'Leaderboard',
  'overview.leaders.scale': 'Visibility with 95% interval, 0 to {end}; brackets join ties',
  'overview.leaders.tied': 'tied',
  'overview.leaders.about': '95% interval {interval}, n {n}',
  'overview.heat': 'Visibility by platform and topic',
  'overview.heat.about': 'Of our own brand; click a cell to read the answers',
  'overview.heat.cell': '{platform}, {topic}: {value}, 95% interval {interval}, n {n}, {k} prompts',
  'overview.heat.thinCell': '{platform}, {topic}: {value}, too few answers (n {n}, {k} prompts)',
  'overview.heat.none': '{platform}, {topic}: no usable answers',
  'overview.changes': 'What changed',
  'overview.changes.against': 'Against {days}',
  'overview.changes.none': 'Nothing moved by more than chance',
  'overview.changes.noPrevious': 'There is no data in the period to compare with',
  'overview.changes.item': '{measure} of {brand}',
  'overview.changes.values': '{from} → {to}',
  'overview.changes.cause': 'mostly from {name}',
  'overview.changes.causeEffect': 'mostly from {name} ({effect}{ratio, select, yes { pts} other {}})',
  'overview.changes.eventOn': '{title} on {day}',
  'overview.changes.event': 'at the same time: {events}',
  'overview.changes.events': 'at the same time: {events}; which of them it was cannot be told',
  'overview.sources': 'Source mix',
  'overview.sources.count': '{citations} citations in {answers} answers',
  'overview.sources.types': 'Types of sources',
  'overview.sources.domains': 'Most cited domains',
  'overview.sources.about': '{name}: {citations} citations, 95% interval {interval}',
  'overview.sources.notCaptured':
    '{count, plural, one {Citations of {answers} more answer were not captured; it is left out} other {Citations of {answers} more answers were not captured; they are left out}}',
  'overview.actions': 'Top actions',
  'overview.actions.none': 'Nothing urgent right now',
  'overview.actions.evidence':
    '{count, plural, one {Seen in {answers} answer} other {Seen in {answers} answers}}{some, plural, =0 {} other {, which name {rivals}}}',
  'overview.action.create_coverage': 'Create content: answers to “{prompt}” hardly ever name us',
  'overview.action.earn_inclusion': 'Get into {domain}: answers cite it and do not name us',
  'overview.action.improve_page': 'Improve the page: answers to “{prompt}” cite {domain} and do not name us',
  'overview.alerts': 'Alerts',
  'overview.alerts.about': 'Whole project, {start} – {end}, against the 7 days before',
  'overview.alerts.more': '{count, plural, one {One more} other {# more}} on Home',
  'overview.alerts.none': 'Nothing to look at',
  'overview.severity.high': 'High',
  'overview.severity.medium': 'Medium',
  'overview.severity.low': 'Low',
  'overview.alert.own_drop': 'Visibility of {brand}{where, select, yes { on {place}} other {}} fell by {amount} pts',
  'overview.alert.rival_rise':
    'Visibility of rival {brand}{where, select, yes { on {place}} other {}} rose by {amount} pts',
  'overview.alert.new_rival':
    'A new rival: {brand} is named{where, select, yes { in {place}} other {}}, and no earlier answer did',
  'overview.alert.lost_source':
    '{own, select, yes {Our own site {domain} is no longer cited} other {{domain} is no longer cited, and most answers citing it named us}}',
  'overview.alert.refusals_up': '{platform} refuses more often: up {amount} pts',
  'overview.alert.thin_platform':
    'Too few answers from {platform}: {count, plural, =0 {none is usable} one {only # is usable} other {only {number} are usable}}',
  'overview.alert.no_recent_answers':
    '{count, plural, one {No new answer for # day} other {No new answers for {number} days}}; the last came on {day}',
  'overview.alert.engine_update':
    '{named, select, yes {{title} on {day}} other {An engine update on {day}}}: figures before and after do not compare well',
} as const satisfies Record<keyof typeof source, string>;
