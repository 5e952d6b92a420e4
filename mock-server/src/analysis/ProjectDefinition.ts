import type { Fact } from '#client/api/brandCentreSchemas.ts';
import type { DemandBand, Intent } from '#client/api/promptSchemas.ts';
import type { Publication } from '#client/api/publicationSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import type { GivenSourceType } from './citations/SourceUrl.ts';
import type { Names } from './naming/names.ts';

/** A brand as defined by people. The own brand comes first in every list of brands. */
export interface BrandDefinition {
  readonly id: string;
  readonly name: string;
  /** Each is the name or one of the aliases: mentions are found by these in every reader's language. */
  readonly names?: Names;
  readonly own: boolean;
  /** Further names that count as the brand, without the name itself. */
  readonly aliases: readonly string[];
  /** The name is also a common word (Away, Chase): it must match case. */
  readonly match_case: boolean;
  /** Registrable domains or hosts of the brand, without `www.`: `example.com`. */
  readonly domains: readonly string[];
}

export interface Topic {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  /** Set by `definitionIn` only: the other names of the topic, for search. */
  readonly also?: readonly string[];
}

export interface Platform {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  /** As for a topic. */
  readonly also?: readonly string[];
}

export interface Prompt {
  readonly id: string;
  readonly text: string;
  readonly topic_id: string | null;
  readonly tags: readonly string[];
  /** Keywords of the filter form that this prompt belongs to. */
  readonly keyword_ids: readonly string[];
  /** How often it is asked, with the source of that; absent if unknown. */
  readonly demand?: PromptDemand;
  /** No new runs are collected; its existing answers still count. */
  readonly paused?: boolean;
  /** Persona set by a person; null and absent: as the rules suggest (analysis/insights). */
  readonly persona?: string | null;
  /** Stage of the asker, set by a person; null and absent: as the rules suggest. */
  readonly stage?: Stage | null;
}

/** A persona defined by the project, with the words in a question that indicate it. */
export interface OwnPersona {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** A band instead of a number: no source knows how often an engine is asked something. */
export interface PromptDemand {
  readonly band: DemandBand;
  /** As named by its owner: a keyword tool, or an estimate of their own. */
  readonly source: string;
}

/** A search term with its demand and intent. */
export interface Keyword {
  readonly id: string;
  readonly label: string;
  readonly demand?: KeywordDemand;
  /** Set by a person; overrides the rules over its words. */
  readonly intent?: Intent;
  /** Added by people, by hand or from a file; absent for one of the original project. */
  readonly own?: true;
}

interface KeywordDemand extends PromptDemand {
  /** Absent for demand of the original project. */
  readonly from?: 'typed' | 'imported';
}

export interface TimelineEvent {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly kind: 'engine_update' | 'content_published' | 'prompt_set_changed' | 'rival_launch';
  readonly title_zh: string;
  readonly title_en: string;
}

/** Initial state of an action that ships with a project; validated when it is read. */
export interface ActionSeed {
  readonly id: string;
  /** YYYY-MM-DD: day of the last change. */
  readonly date: string;
  readonly state: unknown;
}

/** A brief that ships with a project: its purpose and what a person added. The rest is computed. */
export interface BriefSeed {
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD: day of creation. */
  readonly date: string;
  readonly topic_id: string | null;
  readonly prompt_ids: readonly string[];
  readonly questions: readonly string[];
  readonly notes: string;
}

/** A project without its answers. `brands[0]` is the own brand; at most 32 brands are tracked. */
export interface ProjectDefinition {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  /** Names of tags, by the recorded tag. `definitionIn` leaves only the names of one language. */
  readonly tag_names?: Readonly<Record<string, Names>>;
  /** Names of demand sources, by the recorded source. */
  readonly source_names?: Readonly<Record<string, Names>>;
  readonly brands: readonly BrandDefinition[];
  readonly topics: readonly Topic[];
  readonly platforms: readonly Platform[];
  readonly prompts: readonly Prompt[];
  readonly keywords: readonly Keyword[];
  readonly events: readonly TimelineEvent[];
  /** The project's own personas; they precede those of the rules. */
  readonly personas?: readonly OwnPersona[];
  /** Source types set by people, by domain or host; absent: as detected. */
  readonly source_types?: ReadonlyMap<string, GivenSourceType>;
  /** Facts that ship with the project; absent: none. */
  readonly facts?: readonly Fact[];
  /** Publications that ship with the project; absent: none. */
  readonly changes?: readonly Publication[];
  /** Briefs that ship with the project, computed from its answers; absent: none. */
  readonly briefs?: readonly BriefSeed[];
  /** Initial states of the project's actions; absent: none. */
  readonly actions?: readonly ActionSeed[];
}
