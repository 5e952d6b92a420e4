import type { AskedRegion, AskingPersona, Constraint, ExpandChoice } from '#client/api/expandSchemas.ts';
import type { Intent } from '#client/api/promptSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import {
  CONSTRAINT_WORDS,
  PERSONA_WORDS,
  QUESTION_TEMPLATES,
  REGION_WORDS,
  type QuestionLanguage,
} from './questionTemplates.ts';

/** A question made from a template, with its parameters. */
interface TemplateQuestion {
  readonly text: string;
  readonly language: QuestionLanguage;
  readonly intent: Intent;
  readonly stage: Stage;
  readonly persona: AskingPersona | null;
  readonly constraint: Constraint | null;
  readonly region: AskedRegion | null;
}

const HAN = /\p{sc=Han}/u;
const LETTER_AT_END = /[\p{Script=Latin}\p{N}]$/u;
const LETTER_AT_START = /^[\p{Script=Latin}\p{N}]/u;

/** The languages of a keyword's questions: the keyword's own unless one was chosen. */
function languagesOf(label: string, { language }: ExpandChoice): readonly QuestionLanguage[] {
  if (language === 'both') return ['zh', 'en'];
  if (language !== 'auto') return [language];
  return [HAN.test(label) ? 'zh' : 'en'];
}

/** Inserts the keyword; Chinese and Latin words are separated by a blank. */
function filled(template: string, label: string): string {
  const [before = '', after = ''] = template.split('{k}');
  const from = before !== '' && HAN.test(before.slice(-1)) && LETTER_AT_START.test(label) ? ' ' : '';
  const to = after !== '' && HAN.test(after.charAt(0)) && LETTER_AT_END.test(label) ? ' ' : '';
  return `${before}${from}${label}${to}${after}`;
}

/** Puts persona and constraints before the question. */
function withSituation(language: QuestionLanguage, situation: readonly string[], question: string): string {
  if (situation.length === 0) return question;
  if (language === 'zh') return `${situation.join('，')}，${question}`;
  const said = situation.join(', and ');
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}. ${question}`;
}

/** Nothing chosen: one variant without it. */
const orNone = <T>(chosen: readonly T[]): readonly (T | null)[] => (chosen.length === 0 ? [null] : chosen);

/**
 * The questions about one keyword: every template of the chosen intents and stages (none chosen: all), for every chosen persona,
 * constraint and region (none chosen: without any), in the keyword's language unless another is chosen. In the order of the templates, the
 * plainest first.
 */
export function templateQuestions(label: string, choice: ExpandChoice): TemplateQuestion[] {
  const { intents, stages } = choice;
  return languagesOf(label, choice).flatMap((language) =>
    QUESTION_TEMPLATES[language]
      .filter(
        ({ intent, stage }) =>
          (intents.length === 0 || intents.includes(intent)) && (stages.length === 0 || stages.includes(stage)),
      )
      .flatMap(({ intent, stage, text }) =>
        orNone(choice.personas).flatMap((persona) =>
          orNone(choice.constraints).flatMap((constraint) =>
            orNone(choice.regions).map((region) => {
              const situation = [
                ...(persona === null ? [] : [PERSONA_WORDS[persona][language]]),
                ...(region === null ? [] : [REGION_WORDS[region][language]]),
                ...(constraint === null ? [] : [CONSTRAINT_WORDS[constraint][language]]),
              ];
              const question = withSituation(language, situation, filled(text, label));
              return { text: question, language, intent, stage, persona, constraint, region };
            }),
          ),
        ),
      ),
  );
}
