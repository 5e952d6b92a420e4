import robotsParser from 'robots-parser';

/** What a site's robots.txt is asked. */
export interface RobotsQuestion {
  /** The address of robots.txt, and what it says. */
  readonly file: string;
  readonly text: string;
  /** The page that is asked about, and the crawlers that may want to read it; null: only which sitemaps the file names. */
  readonly page: { readonly url: string; readonly names: readonly string[] } | null;
}

export interface RobotsReply {
  /** By name, in the order of the question: whether the crawler may read the page. */
  readonly allowed: readonly boolean[];
  readonly sitemaps: readonly string[];
}

/** A path is at most so long that we read: what a rule says beyond can only matter to longer ones. */
const LONGEST_RULE = 2100;
/** So many between two others are as good as one; real rules have one or two. */
const MOST_WILDCARDS = 10;
const MOST_SITEMAPS = 1000;
const MOST_KEPT = 20;
const NAME = /^[\s\uFEFF]*user-?agent\s*:/iu;
/** Neither a rule nor a blank line. */
const OTHER = /^\s*(?!(?:dis)?allow\s*:)[\w#]/iu;
const SITEMAP = /^\s*sitemap\s*:/iu;
/** `User-agent: GPTBot (of OpenAI)` */
const BEFORE_REMARK = /^\s*user-?agent\s*:[^(#;]*(?=[(;])/iu;
const RULE = /^(\s*(?:dis)?allow\s*:\s*)(.*)$/iu;

const parsed = new Map<string, ReturnType<typeof robotsParser>>();

/** Where a rule is cut. */
function endOfRule(path: string): number {
  let wildcards = 0;
  for (let i = 0; i < path.length && i < LONGEST_RULE; i += 1) {
    if (path[i] === '*') wildcards += 1;
    if (wildcards > MOST_WILDCARDS) return i;
  }
  return Math.min(path.length, LONGEST_RULE);
}

const namedLine = (line: string): string => BEFORE_REMARK.exec(line)?.[0].trimEnd() ?? line;

/** A rule of a bounded length; none where it cannot be kept. */
function boundRule(line: string): readonly string[] {
  const [, head = '', rule = ''] = RULE.exec(line) ?? [];
  if (head === '') return [namedLine(line.slice(0, LONGEST_RULE))];
  const path = rule.replaceAll(/\*{2,}/gu, '*');
  const end = endOfRule(path);
  if (end === path.length) return [head + path];
  return /^\s*allow/iu.test(head) ? [] : [head + path.slice(0, end)];
}

/**
 * The lines of a file, those between two names of one group last: delays and sitemaps there end no group (RFC 9309), and the library would
 * begin another, without the rules. Behind a blank line they are the group's own.
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
 * Rules no longer, and with no more wildcards, than any site needs. One that is cut forbids more than it did, and one that allows
 * is left out: what is not understood is never taken for leave.
 */
export function boundRules(text: string): string {
  return groupedLines(text).flatMap(boundRule).join('\n');
}

function rulesOf(file: string, text: string): ReturnType<typeof robotsParser> {
  const key = `${file}\n${text}`;
  const rules = parsed.get(key) ?? robotsParser(file, boundRules(text));
  // Delete first: the map's order is then the order of last use.
  parsed.delete(key);
  parsed.set(key, rules);
  const [oldest] = parsed.keys();
  if (parsed.size > MOST_KEPT && oldest !== undefined) parsed.delete(oldest);
  return rules;
}

/** What robots.txt says of a page. Belongs into a thread: rules can be written so that each takes its time. */
export function readRobots({ file, text, page }: RobotsQuestion): RobotsReply {
  const rules = rulesOf(file, text);
  const sitemaps = rules.getSitemaps().slice(0, MOST_SITEMAPS);
  if (page === null) return { allowed: [], sitemaps };
  const folded = text.toLowerCase();
  const ofAll = new Map<string, boolean>();
  const allowed = page.names.map((name) => {
    // Crawlers that the file does not name share its rules for all.
    const key = folded.includes(name.toLowerCase().split('/')[0] ?? '') ? name : '*';
    const known = ofAll.get(key) ?? rules.isAllowed(page.url, key) !== false;
    ofAll.set(key, known);
    return known;
  });
  return { allowed, sitemaps };
}
