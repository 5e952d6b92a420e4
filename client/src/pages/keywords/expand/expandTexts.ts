import type { IntlShape } from 'react-intl';
import type { ExpandedQuestion } from '#client/api/expandSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import { personaName } from '#client/components/answers/personaName.ts';

type Texts = IntlShape;

export function stageText(intl: Texts, stage: Stage | 'unknown'): string {
  return intl.formatMessage({ id: stage === 'unknown' ? 'keywords.unknown' : `answers.stage.${stage}` });
}

export function personaText(intl: Texts, persona: string): string {
  return personaName(intl, { id: persona, name: null });
}

/** Persona, region and constraint; empty when there is none. */
export function situationText(
  intl: Texts,
  { persona, region, constraint }: Pick<ExpandedQuestion, 'persona' | 'region' | 'constraint'>,
): string {
  return [
    ...(persona === null || persona === 'unknown' ? [] : [personaText(intl, persona)]),
    ...(region === null || region === 'unknown' ? [] : [intl.formatMessage({ id: `keywords.region.${region}` })]),
    ...(constraint === null || constraint === 'unknown'
      ? []
      : [intl.formatMessage({ id: `keywords.constraint.${constraint}` })]),
  ].join(' · ');
}
