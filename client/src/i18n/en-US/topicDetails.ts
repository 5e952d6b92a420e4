import type { messages as source } from '../zh-CN/topicDetails.ts';

export const messages = {
  'topicDetails.title': 'Topic',
  'topicDetails.titleOf': 'Topic: {topic}',
  'topicDetails.choose': 'This link doesn’t say which topic. Select one:',
  'topicDetails.choose.none': 'This project has no topics yet.',
  'topicDetails.notFound': 'Topic not found',
  'topicDetails.notFound.body':
    'This project has no topic “{id}”. It may have been deleted, or it belongs to another project.',
  'topicDetails.back': 'Back to Performance',
  'topicDetails.trend': 'Visibility over time',
  'topicDetails.trend.scope':
    '{answers, select, 1 {1 usable answer} other {{answers} usable answers}} to {prompts, select, 1 {1 prompt} other {{prompts} prompts}}{unusable, plural, =0 {} one {; {unusableText} more was refused, empty or failed} other {; {unusableText} more were refused, empty or failed}}{left, plural, =0 {} one {; showing the most visible brands, # more not shown} other {; showing the most visible brands, # more not shown}}',
  'topicDetails.platforms': 'Visibility by platform',
  'topicDetails.scale': 'Your brand with its 95% interval, 0 to {end}',
  'topicDetails.platforms.about': '{platform}: {value}, 95% interval {interval}, n {n}',
  'topicDetails.platforms.none': 'No usable answers from {platform}',
  'topicDetails.csv.low': '{name} (95% low)',
  'topicDetails.csv.high': '{name} (95% high)',
  'topicDetails.spread': 'Differences between prompts',
  'topicDetails.spread.sort': 'Order',
  'topicDetails.spread.sort.visibility': 'By visibility',
  'topicDetails.spread.sort.change': 'By change',
  'topicDetails.spread.opposite':
    'The average hides opposite changes: {rising, plural, =1 {“{riser}” clearly rose ({rise}\u00a0pts)} other {# prompts clearly rose, most of all “{riser}” ({rise}\u00a0pts)}}; {falling, plural, =1 {“{faller}” clearly fell ({fall}\u00a0pts)} other {# clearly fell, most of all “{faller}” ({fall}\u00a0pts)}}.',
  'topicDetails.spread.rising':
    '{rising, plural, =1 {“{riser}” clearly rose ({rise}\u00a0pts)} other {# prompts clearly rose, most of all “{riser}” ({rise}\u00a0pts)}}; none clearly fell.',
  'topicDetails.spread.falling':
    '{falling, plural, =1 {“{faller}” clearly fell ({fall}\u00a0pts)} other {# prompts clearly fell, most of all “{faller}” ({fall}\u00a0pts)}}; none clearly rose.',
  'topicDetails.spread.possible':
    '{possible, plural, one {# prompt possibly changed, which may be chance; none clearly did.} other {# prompts possibly changed, which may be chance; none clearly did.}}',
  'topicDetails.spread.still': 'No prompt changed beyond noise.',
  'topicDetails.spread.noPrevious': 'The previous period has no data, so changes can’t be shown.',
  'topicDetails.spread.thinPrevious':
    'Every prompt has too few answers to compare with the previous period. Try a longer period.',
  'topicDetails.spread.range':
    'Highest: {tops, plural, =1 {“{highest}”} other {# prompts}} at {high}. Lowest: {bottoms, plural, =1 {“{lowest}”} other {# prompts}} at {low}. That is {gap}\u00a0pts apart; the topic average is {average}.',
  'topicDetails.spread.legend':
    'Filled dot: this period. Hollow dot: previous period, if the change is real or possible. Line: 95% interval. Dashes: topic average.',
  'topicDetails.spread.about': '{value}, 95% interval {interval}, n {n}',
  'topicDetails.spread.aboutMoved': '{value}, 95% interval {interval}, n {n}; {before} in the previous period',
  'topicDetails.spread.visibilityOf': 'Visibility in “{prompt}”',
  'topicDetails.spread.silent':
    '{count, plural, one {# more prompt has no usable answers:} other {# more prompts have no usable answers:}}',
  'topicDetails.spread.none': 'This topic has no prompts here',
  'topicDetails.spread.prompt': 'Prompt',
  'topicDetails.spread.change': 'Change',
  'topicDetails.sources': 'Most-cited sources for this topic',
  'topicDetails.sources.about':
    'Share of all citations in this topic, and the brands mentioned in answers citing them. A page that an answer cites at two places counts twice.',
  'topicDetails.sources.none': 'Answers in this topic cite no sources',
  'topicDetails.sources.domain': 'Domain',
  'topicDetails.sources.type': 'Type',
  'topicDetails.sources.citations': 'Citations',
  'topicDetails.sources.share': 'Citation share',
  'topicDetails.sources.named': 'Brands in answers citing it',
  'topicDetails.sources.open': 'Answers that cite {domain}, {count, select, 1 {1 citation} other {{count} citations}}',
  'topicDetails.coverage': 'Coverage check',
  'topicDetails.coverage.intents': 'Intents',
  'topicDetails.coverage.missing': 'No prompts with these intents: {intents}',
  'topicDetails.coverage.complete': 'Every intent has prompts',
  'topicDetails.coverage.add': 'Add prompts',
  'topicDetails.coverage.duplicates': 'Near duplicates',
  'topicDetails.coverage.duplicates.none': 'No near-duplicate prompts',
  'topicDetails.coverage.duplicates.count':
    '{count, plural, one {# pair of prompts asks nearly the same, so the result counts twice} other {# pairs of prompts ask nearly the same, so their results count twice}}',
  'topicDetails.coverage.duplicates.more': '{count, plural, one {# more pair} other {# more pairs}}',
  'topicDetails.coverage.similarity': '{share} similar',
  'topicDetails.coverage.manage': 'Manage prompts',
  'topicDetails.coverage.branded': 'Branded',
  'topicDetails.coverage.branded.count':
    '{count, number} of {all, select, 1 {1 prompt} other {{all, number} prompts}} {count, plural, one {mentions} other {mention}} a brand{count, plural, =0 {, so visibility is not inflated} other {, which inflates its visibility}}',
  'topicDetails.coverage.branded.without': 'Unbranded prompts only',
  'topicDetails.coverage.paused': 'Paused',
  'topicDetails.coverage.paused.count':
    '{count, plural, =0 {No paused prompts} one {# prompt is no longer asked; its earlier answers still count} other {# prompts are no longer asked; their earlier answers still count}}',
} as const satisfies Record<keyof typeof source, string>;
