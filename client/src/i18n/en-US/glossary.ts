import type { messages as source } from '../zh-CN/glossary.ts';

export const messages = {
  'glossary.title': 'Glossary',
  'glossary.about': 'What every figure and verdict means, how it is computed, and how to read it',
  'glossary.search': 'Search terms',
  'glossary.none': 'No matching terms',
  'glossary.group.measures': 'Measures',
  'glossary.group.data': 'Data',
  'glossary.group.confidence': 'Confidence',
  'glossary.group.work': 'Improvement',
  'glossary.formula': 'Formula',
  'glossary.read': 'How to read it',
  'glossary.count': '{count, plural, one {# term} other {# terms}}',
  'glossary.reading.visibility':
    'The basic figure. Read it with share of voice: visibility up and share down means competitors gained more.',
  'glossary.reading.share_of_voice':
    'It depends on which competitors you track, so compare it only for the same set of brands.',
  'glossary.reading.average_position':
    'It covers only answers that mention your brand, so read it together with visibility.',
  'glossary.reading.net_sentiment':
    'Labels marked as estimated come from a word list for English and Chinese; answers in other languages are not estimated. Open an answer to see the sentences they are based on.',
  'glossary.reading.citation_rate': 'Without a domain it says “Your domain is not set”, never 0%.',
  'glossary.reading.stability': 'The lower it is, the less a single answer tells you and the more runs you need.',
  'glossary.reading.domain_share': 'How much the engines rely on this source.',
  'glossary.reading.domain_answer_rate': 'How many answers cite it at least once.',
  'glossary.term.usable_answer': 'Usable answer',
  'glossary.meaning.usable_answer':
    'A reply in which the platform actually answered the prompt. Refused, empty and failed answers are counted separately and left out of all rates.',
  'glossary.reading.usable_answer':
    'The n beside a figure is its number of usable answers. The larger n is, the narrower the interval.',
  'glossary.term.mention': 'Mention',
  'glossary.meaning.mention':
    'A brand’s name or alias appears in the text of an answer as a whole word; a Chinese name also counts inside a longer word. Link targets, source lists, code and notices of the app, such as “ChatGPT can make mistakes”, do not count, and a longer brand name is matched first.',
  'glossary.reading.mention': 'Open any answer: what was counted is highlighted.',
  'glossary.term.position': 'Position',
  'glossary.meaning.position': 'A brand’s place in order of first mention in one answer, among the tracked brands.',
  'glossary.reading.position': '1 means mentioned first.',
  'glossary.term.citation': 'Citation',
  'glossary.meaning.citation':
    'A web address that an answer gives as its source. Tracking parameters and fragments are removed, then it is assigned to a domain and a source type. A page that an answer cites at two places is two citations. A site on a shared hosting service, such as acme.github.io, is a domain of its own.',
  'glossary.reading.citation':
    '“Not captured” and “none” are different: answers whose citations were not captured are left out of citation rates.',
  'glossary.term.branded_prompt': 'Branded prompt',
  'glossary.meaning.branded_prompt': 'A prompt that already mentions a tracked brand.',
  'glossary.reading.branded_prompt':
    'Answers almost always repeat a brand name from the prompt, so look at unbranded prompts to find opportunities.',
  'glossary.term.run': 'Run',
  'glossary.meaning.run':
    'One time a prompt is asked on a platform. Answers to the same prompt resemble each other, so intervals treat each prompt as a group.',
  'glossary.reading.expected_answers':
    'Fewer than three quarters of them are below pace. With less than 7 days of history, nothing is expected yet.',
  'glossary.term.interval': '95% interval',
  'glossary.meaning.interval':
    'The likely range of a figure: if you collected again in the same way many times, 95% of such intervals would contain the true value.',
  'glossary.way.interval': 'rates: Wilson interval at the effective sample size, variance between prompts',
  'glossary.reading.interval':
    'Overlapping intervals do not mean there is no difference; read the verdict on the difference. To narrow an interval, more prompts help more than more runs.',
  'glossary.term.verdict': 'Verdict',
  'glossary.meaning.verdict':
    'How sure it is that a change from the previous period is more than chance. Of comparisons where nothing changed, about 1 in 20 still looks real.',
  'glossary.way.verdict':
    '95% interval of the difference excludes 0: Real; only the 80% interval does: Possible; otherwise: Within noise',
  'glossary.reading.verdict':
    '“Within noise” is not bad news: there is no visible change yet. Acting on it is a coin toss. “Real” is about the answers of these two periods: a passing change of an engine on a few days counts, so see whether it lasts.',
  'glossary.term.low_sample': 'Low sample',
  'glossary.meaning.low_sample':
    'Fewer than 30 answers or fewer than 5 prompts. The figure is shown in gray, without a verdict.',
  'glossary.way.low_sample': 'n < 30 or prompts < 5',
  'glossary.reading.low_sample': 'Select more days or add prompts.',
  'glossary.term.previous_period': 'Previous period',
  'glossary.meaning.previous_period': 'The same number of days right before the dates you selected.',
  'glossary.reading.previous_period': 'If it has no data, the page says so; it never counts as 0.',
  'glossary.term.why_moved': 'Why it moved',
  'glossary.meaning.why_moved':
    'Splits the change between two periods by platform, topic or prompt. Part of it comes from their own rates (rate effect), part from their shares of the answers (mix effect).',
  'glossary.way.why_moved': 'rate effect = (r1 − r0) × (w0 + w1) ÷ 2; mix effect = (w1 − w0) × (r0 + r1) ÷ 2',
  'glossary.reading.why_moved':
    'The parts add up to the change exactly. Start with the longest bar and open its answers.',
  'glossary.term.control_prompts': 'Control prompts',
  'glossary.meaning.control_prompts':
    'Prompts that a content change does not target, with a history similar to the target prompts.',
  'glossary.reading.control_prompts': 'They show what would probably have happened without the content change.',
  'glossary.term.effect': 'Effect vs. control prompts',
  'glossary.meaning.effect':
    'How much the target prompts changed after a content change, minus how much the control prompts changed.',
  'glossary.way.effect': '(target after − before) − (control after − before)',
  'glossary.reading.effect':
    'It worked only when the whole interval is above 0. An interval that includes 0 means no effect can be seen, not that there is none.',
  'glossary.term.coverage_gap': 'Competitors only',
  'glossary.meaning.coverage_gap': 'Answers that mention competitors but not your brand.',
  'glossary.reading.coverage_gap':
    'Start here: write content for the prompts of these answers, or get listed on the sources they cite.',
  'glossary.term.fact_check': 'Fact check',
  'glossary.meaning.fact_check': 'Sentences in answers that state a number are compared with your fact sheet.',
  'glossary.reading.fact_check': 'Only sentences with your subject words are checked; you can open each one.',
  'glossary.term.findable': 'Findable',
  'glossary.meaning.findable': 'Whether engines can fetch a page and match it to a prompt.',
  'glossary.reading.findable': 'Fix this first: a page that can’t be found can’t be quoted.',
  'glossary.term.quotable': 'Quotable',
  'glossary.meaning.quotable':
    'Once a page is found, whether it gives engines something to quote: direct answers, figures with sources, dates and authors.',
  'glossary.reading.quotable':
    'Each factor shows how strong its evidence is, from controlled experiments to common practice.',
  'glossary.term.ai_visit': 'AI visit',
  'glossary.meaning.ai_visit':
    'A visit to your site from a link in an AI answer, recognized in your access log by its referrer or by a tagged link (utm_source or referrer in the address).',
  'glossary.reading.ai_visit': 'It is a lower bound: many apps send no referrer.',
  'glossary.term.ai_crawler': 'AI crawler',
  'glossary.meaning.ai_crawler':
    'A program that an AI engine uses to fetch pages: for training, for its index, or to answer right now.',
  'glossary.reading.ai_crawler': 'A crawler that obeys robots.txt does not fetch the pages it blocks.',
} as const satisfies Record<keyof typeof source, string>;
