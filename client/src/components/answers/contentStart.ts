/**
 * Where the content of a Markdown node begins in its source: after the backticks of code, after the first line of a fence.
 * @param slice the node's source
 */
export function contentStart({ type }: { readonly type: string }, slice: string): number {
  if (type === 'inlineCode') return /^`+/u.exec(slice)?.[0].length ?? 0;
  if (type === 'code' && /^[ \t]*(?:`{3}|~{3})/u.test(slice)) return slice.indexOf('\n') + 1;
  return 0;
}
