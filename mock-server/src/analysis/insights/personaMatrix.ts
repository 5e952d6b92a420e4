import { stages } from '#client/api/stageSchemas.ts';
import type { UserInsight } from '#client/api/userInsightSchemas.ts';
import { flagsOf, namedIn, soleLeaderOf, ownVisibility, type InsightData } from './groupData.ts';

type MatrixCell = UserInsight['cells'][number];

/**
 * Visibility of the own brand by persona and stage, with totals of each row (`stage` null), each column (`persona_id` null) and overall. A
 * persona or stage without prompts has cells without data.
 */
export function personaMatrix(data: InsightData, personas: readonly { readonly id: string }[]): MatrixCell[] {
  const { project, sums, traits, prompts } = data;
  const cell = (persona: string | null, stage: MatrixCell['stage']): MatrixCell => {
    const own = prompts.filter(
      (prompt) =>
        (persona === null || traits[prompt]?.persona === persona) &&
        (stage === null || traits[prompt]?.stage === stage),
    );
    const flags = flagsOf(project.prompts.length, own);
    return {
      persona_id: persona,
      stage,
      prompts: own.length,
      visibility: ownVisibility(sums, { prompts: flags }),
      leader_id: soleLeaderOf(project, namedIn(sums, flags)),
    };
  };
  return [...personas.map(({ id }) => id), null].flatMap((persona) =>
    [...stages, null].map((stage) => cell(persona, stage)),
  );
}
