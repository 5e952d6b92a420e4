import type { Brief } from '#client/api/briefSchemas.ts';
import { briefFacts } from './briefFacts.ts';
import { briefMaterial, type BriefRequest } from './BriefMaterial.ts';
import { briefOutline } from './briefOutline.ts';
import { briefPraise } from './briefPraise.ts';
import { briefQuestions } from './briefQuestions.ts';
import { briefSources } from './briefSources.ts';
import { briefStatistics } from './briefStatistics.ts';

/** Nothing here is generated text: questions as asked or searched, sentences and pages of the answers, facts of the ledger. */
export type GatheredBrief = Omit<
  Brief,
  'id' | 'title' | 'created_at' | 'updated_at' | 'version' | 'action_id' | 'topic_id'
>;

/** Builds a brief from the answers of a window to some prompts. Deterministic: the same answers give the same brief. */
export function gatherBrief(request: BriefRequest): GatheredBrief {
  const material = briefMaterial(request);
  const { table, window, asked, language } = material;
  const questions = briefQuestions(material);
  const facts = briefFacts(material);
  return {
    prompt_ids: asked.map(([, { id }]) => id),
    language,
    window,
    questions,
    praise: briefPraise(material),
    sources: briefSources(material),
    facts,
    statistics: briefStatistics(material, facts),
    outline: briefOutline(questions, table.project.brands),
    notes: '',
  };
}
