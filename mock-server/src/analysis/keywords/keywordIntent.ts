import { intentSchema, type Intent } from '#client/api/promptSchemas.ts';
import { intentOf } from '../text/intentOf.ts';
import type { Keyword } from '../ProjectDefinition.ts';

/** What every text is that no rule speaks of. */
const DEFAULT: Intent = 'informational';

/**
 * What people want who look a keyword up: what a person said, else what its words say ("EV price"), else what most of its prompts want
 * (`promptIntents`; of equals the first in the list of intents); a keyword with neither is informational, as a bare noun is.
 */
export function keywordIntent(
  { label, intent }: Pick<Keyword, 'label' | 'intent'>,
  promptIntents: readonly Intent[],
): Intent {
  if (intent !== undefined) return intent;
  const said = intentOf(label);
  if (said !== DEFAULT) return said;
  const counts = intentSchema.options.map((option) => ({
    option,
    count: promptIntents.filter((one) => one === option).length,
  }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count === 0 ? DEFAULT : most.option;
}
