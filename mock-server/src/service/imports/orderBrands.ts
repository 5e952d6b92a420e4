import type { ExportedBrand } from '#client/lib/answerExport.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { COMMAND_TEXTS, fill } from '#server/ingest/command/commandTexts.ts';
import { namesInFile, readableHosts } from '#server/ingest/merge/brandsOfExport.ts';
import { brandsWithConflicts } from '#server/ingest/merge/defineBrands.ts';
import type { OrderedBrands } from '#server/ingest/merge/storedBrands.ts';
import type { FieldRefusal } from '#server/refusal/MockError.ts';
import { badInput, refuseAll } from '#server/refusal/MockError.ts';
import { UsageError } from '#server/refusal/UsageError.ts';

/**
 * The brands of an order, own brand first. Omitted settings come from the file's brand with the same name.
 * @param inFile brands that an exported file defines
 * @throws MockError (422) naming every invalid field, such as `competitors[0].name`.
 */
export function orderBrands(order: OrderedBrands, inFile: readonly ExportedBrand[]): readonly BrandDefinition[] {
  const typed = [order.brand, ...order.competitors].map((brand, index) => {
    const field = index === 0 ? 'brand' : `competitors[${String(index - 1)}]`;
    const known = inFile.find(({ name }) => foldName(name) === foldName(brand.name));
    return {
      argument: `${field}.name`,
      aliasArgument: `${field}.aliases`,
      domainsArgument: `${field}.domains`,
      name: brand.name,
      aliases: brand.aliases,
      matchCase: brand.match_case ?? known?.match_case ?? false,
      domains: brand.domains ?? readableHosts(known?.domains ?? []),
    };
  });
  try {
    const { brands, conflicts } = brandsWithConflicts(typed, 'competitors');
    refuseAll(conflicts.map(refusalOf));
    return brands.map((brand) => ({ ...brand, ...namesInFile(brand, inFile) }));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const { field, text } = refusalOf(error);
    throw badInput(field, text);
  }
}

function refusalOf({ argument, problem, detail, owner }: UsageError): FieldRefusal {
  const { zh, en } = COMMAND_TEXTS;
  const text = { zh: fill(zh.usage[problem], detail, owner), en: fill(en.usage[problem], detail, owner) };
  return { field: argument, text };
}
