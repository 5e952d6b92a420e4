import type { BrandDefinition } from '../analysis/ProjectDefinition.ts';
import { MentionMatcher } from '../analysis/text/MentionMatcher.ts';

export function brand(name: string, options: Partial<BrandDefinition> = {}): BrandDefinition {
  return { id: name, name, own: false, aliases: [], match_case: false, domains: [], ...options };
}

/** Mentions as `name of the brand: matched text`. */
export function found(text: string, ...brands: (BrandDefinition | string)[]): string[] {
  const definitions = brands.map((one) => (typeof one === 'string' ? brand(one) : one));
  return new MentionMatcher(definitions)
    .find(text)
    .map((mention) => `${definitions[mention.brand]?.name ?? ''}: ${text.slice(mention.from, mention.to)}`);
}
