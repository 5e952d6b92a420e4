import type { FigureTerm } from '#client/components/figures/glossaryTerms.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';

/** A term of the glossary: the message ids of its texts. Each term is explained once, here or next to the figure. */
export interface Term {
  /** Its anchor. */
  readonly id: string;
  readonly name: MessageId;
  readonly meaning: MessageId;
  readonly formula: MessageId | null;
  readonly reading: MessageId | null;
}

interface TermGroup {
  readonly id: 'measures' | 'data' | 'confidence' | 'work';
  readonly terms: readonly Term[];
}

type Measure = Exclude<FigureTerm, 'domain_share' | 'domain_answer_rate' | 'expected_answers'>;

/** The term of a measure: the text of its "?" tooltip, and how to read it. */
const measure = (id: Measure): Term => ({
  id,
  name: `figures.measure.${id}`,
  meaning: `figures.definition.${id}`,
  formula: `figures.formula.${id}`,
  reading: `glossary.reading.${id}`,
});

const domain = (id: 'share' | 'answer_rate'): Term => ({
  id: `domain_${id}`,
  name: `domainDetails.tile.${id}`,
  meaning: `domainDetails.definition.${id}`,
  formula: `domainDetails.formula.${id}`,
  reading: `glossary.reading.domain_${id}`,
});

type Plain =
  | 'usable_answer'
  | 'mention'
  | 'position'
  | 'citation'
  | 'branded_prompt'
  | 'previous_period'
  | 'control_prompts'
  | 'coverage_gap'
  | 'fact_check'
  | 'findable'
  | 'quotable'
  | 'ai_visit'
  | 'ai_crawler';
type Computed = 'interval' | 'verdict' | 'low_sample' | 'why_moved' | 'effect';

const plain = (id: Plain): Term => ({
  id,
  name: `glossary.term.${id}`,
  meaning: `glossary.meaning.${id}`,
  formula: null,
  reading: `glossary.reading.${id}`,
});

const computed = (id: Computed): Term => ({
  id,
  name: `glossary.term.${id}`,
  meaning: `glossary.meaning.${id}`,
  formula: `glossary.way.${id}`,
  reading: `glossary.reading.${id}`,
});

const run: Term = {
  id: 'run',
  name: 'glossary.term.run',
  meaning: 'glossary.meaning.run',
  formula: null,
  reading: null,
};

const expected: Term = {
  id: 'expected_answers',
  name: 'workplace.expected',
  meaning: 'workplace.expected.definition',
  formula: 'workplace.expected.formula',
  reading: 'glossary.reading.expected_answers',
};

/** All terms, each once. */
export const glossary: readonly TermGroup[] = [
  {
    id: 'measures',
    terms: [
      measure('visibility'),
      measure('share_of_voice'),
      measure('average_position'),
      measure('net_sentiment'),
      measure('citation_rate'),
      measure('stability'),
      domain('share'),
      domain('answer_rate'),
    ],
  },
  {
    id: 'data',
    terms: [
      plain('usable_answer'),
      plain('mention'),
      plain('position'),
      plain('citation'),
      plain('branded_prompt'),
      run,
      expected,
      plain('ai_visit'),
      plain('ai_crawler'),
    ],
  },
  {
    id: 'confidence',
    terms: [computed('interval'), computed('verdict'), computed('low_sample'), plain('previous_period')],
  },
  {
    id: 'work',
    terms: [
      computed('why_moved'),
      plain('coverage_gap'),
      plain('fact_check'),
      plain('findable'),
      plain('quotable'),
      plain('control_prompts'),
      computed('effect'),
    ],
  },
];
