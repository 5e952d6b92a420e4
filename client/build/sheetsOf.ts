import type { Manifest } from '../../scripts/lib/initialFiles.ts';

/**
 * Addresses of the style sheets of these files in the order in which the app would load them: what one stands on goes before it.
 * @param keys of the manifest
 */
export function sheetsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const { imports = [], css = [] } = seen.has(key) ? {} : (manifest[key] ?? {});
    seen.add(key);
    return [...imports.flatMap(visit), ...css];
  };
  return [...new Set(keys.flatMap(visit))].map((file) => `/${file}`);
}
