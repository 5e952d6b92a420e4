import type { messages as source } from '../zh-CN/topicDetails.ts';

export const messages = {
  'topicDetails.title': 'Topic',
  'topicDetails.titleOf': 'Topic: {topic}',
  'topicDetails.choose': 'The address names no topic. Choose one:',
  'topicDetails.choose.none': 'This project has no topics yet.',
  'topicDetails.notFound': 'There is no such topic',
  'topicDetails.notFound.body':
    'This project has no topic “{id}”. It may have been deleted, or it belongs to another project.',
  'topicDetails.back': 'Back to the answer index',
  'topicDetails.trend': 'Visibility over time',
  'topicDetails.trend.scope':
    '{answers} usable answers to {prompts} prompts{unusable, plural, =0 {} other {; {unusableText} more were refused, empty or failed}}{left, plural, =0 {} one {; the most visible brands, # more is not drawn} other {; the most visible brands, # more are not drawn}}',
  'topicDetails.platforms': 'Visibility by platform',
  'topicDetails.scale': 'Of your brand with 95% interval, 0 to {end}',
  'topicDetails.platforms.about': '{platform}: {value}, 95% interval {interval}, n {n}',
  'topicDetails.platforms.none': 'No usable answers from {platform}',
  'topicDetails.csv.low': '{name} (low)',
  'topicDetails.csv.high': '{name} (high)',
  'topicDetails.spread': 'How far the prompts differ',
  'topicDetails.spread.sort': 'Order',
  'topicDetails.spread.sort.visibility': 'By visibility',
  'topicDetails.spread.sort.change': 'By change',
  'topicDetails.spread.opposite':
    'The average hides opposite moves: {rising, plural, one {# prompt rose} other {# prompts rose}}, most of all “{riser}” ({rise} pts); {falling, plural, one {# fell} other {# fell}}, most of all “{faller}” ({fall} pts).',
  'topicDetails.spread.rising':
    '{rising, plural, one {# prompt rose} other {# prompts rose}}, most of all “{riser}” ({rise} pts); none fell.',
  'topicDetails.spread.falling':
    '{falling, plural, one {# prompt fell} other {# prompts fell}}, most of all “{faller}” ({fall} pts); none rose.',
  'topicDetails.spread.still': 'No prompt moved beyond normal variation.',
  'topicDetails.spread.noPrevious':
    'There is no data in the period to compare with, so no change of a prompt can be told.',
  'topicDetails.spread.thinPrevious':
    'Every prompt has too few answers to tell a change from the previous period; a longer period would help.',
  'topicDetails.spread.range':
    'Highest is “{highest}” at {high}, lowest “{lowest}” at {low}: {gap} pts apart. The average of the topic is {average}.',
  'topicDetails.spread.legend':
    'Filled dot: now; hollow dot: the previous period, where something moved; line: 95% interval; dashes: the average of the topic',
  'topicDetails.spread.about': '{value}, 95% interval {interval}, n {n}',
  'topicDetails.spread.aboutMoved': '{value}, 95% interval {interval}, n {n}; {before} in the previous period',
  'topicDetails.spread.visibilityOf': 'Visibility in “{prompt}”',
  'topicDetails.spread.silent':
    '{count, plural, one {# more prompt has no usable answer:} other {# more prompts have no usable answer:}}',
  'topicDetails.spread.none': 'This topic has no prompts here',
  'topicDetails.spread.prompt': 'Prompt',
  'topicDetails.spread.change': 'Change',
  'topicDetails.spread.verdict': 'Verdict',
  'topicDetails.sources': 'Sources that own the topic',
  'topicDetails.sources.about': 'Share of all citations in the topic, and whom the answers that cite them name',
  'topicDetails.sources.none': 'Answers of this topic cite nothing',
  'topicDetails.sources.domain': 'Domain',
  'topicDetails.sources.type': 'Type',
  'topicDetails.sources.citations': 'Citations',
  'topicDetails.sources.share': 'Citation share',
  'topicDetails.sources.named': 'Brands mentioned by answers that cite it',
  'topicDetails.sources.open': 'Answers that cite {domain}, {count} citations',
  'topicDetails.coverage': 'Coverage check',
  'topicDetails.coverage.intents': 'Intents',
  'topicDetails.coverage.missing': 'No prompt asks with these intents: {intents}',
  'topicDetails.coverage.complete': 'Every intent has prompts',
  'topicDetails.coverage.add': 'Add prompts',
  'topicDetails.coverage.duplicates': 'Near-duplicates',
  'topicDetails.coverage.duplicates.none': 'No prompts ask nearly the same',
  'topicDetails.coverage.duplicates.count':
    '{count, plural, one {# pair of prompts asks nearly the same: what it finds counts twice} other {# pairs of prompts ask nearly the same: what they find counts twice}}',
  'topicDetails.coverage.duplicates.more': '{count, plural, one {# more pair} other {# more pairs}}',
  'topicDetails.coverage.similarity': '{share} alike',
  'topicDetails.coverage.manage': 'Manage prompts',
  'topicDetails.coverage.branded': 'Naming a brand',
  'topicDetails.coverage.branded.count':
    '{count} of {all} prompts name a brand{count, plural, =0 {: visibility is not inflated} other {, which inflates its visibility}}',
  'topicDetails.coverage.branded.without': 'Only prompts naming none',
  'topicDetails.coverage.paused': 'Paused',
  'topicDetails.coverage.paused.count':
    '{count, plural, =0 {No prompt is paused} one {# prompt is asked no more; its answers still count} other {# prompts are asked no more; their answers still count}}',
} as const satisfies Record<keyof typeof source, string>;
