import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { factSchema, themeSchema } from '../../../client/src/api/brandCentreSchemas.ts';
import { NO_KNOWLEDGE } from '../projects/ProjectKnowledge.ts';
import type { ProjectKnowledge } from '../projects/ProjectKnowledge.ts';
import { ImportStoreError } from './ImportStoreError.ts';
import { knowledgePath } from './projectPaths.ts';
import { writeWhole } from './writeWhole.ts';

const markSchema = v.object({ id: v.string(), mark: v.picklist(['acknowledged', 'fixed']), at: v.string() });

/** What `knowledge.json` of an imported project holds; what an older file does not know is as at the beginning. */
const knowledgeSchema = v.object({
  facts: v.optional(v.nullable(v.array(factSchema)), null),
  themes: v.optional(v.array(themeSchema), []),
  marks: v.optional(v.array(markSchema), []),
  hidden_names: v.optional(v.array(v.string()), []),
});

/** What people know of an imported project's brand. @throws ImportStoreError when it cannot be read. */
export function readKnowledge(dataDir: string, id: string): ProjectKnowledge {
  const file = knowledgePath(dataDir, id);
  if (!existsSync(file)) return NO_KNOWLEDGE;
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return v.parse(knowledgeSchema, value);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportStoreError(`${file}: ${reason}`, { cause: error });
  }
}

export function writeKnowledge(dataDir: string, id: string, knowledge: ProjectKnowledge): void {
  writeWhole(knowledgePath(dataDir, id), `${JSON.stringify(knowledge)}\n`);
}
