import type { Root } from 'hast';
import { attribute, elementsOf } from './hastNodes.ts';

/** Directives that keep a page, or its text, out of answers. `none` means noindex and nofollow. */
const SHUTTING: ReadonlyMap<string, string> = new Map([
  ['noindex', 'noindex'],
  ['none', 'noindex'],
  ['nosnippet', 'nosnippet'],
  ['max-snippet:0', 'nosnippet'],
]);
/** Robots that read directives under their own name and whose indexes feed answers. */
const NAMED =
  /^(?:googlebot|bingbot|msnbot|baiduspider|yandex(?:bot)?|applebot|gptbot|oai-searchbot|chatgpt-user|claudebot|claude-searchbot|perplexitybot|petalbot|360spider|sogou[\w ]*|bytespider)$/iu;

function rulesIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .flatMap((rule) => SHUTTING.get(rule.replaceAll(/\s/gu, '')) ?? []);
}

/**
 * The restrictions in a page's meta elements: `noindex` and `nosnippet` for all robots, `googlebot:noindex` for one. Names that are no
 * robot of an engine are ignored.
 */
export function robotsDirectives(root: Root): string[] {
  const found = [...elementsOf(root)].flatMap((element) => {
    const name = element.tagName === 'meta' ? (attribute(element, 'name') ?? '').trim().toLowerCase() : '';
    const rules = name === '' ? [] : rulesIn(attribute(element, 'content') ?? '');
    if (name === 'robots') return rules;
    return NAMED.test(name) ? rules.map((rule) => `${name}:${rule}`) : [];
  });
  return [...new Set(found)];
}

/** The restrictions in an `X-Robots-Tag` header: `noindex`, `googlebot: noindex, nosnippet`, also several separated by commas. */
export function headerDirectives(header: string): string[] {
  let name = '';
  const found = header.split(',').flatMap((part) => {
    const [agent, rest] = agentOf(part);
    if (agent !== '' && agent !== 'unavailable_after') name = agent;
    const rules = rulesIn(rest);
    if (name === '') return rules;
    return NAMED.test(name) ? rules.map((rule) => `${name}:${rule}`) : [];
  });
  return [...new Set(found)];
}

/** Splits a part of the header into robot name, in lower case, and directive; the name is empty if absent, as in `max-snippet:-1`. */
function agentOf(part: string): readonly [string, string] {
  const colon = part.indexOf(':');
  const agent = part.slice(0, Math.max(0, colon)).trim();
  const rest = part.slice(colon + 1).trim();
  return /^[\w -]+$/u.test(agent) && !/^-?\d/u.test(rest) ? [agent.toLowerCase(), rest] : ['', part];
}
