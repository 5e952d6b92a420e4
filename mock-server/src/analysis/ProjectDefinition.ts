import type { Fact } from '#client/api/brandCentreSchemas.ts';
import type { DemandBand, Intent } from '#client/api/promptSchemas.ts';
import type { Publication } from '#client/api/publicationSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import type { GivenSourceType } from './citations/SourceUrl.ts';
import type { Names } from './naming/names.ts';

/** A brand as a person defined it. The own brand comes first in every list of brands. */
export interface BrandDefinition {
  readonly id: string;
  readonly name: string;
  /** Each is the name or one of the aliases: mentions are found by these, whoever reads. */
  readonly names?: Names;
  readonly own: boolean;
  /** Further names that count as the brand; the name itself need not be repeated. */
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
  /** In a definition for readers of a language: what it is called beside that, to be found by. */
  readonly also?: readonly string[];
}

export interface Platform {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  /** As of a topic. */
  readonly also?: readonly string[];
}

export interface Prompt {
  readonly id: string;
  readonly text: string;
  readonly topic_id: string | null;
  readonly tags: readonly string[];
  /** Keywords of the filter form that this prompt serves. */
  readonly keyword_ids: readonly string[];
  /** How often it is asked, and who says so; absent where nobody did. */
  readonly demand?: PromptDemand;
  /** No new runs are asked; its answers stay in the figures. */
  readonly paused?: boolean;
  /** Who asks it, as a person said; null and absent: as the rules suggest (analysis/insights). */
  readonly persona?: string | null;
  /** Where its asker stands, as a person said; null and absent: as the rules suggest. */
  readonly stage?: Stage | null;
}

/** A kind of asker that the project itself names, and the words in a question that tell of it. */
export interface OwnPersona {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** A band and never false digits: no source knows how often an engine is asked something. */
export interface PromptDemand {
  readonly band: DemandBand;
  /** As its owner named it: a keyword tool, an estimate of one's own. */
  readonly source: string;
}

/** Words that people look something up by, and what is known of them. */
export interface Keyword {
  readonly id: string;
  readonly label: string;
  readonly demand?: KeywordDemand;
  /** Where a person knows better than the rules over its words. */
  readonly intent?: Intent;
  /** Added by people, by hand or from a file; absent for one that came with the project. */
  readonly own?: true;
}

interface KeywordDemand extends PromptDemand {
  /** Absent for what came with the project. */
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

/** What somebody made of an action of a project that comes with it; checked when it is read. */
export interface ActionSeed {
  readonly id: string;
  /** YYYY-MM-DD: when it was last changed. */
  readonly date: string;
  readonly state: unknown;
}

/** A brief that a project comes with: what it is for, and what a person added. The rest is gathered. */
export interface BriefSeed {
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD: the day it was made on. */
  readonly date: string;
  readonly topic_id: string | null;
  readonly prompt_ids: readonly string[];
  readonly questions: readonly string[];
  readonly notes: string;
}

/** Everything of a project but its answers. `brands[0]` is the own brand; at most 32 brands are tracked. */
export interface ProjectDefinition {
  readonly id: string;
  readonly name: string;
  readonly names?: Names;
  /** Of tags, by the tag as it is recorded. In a definition for readers of one language: what these call each (naming/definitionIn). */
  readonly tag_names?: Readonly<Record<string, Names>>;
  /** Of who says how often something is asked, by the source as it is recorded. */
  readonly source_names?: Readonly<Record<string, Names>>;
  readonly brands: readonly BrandDefinition[];
  readonly topics: readonly Topic[];
  readonly platforms: readonly Platform[];
  readonly prompts: readonly Prompt[];
  readonly keywords: readonly Keyword[];
  readonly events: readonly TimelineEvent[];
  /** The project's own personas, which come before those of the rules. */
  readonly personas?: readonly OwnPersona[];
  /** What people say sources are, by domain or host; absent: as they are recognised. */
  readonly source_types?: ReadonlyMap<string, GivenSourceType>;
  /** Facts it comes with; absent: none. */
  readonly facts?: readonly Fact[];
  /** Published changes it comes with; absent: none. */
  readonly changes?: readonly Publication[];
  /** Briefs it comes with, to be gathered from its answers; absent: none. */
  readonly briefs?: readonly BriefSeed[];
  /** What people have already made of its actions; absent: nothing. */
  readonly actions?: readonly ActionSeed[];
}
