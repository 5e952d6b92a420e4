import { intentSchema, type Intent } from '#client/api/promptSchemas.ts';
import type { Keyword } from '../ProjectDefinition.ts';
import { intentOf } from '../text/intentOf.ts';

/** Intent of a text that no rule matches. */
const DEFAULT: Intent = 'informational';

/**
 * The intent of a keyword: set by a person, else by its words ("EV price"), else that of most of its prompts
 * (`promptIntents`; ties in the order of intents); without prompts it is informational, like a bare noun.
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
