import type { SourceTypeSet } from '#client/api/schemas/sourceTypeSchemas.ts';
import type { GivenSourceType } from '#server/analysis/citations/SourceUrl.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { tidyEdits } from '#server/store/edits/ProjectEdits.ts';
import type { ProjectSession } from '../ProjectSession.ts';

/**
 * Sets the type of a cited domain or host; null resets it to the recognised type. @returns the previous value
 * @throws MockError (422) for a domain that no answer cites, and for a tracked brand's site.
 */
export async function setSourceType(
  project: ProjectSession,
  domain: string,
  type: GivenSourceType | null,
): Promise<SourceTypeSet> {
  const table = await project.table();
  const page = table.urls.find((url) => url.domain === domain || url.host === domain);
  if (page === undefined) throw badInput('domain', { zh: '没有回答引用过该域名', en: 'is not cited in any answer' });
  const owner = table.project.brands[page.brand];
  if (owner !== undefined) {
    throw badInput('domain', {
      zh: `是“${owner.name}”的域名，请在品牌中心修改`,
      en: `is a domain of ${owner.name}: change it in the Brand center`,
    });
  }
  const { edits } = project;
  const before = edits.sourceTypes.get(domain) ?? null;
  const sourceTypes = new Map(edits.sourceTypes);
  if (type === null) sourceTypes.delete(domain);
  else sourceTypes.set(domain, type);
  if (before !== type) project.state.edits.put(project.id, tidyEdits({ ...edits, sourceTypes }));
  return { domain, type, before };
}
