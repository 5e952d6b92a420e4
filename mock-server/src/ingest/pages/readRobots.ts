import robotsParser from 'robots-parser';

/** A query against a site's robots.txt. */
export interface RobotsQuestion {
  /** The URL of robots.txt, and its text. */
  readonly file: string;
  readonly text: string;
  /** The page, and the names of crawlers that may fetch it; null: only list the sitemaps. */
  readonly page: { readonly url: string; readonly names: readonly string[] } | null;
}

export interface RobotsReply {
  /** Whether each crawler may fetch the page, in the order of the query. */
  readonly allowed: readonly boolean[];
  readonly sitemaps: readonly string[];
}

/** Longer than any path we fetch: the rest of a rule only affects longer paths. */
const LONGEST_RULE = 2100;
/** More wildcards in a rule are cut; real rules have one or two. */
const MOST_WILDCARDS = 10;
const MOST_SITEMAPS = 1000;
const MOST_KEPT = 20;
const NAME = /^[\s\uFEFF]*user-?agent\s*:/iu;
/** A line that is neither a rule nor blank. */
const OTHER = /^\s*(?!(?:dis)?allow\s*:)[\w#]/iu;
const SITEMAP = /^\s*sitemap\s*:/iu;
/** `User-agent: GPTBot (of OpenAI)` */
const BEFORE_REMARK = /^\s*user-?agent\s*:[^(#;]*(?=[(;])/iu;
const RULE = /^(\s*(?:dis)?allow\s*:\s*)(.*)$/iu;

const parsed = new Map<string, ReturnType<typeof robotsParser>>();

/** The offset at which a rule is cut. */
function endOfRule(path: string): number {
  let wildcards = 0;
  for (let i = 0; i < path.length && i < LONGEST_RULE; i += 1) {
    if (path[i] === '*') wildcards += 1;
    if (wildcards > MOST_WILDCARDS) return i;
  }
  return Math.min(path.length, LONGEST_RULE);
}

const namedLine = (line: string): string => BEFORE_REMARK.exec(line)?.[0].trimEnd() ?? line;

/** A rule bounded in length; none if it has to be dropped. */
function boundRule(line: string): readonly string[] {
  const [, head = '', rule = ''] = RULE.exec(line) ?? [];
  if (head === '') return [namedLine(line.slice(0, LONGEST_RULE))];
  const path = rule.replaceAll(/\*{2,}/gu, '*');
  const end = endOfRule(path);
  if (end === path.length) return [head + path];
  return /^\s*allow/iu.test(head) ? [] : [head + path.slice(0, end)];
}

/**
 * The lines of a file, with those between two user agents of one group moved last: delays and sitemaps there do not end the group (RFC
 * 9309), but the library would start a new one without the rules. After a blank line they stay in place.
 */
function groupedLines(text: string): readonly string[] {
  const rules: string[] = [];
  const moved: string[] = [];
  let between: string[] = [];
  let isAfterName = false;
  for (const line of text.split(/\r\n|\r|\n/u)) {
    const isName = NAME.test(line);
    if (isAfterName && !isName && OTHER.test(line)) {
      between.push(line);
      continue;
    }
    (isName ? moved : rules).push(...between);
    between = [];
    rules.push(line);
    isAfterName = isName;
  }
  return [...rules, ...between, ...moved.filter((line) => SITEMAP.test(line))];
}

/**
 * Bounds the length and wildcards of rules to what any site needs. A disallow rule that is cut forbids more than before, and an allow rule
 * that would be cut is dropped: what is not understood never grants access.
 */
export function boundRules(text: string): string {
  return groupedLines(text).flatMap(boundRule).join('\n');
}

function rulesOf(file: string, text: string): ReturnType<typeof robotsParser> {
  const key = `${file}\n${text}`;
  const rules = parsed.get(key) ?? robotsParser(file, boundRules(text));
  // Deletes first, so that the map's order is the order of last use.
  parsed.delete(key);
  parsed.set(key, rules);
  const [oldest] = parsed.keys();
  if (parsed.size > MOST_KEPT && oldest !== undefined) parsed.delete(oldest);
  return rules;
}

/** Evaluates robots.txt for a page. Run it in a worker thread: rules can be built to be slow. */
export function readRobots({ file, text, page }: RobotsQuestion): RobotsReply {
  const rules = rulesOf(file, text);
  const sitemaps = rules.getSitemaps().slice(0, MOST_SITEMAPS);
  if (page === null) return { allowed: [], sitemaps };
  const folded = text.toLowerCase();
  const ofAll = new Map<string, boolean>();
  const allowed = page.names.map((name) => {
    // Crawlers not named in the file share the rules for all.
    const key = folded.includes(name.toLowerCase().split('/')[0] ?? '') ? name : '*';
    const known = ofAll.get(key) ?? rules.isAllowed(page.url, key) !== false;
    ofAll.set(key, known);
    return known;
  });
  return { allowed, sitemaps };
}
