import { importFile } from './importFile.ts';

const DAY_MS = 86_400_000;
const RLO = '\u202E';

/** Payloads that call `hacked()`, which does not exist: a call, or setting the flag, fails the test. */
export const HOSTILE = {
  script: '<script>window.hacked=1</script>',
  image: '<img src="https://evil.example/a.png" onerror="window.hacked=1">',
  turned: `${RLO}gnp.exe\u2066`,
  zalgo: `Z${'\u0301\u0327\u0336\u035D'.repeat(20)}algo`,
  formula: '=HYPERLINK("https://evil.example","see")',
  longWord: 'w'.repeat(100_000),
  /** The longest allowed brand name, without a space to break at. */
  longName: 'Name'.repeat(24),
  invisible: 'zero\u200B\u200D\uFEFFwidth\u0000',
} as const;

/** The own brand first. */
const HOSTILE_BRANDS = [
  'Lumora<script>window.hacked=1</script>',
  'Wick<img src onerror>ett',
  `Turn${RLO}ed`,
  '@SUM(1+9)',
  HOSTILE.zalgo,
  HOSTILE.longName,
] as const;

const HOSTILE_PROMPTS = [
  `Which lamp? ${HOSTILE.image}`,
  `Which lamp? ${HOSTILE.turned}`,
  HOSTILE.formula,
  `Which ${HOSTILE.zalgo}?`,
  `Which ${HOSTILE.invisible} ${'l'.repeat(4000)}?`,
  '-1+1|[click](javascript:window.hacked=1)',
] as const;

const LINKS = [
  ['javascript:window.hacked=1', 'A title'],
  ['data:text/html,<script>window.hacked=1</script>', 'data'],
  ['vbscript:msgbox(1)', 'vbscript'],
  ['https://аpple.com/login', 'apple.com'],
  [`https://evil.example/${'a'.repeat(5000)}`, HOSTILE.image],
  [`https://evil.example/${encodeURIComponent(HOSTILE.script)}?q="><b>`, `${RLO}moc.knab`],
  ['https://user:pass@evil.example/', HOSTILE.formula],
  ['https://zhihu.com/"onmouseover="window.hacked=1', HOSTILE.zalgo],
] as const;

const MARKDOWN = [
  '[click](javascript:window.hacked=1) [data](data:text/html;base64,PHNjcmlwdD4=) [vb](vbscript:x) <javascript:window.hacked=1>',
  '[mixed](JaVaScRiPt:window.hacked=1) [tab](java\tscript:x) [entity](&#106;avascript:window.hacked=1) [file](file:///etc/passwd)',
  '![pixel](https://evil.example/pixel.png) ![x](javascript:window.hacked=1) <iframe src="https://evil.example"></iframe>',
  '<a href="javascript:window.hacked=1">a</a> <svg/onload=window.hacked=1> <style>*{display:none}</style> <base href="//evil.example">',
  '[bank.com](https://evil.example/) https://evil.example/auto [аpple.com](https://аpple.com)',
  '| a | b |\n|---|---|\n| <img src=x onerror=window.hacked=1> | =1+1 |',
].join('\n\n');

function answerText(prompt: number, run: number): string {
  const brands = HOSTILE_BRANDS.filter((_name, index) => (index + run + prompt) % 2 === 0).join(', ');
  const body = [
    `${HOSTILE.script} ${HOSTILE.image}`,
    MARKDOWN,
    `${HOSTILE.turned} beside`,
    HOSTILE.longWord,
    'A long answer. '.repeat(7000),
    `${HOSTILE.zalgo} ${HOSTILE.invisible} \uD800 lone`,
  ][run - 1];
  return `Look at ${brands} first.\n\n${body ?? ''}\n\n${brands} are worth a look [1].`;
}

/** Imports a project with this name whose names and texts are all attack payloads. */
export async function importHostile(name: string): Promise<string> {
  const records = HOSTILE_PROMPTS.flatMap((question, prompt) =>
    [1, 2, 3, 4, 5, 6].map((run) => ({
      question,
      answer: answerText(prompt, run),
      engine: ['ChatGPT', `<b>Engine</b>${RLO}`, '=1+1', `${HOSTILE.longName}AI`][run % 4],
      asked_at: new Date(Date.now() - ((run + prompt) % 6) * DAY_MS - 60_000).toISOString(),
      run,
      topic: [`Lamps ${HOSTILE.image}`, `${HOSTILE.turned} topic`, '+1+1', `${HOSTILE.longName}s`][prompt % 4],
      tags: [HOSTILE.script, HOSTILE.formula],
      model: `<i>${RLO}model`,
      searches: [HOSTILE.image, `${RLO}hcraes`],
      citations: LINKS.map(([url, title]) => ({ url, title })),
      __proto__x: { polluted: 1 },
    })),
  );
  const [own, ...rivals] = HOSTILE_BRANDS;
  const words = ['--project', name, '--brand', own, ...rivals.flatMap((rival) => ['--competitor', rival])];
  return importFile('answers.jsonl', records.map((record) => JSON.stringify(record)).join('\n'), words);
}
