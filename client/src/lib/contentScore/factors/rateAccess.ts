import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Suggestion } from '../types.ts';

const OK = 200;

/**
 * The gate: an engine gets the page (HTTP 200), finds its text without running scripts, is allowed by robots.txt, and may show the page and
 * its words (no `noindex`, no `nosnippet`). One blocked crawler is a choice and is only reported; the gate fails when all are blocked. Not
 * judged: drafts, which have no address, and pasted HTML, which has no status.
 */
export function rateAccess({ input: { facts } }: ScoreContext): Rating {
  if (facts?.status === undefined || facts.status === null) return { applies: false, value: 1, found: [], missing: [] };
  const blocked = facts.robots.filter(({ allowed }) => !allowed);
  const missing: Suggestion[] = [];
  if (facts.status !== OK) missing.push({ id: 'access.status', at: null, values: { status: facts.status } });
  if (!facts.textWithoutScripts) missing.push({ id: 'access.scripts', at: null, values: {} });
  for (const { crawler } of blocked) missing.push({ id: 'access.crawler', at: null, values: { crawler } });
  const directives = facts.directives ?? [];
  for (const rule of directives) missing.push({ id: 'access.directive', at: null, values: { rule } });
  // A rule with a crawler's name blocks that crawler only.
  const isForAll = directives.some((rule) => !rule.includes(':'));
  const isOpen =
    !isForAll &&
    facts.status === OK &&
    facts.textWithoutScripts &&
    (facts.robots.length === 0 || blocked.length < facts.robots.length);
  return { value: isOpen ? 1 : 0, found: [], missing };
}
