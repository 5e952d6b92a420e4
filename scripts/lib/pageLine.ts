import { CommandError } from './CommandError.ts';
import { UsageError } from './UsageError.ts';

/** A line `<meta name="..." content="...">` of a page, in which a setting stands that can be changed after the build. */
const lineOf = (name: string): RegExp => new RegExp(`(<meta name="${name}" content=")([^"]*)("\\s*/?>)`, 'u');

/** What a page's line says; empty when it says nothing or is not there. */
export function readPageLine(html: string, name: string): string {
  return lineOf(name).exec(html)?.[2] ?? '';
}

/** @throws CommandError when the page has no such line, or the value would not stay inside it */
export function writePageLine(html: string, name: string, value: string): string {
  if (!lineOf(name).test(html)) throw new CommandError(`The page has no line <meta name="${name}" content="">.`);
  if (/["<>]/u.test(value)) {
    throw new UsageError(`The value of ${name} must be without quotes and angle brackets: ${value}`);
  }
  return html.replace(
    lineOf(name),
    (_line, before: string, _old: string, after: string) => `${before}${value}${after}`,
  );
}
