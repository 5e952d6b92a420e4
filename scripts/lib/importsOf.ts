/** Prettier and the lint rule on type imports leave these forms only. Imports of types alone are gone once it runs. */
const IMPORTS = [
  /^import\s+(?!type\s)[^'"();]*?\sfrom\s+'([.#][^']+)'/gmu,
  /^export\s+\{[^}]*\}\s+from\s+'([.#][^']+)'/gmu,
  /^import\s+'([.#][^']+)'/gmu,
  /\bimport\(\s*'([.#][^']+)'\s*\)/gu,
];

/** The imports of our own files in a source text, as they are written, those by `import()` included. */
export function importsOf(text: string): readonly string[] {
  return IMPORTS.flatMap((form) => [...text.matchAll(form)].map(([, path = '']) => path));
}

/** As `importsOf`, with the imports of types. */
export function allImportsOf(text: string): readonly string[] {
  const types = [...text.matchAll(/\bfrom\s+'([.#][^']+)'/gu)].map(([, path = '']) => path);
  return [...new Set([...types, ...importsOf(text)])];
}
