import type { messages as source } from '../zh-CN/reportDetails.ts';

export const messages = {
  'reportDetails.title.persona': 'Persona',
  'reportDetails.title.theme': 'Question theme',
  'reportDetails.choose.body': 'This link doesn’t say which persona or theme. Select one in User insights.',
  'reportDetails.notFound': 'Persona or theme not found',
  'reportDetails.notFound.persona':
    'This project has no persona “{id}”; it may have been deleted, or belong to another project.',
  'reportDetails.notFound.theme':
    'This project has no theme “{id}”; themes can change their names when questions change.',
  'reportDetails.back': 'Back to user insights',
  'reportDetails.words': 'Matched words: {words}',
  'reportDetails.addPrompt': 'Add a prompt',
  'reportDetails.sentence.noPrompts': 'No prompts of “{name}” match the filters.',
  'reportDetails.sentence.none': 'No data yet for “{name}”.',
  'reportDetails.sentence.thin':
    'Visibility for “{name}” is {value}; the sample is too small to compare it with other prompts.',
  'reportDetails.sentence.alone':
    'Visibility for “{name}” is {value}; other prompts have too few answers to compare with.',
  'reportDetails.sentence.real':
    'Visibility for “{name}” is {value}, and {rest} for other prompts ({difference}\u00a0pts): a real difference. {leads, select, own {Your brand is mentioned most} none {No tracked brand is mentioned} several {{leader} are mentioned most, equally often} other {{leader} is mentioned most}}.',
  'reportDetails.sentence.maybe':
    'Visibility for “{name}” is {value}, and {rest} for other prompts ({difference}\u00a0pts): a possible difference. {leads, select, own {Your brand is mentioned most} none {No tracked brand is mentioned} several {{leader} are mentioned most, equally often} other {{leader} is mentioned most}}.',
  'reportDetails.sentence.noise':
    'Visibility for “{name}” is {value}, and {rest} for other prompts ({difference}\u00a0pts): no clear difference. {leads, select, own {Your brand is mentioned most} none {No tracked brand is mentioned} several {{leader} are mentioned most, equally often} other {{leader} is mentioned most}}.',
  'reportDetails.here': 'These prompts',
  'reportDetails.rest': 'Other prompts',
  'reportDetails.difference': 'Difference',
  'reportDetails.hereOf': '{name}, these prompts',
  'reportDetails.restOf': '{name}, other prompts',
  'reportDetails.brands': 'Who leads',
  'reportDetails.brand': 'Brand',
  'reportDetails.tied': 'tied',
  'reportDetails.brands.about':
    'Visibility: full dot for these prompts, hollow dot for other prompts, line for the 95% interval',
  'reportDetails.sources': 'How sources differ',
  'reportDetails.domain': 'Domain',
  'reportDetails.sources.about': 'Share of answers with citations that cite the domain',
  'reportDetails.sources.none': 'These answers cite no sources',
  'reportDetails.sources.notCaptured':
    '{count, plural, one {Not counted: {answers} answer whose citations were not captured} other {Not counted: {answers} answers whose citations were not captured}}',
  'reportDetails.stages': 'Visibility by stage',
  'reportDetails.stages.about': 'Solid line: these prompts. Dashed line: other prompts. Scale: 0 to {end}.',
  'reportDetails.stages.none': '{stage}: no usable answers',
  'reportDetails.stages.point':
    '{stage}: {value}, 95% interval {interval}, n {n}; other prompts {rest}; {lead, select, none {no single brand is mentioned most} other {most mentioned: {leader}}}; view answers',
  'reportDetails.objections': 'Objections raised',
  'reportDetails.objections.about': 'Share of answers with this objection, which brands it is about, and a quote',
  'reportDetails.objections.none': 'No objections in these answers',
  'reportDetails.objections.openQuote': 'Open the answer: {where}',
  'reportDetails.objections.csv.objection': 'Objection',
  'reportDetails.objections.csv.brands': 'Against',
  'reportDetails.objections.csv.quote': 'Quote',
  'reportDetails.searches': 'Engine searches',
  'reportDetails.searches.about.persona': 'What engines searched for to give these answers',
  'reportDetails.searches.about.theme': 'Searches on this theme, for any prompt',
  'reportDetails.searches.open': 'View answers',
  'reportDetails.searches.none': 'No searches recorded',
  'reportDetails.searches.count': '{count, plural, one {{answers} answer} other {{answers} answers}}',
  'reportDetails.prompts.about': 'Showing {shown, number} of {total, number}',
  'reportDetails.prompts.none': 'No prompts match the filters',
} as const satisfies Record<keyof typeof source, string>;
