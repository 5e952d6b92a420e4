import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import * as v from 'valibot';

const HELP = `Asks ten questions of a running server through its tools for assistants, and prints what was called and answered.

  ANSWERSCOPE_KEY=ask_... npx tsx scripts/askTools.ts [--url http://127.0.0.1:5601] [--full]

  --full   the replies whole, as JSON; without it, what a reader would quote of them`;

/** Number of quotes printed per response. */
const LONGEST = 14;

const resultSchema = v.object({
  isError: v.optional(v.boolean(), false),
  content: v.array(v.looseObject({ type: v.string(), text: v.optional(v.string(), '') })),
  structuredContent: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The names of the two platforms compared: the first ones of the project. */
type Compared = readonly [string, string];

interface Question {
  readonly asked: string | ((platforms: Compared) => string);
  readonly tool: string;
  readonly args: (project: string, platforms: Compared) => Record<string, unknown>;
}

const QUESTIONS: readonly Question[] = [
  { asked: 'How visible are we this week, and did it change?', tool: 'overview', args: (project) => ({ project }) },
  {
    asked: ([first, second]) => `Are we more visible on ${second} than on ${first}?`,
    tool: 'compare_slices',
    args: (project, [first, second]) => ({
      project,
      first: { platforms: [first] },
      second: { platforms: [second] },
    }),
  },
  {
    asked: 'Why did our visibility move?',
    tool: 'why_measure_moved',
    args: (project) => ({ project, measure: 'visibility', by: 'platform' }),
  },
  {
    asked: 'Which questions name us least?',
    tool: 'prompts',
    args: (project) => ({ project, sort: 'visibility', order: 'asc', page_size: 5 }),
  },
  {
    asked: 'What do answers say that do not name us?',
    tool: 'search_answers',
    args: (project) => ({ project, mention: 'not_named', page_size: 3 }),
  },
  { asked: 'Whom do the engines cite most?', tool: 'sources', args: (project) => ({ project, page_size: 5 }) },
  { asked: 'Where are rivals named and we are not?', tool: 'gaps', args: (project) => ({ project, page_size: 3 }) },
  { asked: 'What do they get wrong about us?', tool: 'facts_and_errors', args: (project) => ({ project }) },
  { asked: 'What should we do next?', tool: 'actions', args: (project) => ({ project, page_size: 3 }) },
  { asked: 'Is anything wrong right now?', tool: 'alerts', args: (project) => ({ project }) },
];

/** Collects the values of `words`, `verdict` and `page` anywhere in a response: what a reader would quote. */
function quotes(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(quotes);
  if (typeof value !== 'object' || value === null) return [];
  const entry = new Map<string, unknown>(Object.entries(value));
  const words = entry.get('words');
  const name: unknown = entry.get('measure') ?? entry.get('name');
  const own = typeof words === 'string' ? [`${typeof name === 'string' ? `${name}: ` : ''}${words}`] : [];
  return [...own, ...Object.values(value).flatMap(quotes)];
}

/** The printed quotes of a response, and its number of rows where it is paged. */
function quotesOf(reply: Record<string, unknown>): string[] {
  const { total, pages } = reply;
  const rows = typeof total === 'number' ? [`${String(total)} in all, on ${String(pages)} pages`] : [];
  const found = quotes(reply);
  const more = found.length > LONGEST ? [`and ${String(found.length - LONGEST)} figures more`] : [];
  return [...rows, ...found.slice(0, LONGEST), ...more];
}

async function ask(client: Client, tool: string, args: Record<string, unknown>) {
  const begun = performance.now();
  const result = v.parse(resultSchema, await client.callTool({ name: tool, arguments: args }));
  const bytes = Buffer.byteLength(result.content[0]?.text ?? '');
  return { ...result, bytes, took: performance.now() - begun };
}

async function askTools(): Promise<void> {
  const key = process.env['ANSWERSCOPE_KEY'];
  if (key === undefined || process.argv.includes('--help')) {
    console.log(HELP);
    return;
  }
  const at = process.argv.indexOf('--url');
  const url = new URL('/mcp', at < 0 ? 'http://127.0.0.1:5601' : (process.argv[at + 1] ?? ''));
  const client = new Client({ name: 'ask-tools', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } }),
  );
  const { structuredContent } = await ask(client, 'list_projects', {});
  const [project] = v.parse(
    v.array(v.looseObject({ id: v.string(), name: v.string() })),
    structuredContent['projects'],
  );
  if (project === undefined) throw new Error('The key sees no project.');
  console.log(`Project ${project.id} (${project.name})\n`);
  const scope = await ask(client, 'overview', { project: project.id });
  const named = v.parse(v.array(v.looseObject({ name: v.string() })), scope.structuredContent['platforms']);
  const [first, second = first] = named.map(({ name }) => name);
  if (first === undefined || second === undefined) throw new Error('The project has no platforms.');
  const sum = { took: 0, bytes: 0 };
  for (const [index, { asked, tool, args }] of QUESTIONS.entries()) {
    const given = args(project.id, [first, second]);
    const question = typeof asked === 'string' ? asked : asked([first, second]);
    const { isError, content, structuredContent: reply, bytes, took } = await ask(client, tool, given);
    console.log(
      `${String(index + 1)}. ${question}\n   ${tool} ${JSON.stringify(given)}  ${took.toFixed(0)} ms, ${(bytes / 1024).toFixed(1)} kB`,
    );
    if (isError) console.log(`   refused: ${content[0]?.text ?? ''}`);
    else if (process.argv.includes('--full')) console.log(JSON.stringify(reply, null, 2));
    else for (const quote of quotesOf(reply)) console.log(`   - ${quote}`);
    console.log('');
    sum.took += took;
    sum.bytes += bytes;
  }
  console.log(`${String(QUESTIONS.length)} questions: ${sum.took.toFixed(0)} ms, ${(sum.bytes / 1024).toFixed(1)} kB`);
  await client.close();
}

await askTools();
