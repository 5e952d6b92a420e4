import type { CreatedProject, NewProject } from '#client/api/schemas/projectSetupSchemas.ts';
import type { BrandDefinition, Platform, ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { platformKey } from '#server/ingest/merge/platformKey.ts';
import { projectIdFor } from '#server/ingest/merge/projectIdFor.ts';
import { MockError, refuseTogether } from '#server/refusal/MockError.ts';
import { NO_SETUP } from '#server/store/documents/ProjectSetup.ts';
import { ProjectEditor } from '#server/store/edits/ProjectEditor.ts';
import { NO_EDITS } from '#server/store/edits/ProjectEdits.ts';
import type { ProjectEdits } from '#server/store/edits/ProjectEdits.ts';
import { stableId } from '#server/store/ids/stableId.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { hasImported, listImported, writeImported } from '#server/store/projectFiles/projectStore.ts';
import { giveToTeam } from '#server/store/projectFiles/projectTeam.ts';
import { letSee } from '../imports/importIntoProject.ts';
import { orderBrands } from '../imports/orderBrands.ts';
import type { Rights } from '../Rights.ts';
import { requireNewName } from './requireNewName.ts';

/** Limit of projects per server: each list reads all of them. */
const MOST_PROJECTS = 1000;

/**
 * Creates a project without answers. Its id is derived from its name, as in an import, so that a file with that name finds it.
 * @throws MockError (422) naming the invalid field.
 */
export async function createProject(rights: Rights, order: NewProject): Promise<CreatedProject> {
  const { dataDir } = rights.server;
  const [, brands] = refuseTogether(
    () => requireNewName(rights, order.name, 'name'),
    () => orderBrands(order, []),
  );
  if (listImported(dataDir).length >= MOST_PROJECTS) {
    throw new MockError(422, {
      zh: '项目数量已达上限，请先删除不用的项目',
      en: 'This server has reached its limit of projects: delete one first',
    });
  }
  const id = projectIdFor(dataDir, order.name);
  const created = await ProjectLock.hold(dataDir, id, () => {
    // An import with that name may be running.
    requireNewName(rights.fresh(), order.name, 'name');
    return hasImported(dataDir, id) ? null : make(rights, { id, order, brands });
  });
  // Its id is taken by a project that was renamed since.
  return created ?? createProject(rights, order);
}

interface Making {
  readonly id: string;
  readonly order: NewProject;
  readonly brands: readonly BrandDefinition[];
}

function make(rights: Rights, { id, order, brands }: Making): CreatedProject {
  const { dataDir, environment } = rights.server;
  const now = new Date(environment.now()).toISOString();
  const definition: ProjectDefinition = {
    id,
    name: order.name,
    brands,
    topics: [],
    platforms: platformsOf(order),
    prompts: [],
    keywords: [],
    events: [],
  };
  // Before the project becomes visible, so that no other team sees it for a moment.
  giveToTeam(dataDir, id, rights.team.id);
  writeImported(dataDir, { ...definition, origin: 'import', created_at: now, updated_at: now, answer_count: 0 }, []);
  const edits = editsOf(definition, order);
  rights.state.edits.put(id, edits);
  const { market, languages, description } = order;
  rights.state.documents.setup.put(id, {
    ...NO_SETUP,
    market,
    languages: [...languages],
    description,
    platforms: order.platforms.map((platform) => ({ ...platform })),
    created_by: rights.user.id,
  });
  letSee(rights, id);
  return { id, name: order.name, prompts: edits.added.length };
}

/**
 * The prompts as added ones: prompts of a file would leave the project when its import is undone. Duplicates, ignoring case, width and
 * punctuation, are dropped.
 */
function editsOf(definition: ProjectDefinition, { prompts }: NewProject): ProjectEdits {
  const editor = new ProjectEditor(definition, NO_EDITS);
  for (const { text, topic } of prompts) editor.add({ text, topic, tags: [] });
  return editor.edits;
}

function platformsOf({ platforms }: NewProject): readonly Platform[] {
  const found = new Map(platforms.map(({ name }) => [platformKey(name), name]));
  return Array.from(found, ([key, name]) => ({ id: stableId('platform', key), name }));
}
