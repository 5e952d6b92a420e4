import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import { applyEdits } from '#server/store/edits/applyEdits.ts';
import { editsVersion, readEdits, writeEdits } from '#server/store/edits/editsFile.ts';
import { tagNamesAfter, topicsAfter } from '#server/store/edits/namesAfter.ts';
import { NO_EDITS, tidyEdits } from '#server/store/edits/ProjectEdits.ts';
import type { ProjectEdits } from '#server/store/edits/ProjectEdits.ts';
import { sameBrands } from '#server/store/edits/sameBrands.ts';
import type { ImportedProject } from '#server/store/projectFiles/storedSchemas.ts';
import type { PeoplesNames, PeoplesPrompts } from './Catalogue.ts';

/** A project's edits since its last import. Read from disk on each access, because people may edit while rows are added. */
export class EditsOfPeople {
  readonly #dataDir: string;
  readonly #id: string;
  readonly #recorded: ImportedProject | null;

  /** @param recorded the project as imported; null: new, so without edits. */
  constructor(dataDir: string, id: string, recorded: ImportedProject | null) {
    this.#dataDir = dataDir;
    this.#id = id;
    this.#recorded = recorded;
  }

  /** Edited prompts by id. */
  get changed(): ProjectEdits['changed'] {
    return this.#edits.changed;
  }

  get prompts(): PeoplesPrompts {
    const edits = this.#recorded === null ? NO_EDITS : this.#edits;
    if (this.#recorded === null || edits === NO_EDITS) return { prompts: [], deleted: new Set() };
    const { prompts } = applyEdits(this.#recorded, { ...edits, deleted: new Set() });
    return { prompts, deleted: edits.deleted };
  }

  /** The edited names of topics and tags. */
  get names(): PeoplesNames {
    const edits = this.#recorded === null ? NO_EDITS : this.#edits;
    const { topics = [], tag_names: tagNames } = this.#recorded ?? {};
    const recordedTags = tagNames === undefined ? {} : { tag_names: tagNames };
    return {
      topics: topicsAfter([...topics, ...edits.topics], edits.topicNames),
      made: edits.topics.filter(({ id }) => !topics.some((topic) => topic.id === id)),
      tags: { ...recordedTags, ...tagNamesAfter(recordedTags, edits.tagNames) },
    };
  }

  /** The edited brands; null if not edited. */
  get brands(): readonly BrandDefinition[] | null {
    return this.#recorded === null ? null : this.#edits.brands;
  }

  /**
   * Discards edits of brands that the import's brands replace, so that older edits do not hide them. Newer edits stay.
   * @param isGiven whether the import specified brands
   */
  takeOverBrands(brands: readonly BrandDefinition[], isGiven: boolean): void {
    const ofPeople = this.brands;
    if (ofPeople === null || (!isGiven && !sameBrands(ofPeople, brands))) return;
    writeEdits(this.#dataDir, this.#id, tidyEdits({ ...this.#edits, brands: null }));
  }

  get #edits(): ProjectEdits {
    return editsVersion(this.#dataDir, this.#id) === null ? NO_EDITS : readEdits(this.#dataDir, this.#id);
  }
}
