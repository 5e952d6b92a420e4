import type { ExportedBrand } from '#client/lib/answerExport.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { UsageError } from '#server/refusal/UsageError.ts';
import { defineBrands, readHost } from './defineBrands.ts';

/** Brand settings in a file were not typed by the person, so invalid ones are ignored. */
export function readableHosts(domains: readonly string[]): readonly string[] {
  return domains.filter((domain) => {
    try {
      return readHost(domain, '') !== '';
    } catch {
      return false;
    }
  });
}

/** Display names of a brand in the file, as far as they are among its searchable names. */
export function namesInFile(
  { name, aliases }: BrandDefinition,
  inFile: readonly ExportedBrand[],
): Pick<BrandDefinition, 'names'> {
  const known = inFile.find((one) => foldName(one.name) === foldName(name))?.names ?? {};
  const names = {
    ...(known.zh !== undefined && aliases.includes(known.zh) && { zh: known.zh }),
    ...(known.en !== undefined && aliases.includes(known.en) && { en: known.en }),
  };
  return Object.keys(names).length === 0 ? {} : { names };
}

/** The brands of a new project as exported answers define them, own brand first; null if the file defines none, or none that can be used. */
export function brandsOfExport(inFile: readonly ExportedBrand[]): readonly BrandDefinition[] | null {
  if (inFile[0]?.own !== true) return null;
  try {
    const brands = defineBrands(
      inFile.map(({ name, aliases, match_case: matchCase, domains }) => {
        return { argument: '', domainsArgument: '', name, aliases, matchCase, domains: readableHosts(domains) };
      }),
      '',
    );
    return brands.map((brand) => ({ ...brand, ...namesInFile(brand, inFile) }));
  } catch (error) {
    if (error instanceof UsageError) return null;
    throw error;
  }
}
