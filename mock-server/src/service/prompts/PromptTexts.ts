import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import type { NearDuplicate } from '#client/lib/NearDuplicateIndex.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { giveWay, NEVER } from '../Stop.ts';

/** Texts indexed per slice (some 5 ms) before the event loop continues. */
const SLICE = 200;

/** Similarity index of a project's prompt texts, updated with the project's changes. */
export class PromptTexts {
  readonly #index = new NearDuplicateIndex();
  readonly #texts = new Map<string, string>();
  #project: ProjectDefinition | null = null;
  /** Updates run in sequence, one project definition after the other. */
  #following: Promise<void> = Promise.resolve();

  /** Updates the index incrementally: rebuilding it for thousands of prompts would delay every keystroke. */
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

  /** Prompts nearly equal to the text, most similar first. @param except a prompt to leave out. */
  find(
    text: string,
    except: string | undefined,
    limit: number,
  ): readonly (NearDuplicate & { readonly text: string })[] {
    const found = this.#index.find(text, { limit, ...(except !== undefined && { except }) });
    return found.map((near) => ({ ...near, text: this.#texts.get(near.id) ?? '' }));
  }
}
