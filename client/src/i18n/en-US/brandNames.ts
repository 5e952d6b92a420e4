import type { messages as source } from '../zh-CN/brandNames.ts';

export const messages = {
  'brandNames.title': 'Brand and competitor names',
  'brandNames.note':
    'We look for these names in every answer. Saving recounts all answers of the project; preview first to see what would change.',
  'brandNames.own': 'Your brand',
  'brandNames.rival': 'Competitor {number}',
  'brandNames.name': 'Name',
  'brandNames.aliases': 'Aliases',
  'brandNames.aliases.hint': 'Short forms, spellings without accents, other languages and scripts, inflected forms',
  'brandNames.domains': 'Domains',
  'brandNames.domains.hint': 'e.g. example.com',
  'brandNames.shown.zh': 'Shown to readers of Chinese',
  'brandNames.shown.en': 'Shown to readers of English',
  'brandNames.matchCase': 'Match case (if the name is also a common word)',
  'brandNames.addRival': 'Add competitor',
  'brandNames.full': 'At most {most} competitors',
  'brandNames.discard': 'Discard changes',
  'brandNames.try': 'Preview',
  'brandNames.save': 'Save and recount',
  'brandNames.counting': 'Counting all answers',
  'brandNames.merged':
    'Someone else saved this list in the meantime. Your changes have been merged with theirs: check the list, then save.',
  'brandNames.failed': 'Counting failed: {reason}',
  'brandNames.outcome.try':
    '{changed, plural, =0 {Preview: nothing would change} one {Preview: # brand would change (not saved yet)} other {Preview: # brands would change (not saved yet)}}',
  'brandNames.outcome.save':
    '{changed, plural, =0 {Saved; no figures changed} one {Saved; # brand changed} other {Saved; # brands changed}}',
  'brandNames.outcome.counted': '{count, plural, one {{shown} answer} other {{shown} answers}} counted in {time}',
  'brandNames.outcome.time': '{seconds} s',
  'brandNames.outcome.underSecond': 'under 1 s',
  'brandNames.column.brand': 'Brand',
  'brandNames.column.answers': 'Answers that mention it',
  'brandNames.column.gained': 'Gained',
  'brandNames.column.lost': 'Lost',
  'brandNames.column.mentions': 'Mentions',
  'brandNames.column.citing': 'Answers citing its site',
  'brandNames.notSet': 'no domain set',
  'brandNames.sentences.more':
    '{brand}: {count, plural, one {{mentions} more mention} other {{mentions} more mentions}} in {answers, plural, one {{answersText} answer} other {{answersText} answers}}, for example',
  'brandNames.sentences.fewer':
    '{brand}: {count, plural, one {{mentions} fewer mention} other {{mentions} fewer mentions}} in {answers, plural, one {{answersText} answer} other {{answersText} answers}}, for example',
  'brandNames.removed': 'no longer tracked',
  'brandNames.open': 'View answers',
  'brandNames.openNamed': 'Answers that mention {name}',
} as const satisfies Record<keyof typeof source, string>;
