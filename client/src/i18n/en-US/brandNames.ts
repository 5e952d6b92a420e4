import type { messages as source } from '../zh-CN/brandNames.ts';

export const messages = {
  'brandNames.title': 'Brand and rival names',
  'brandNames.note':
    'Every answer is searched for these names. Saving counts all answers of the project again; try it first to see what would change.',
  'brandNames.own': 'Own brand',
  'brandNames.rival': 'Rival {number}',
  'brandNames.name': 'Name',
  'brandNames.aliases': 'Aliases',
  'brandNames.aliases.hint': 'Short forms, other languages',
  'brandNames.domains': 'Domains',
  'brandNames.domains.hint': 'Such as example.com',
  'brandNames.matchCase': 'Match case (for a name that is also a common word)',
  'brandNames.addRival': 'Add rival',
  'brandNames.full': 'At most {most} rivals',
  'brandNames.discard': 'Discard changes',
  'brandNames.try': 'Try',
  'brandNames.save': 'Save and recount',
  'brandNames.counting': 'Counting all answers',
  'brandNames.merged':
    'Somebody else saved this list meanwhile. Your changes stand on top of theirs: look through it and save.',
  'brandNames.failed': 'The count did not finish: {reason}',
  'brandNames.outcome.try':
    '{changed, plural, =0 {Trial: nothing would change} one {Trial: # brand would change (not saved yet)} other {Trial: # brands would change (not saved yet)}}',
  'brandNames.outcome.save':
    '{changed, plural, =0 {Saved; no figure changed} one {Saved; # brand changed} other {Saved; # brands changed}}',
  'brandNames.outcome.counted': '{count, plural, one {{shown} answer} other {{shown} answers}} counted in {time}',
  'brandNames.outcome.time': '{seconds} s',
  'brandNames.outcome.underSecond': 'under 1 s',
  'brandNames.column.brand': 'Brand',
  'brandNames.column.answers': 'Answers naming it',
  'brandNames.column.gained': 'Gained',
  'brandNames.column.lost': 'Lost',
  'brandNames.column.mentions': 'Mentions',
  'brandNames.column.citing': 'Answers citing its site',
  'brandNames.notSet': 'no domain set',
  'brandNames.sentences.more':
    '{brand}: {count, plural, one {{mentions} more mention} other {{mentions} more mentions}} in {answers, plural, one {{answersText} answer} other {{answersText} answers}}, such as',
  'brandNames.sentences.fewer':
    '{brand}: {count, plural, one {{mentions} fewer mention} other {{mentions} fewer mentions}} in {answers, plural, one {{answersText} answer} other {{answersText} answers}}, such as',
  'brandNames.removed': 'no longer tracked',
  'brandNames.open': 'Answers',
  'brandNames.openNamed': 'Answers naming {name}',
} as const satisfies Record<keyof typeof source, string>;
