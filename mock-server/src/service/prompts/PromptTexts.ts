import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import type { NearDuplicate } from '#client/lib/NearDuplicateIndex.ts';
import type { ProjectDefinition } from '../../analysis/ProjectDefinition.ts';
import { giveWay, NEVER } from '../Stop.ts';

/** So many texts are taken into the index (in some 5 ms) before other requests get their turn. */
const SLICE = 200;

/** The texts of a project's prompts, to be compared with ones being typed. It follows the changes made to the project. */
export class PromptTexts {
  readonly #index = new NearDuplicateIndex();
  readonly #texts = new Map<string, string>();
  #project: ProjectDefinition | null = null;
  /** Changes are taken over one project definition after the other. */
  #following: Promise<void> = Promise.resolve();

  /** Takes over what changed, and nothing else: indexing thousands of prompts anew would be felt at every keystroke. */
  follow(project: ProjectDefinition): Promise<void> {
    this.#following = this.#following.then(() => this.#take(project));
    return this.#following;
  }

  async #take(project: ProjectDefinition): Promise<void> {
    if (this.#project === project) return;
    const gone = new Set(this.#texts.keys());
    const changed = project.prompts.filter(({ id, text }) => {
      gone.delete(id);
      return this.#texts.get(id) !== text;
    });
    for (const [index, { id, text }] of changed.entries()) {
      if (index % SLICE === SLICE - 1) await giveWay(NEVER);
      this.#texts.set(id, text);
      this.#index.set(id, text);
    }
    for (const [index, id] of [...gone].entries()) {
      if (index % SLICE === SLICE - 1) await giveWay(NEVER);
      this.#texts.delete(id);
      this.#index.delete(id);
    }
    this.#project = project;
  }

  /** Prompts that ask nearly the same as the text, the most similar first. @param except a prompt not to be found. */
  find(
    text: string,
    except: string | undefined,
    limit: number,
  ): readonly (NearDuplicate & { readonly text: string })[] {
    const found = this.#index.find(text, { limit, ...(except !== undefined && { except }) });
    return found.map((near) => ({ ...near, text: this.#texts.get(near.id) ?? '' }));
  }
}
