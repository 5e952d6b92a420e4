import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import type { NearDuplicate } from '#client/lib/NearDuplicateIndex.ts';
import type { ProjectDefinition } from '../../analysis/ProjectDefinition.ts';

/** The texts of a project's prompts, to be compared with ones being typed. It follows the changes made to the project. */
export class PromptTexts {
  readonly #index = new NearDuplicateIndex();
  readonly #texts = new Map<string, string>();
  #project: ProjectDefinition | null = null;

  /** Takes over what changed, and nothing else: indexing thousands of prompts anew would be felt at every keystroke. */
  follow(project: ProjectDefinition): void {
    if (this.#project === project) return;
    this.#project = project;
    const gone = new Set(this.#texts.keys());
    for (const { id, text } of project.prompts) {
      gone.delete(id);
      if (this.#texts.get(id) === text) continue;
      this.#texts.set(id, text);
      this.#index.set(id, text);
    }
    for (const id of gone) {
      this.#texts.delete(id);
      this.#index.delete(id);
    }
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
