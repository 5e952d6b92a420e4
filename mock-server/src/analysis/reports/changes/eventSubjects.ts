import { memoize } from '#client/lib/memoize.ts';
import type { Segment } from '#server/analysis/measures/Segment.ts';
import type {
  BrandDefinition,
  Platform,
  ProjectDefinition,
  TimelineEvent,
} from '#server/analysis/ProjectDefinition.ts';
import { MentionMatcher } from '#server/analysis/text/MentionMatcher.ts';

/** The subjects of an event. */
interface EventSubject {
  /** Indexes of the brands and platforms named in its title. */
  readonly brands: ReadonlySet<number>;
  readonly platforms: ReadonlySet<number>;
}

/** A platform as a name to match; of a name in two scripts (`豆包 Doubao`) either half matches, and so does its id. */
function platformName({ id, name }: Platform): BrandDefinition {
  const halves = [...(name.match(/\p{Script=Han}+/gu) ?? []), name.replace(/\p{Script=Han}+/gu, ' ').trim()];
  return {
    id,
    name,
    own: false,
    aliases: [...halves, id].filter((text) => text !== ''),
    match_case: false,
    domains: [],
  };
}

/** Those of these names that a text contains, matched as brands are in answers. */
function namedIn(names: MentionMatcher, text: string): Set<number> {
  return new Set(names.find(text).map(({ brand }) => brand));
}

const subjects = memoize((project: ProjectDefinition): ReadonlyMap<string, EventSubject> => {
  const brandNames = new MentionMatcher(project.brands);
  const platformNames = new MentionMatcher(project.platforms.map(platformName));
  return new Map(
    project.events.map(({ id, kind, title_zh, title_en }) => {
      const text = `${title_zh}\n${title_en}`;
      const brands = namedIn(brandNames, text);
      // A publication whose title names nobody is the own brand's: competitors do not record theirs here.
      if (kind === 'content_published' && brands.size === 0) brands.add(0);
      return [id, { brands, platforms: namedIn(platformNames, text) }];
    }),
  );
});

/** The measure, brand and segment of a movement. */
interface Moved {
  readonly brand: number;
  readonly segment: Segment;
}

/**
 * Whether an event can be the cause of a movement: a launch or a publication for its own brand, a model change for its own
 * platform. A launch without a known brand is no cause; an update without a known platform may be a cause for the whole scope.
 * @param platforms those that pass the filters
 */
export function canCause(
  project: ProjectDefinition,
  { id, kind }: TimelineEvent,
  { brand, segment }: Moved,
  platforms: readonly number[],
): boolean {
  const subject = subjects(project).get(id);
  if (subject === undefined) return false;
  switch (kind) {
    case 'content_published':
    case 'rival_launch':
      return subject.brands.has(brand);
    case 'engine_update': {
      const platform = segment.platform ?? (platforms.length === 1 ? platforms[0] : undefined);
      if (subject.platforms.size === 0) return platform === undefined;
      return platform !== undefined && subject.platforms.has(platform);
    }
    case 'prompt_set_changed':
      return true;
  }
}

/** Whether an event is a model change only of platforms that are not among these. */
export function isElsewhere(
  project: ProjectDefinition,
  { id, kind }: TimelineEvent,
  platforms: readonly number[],
): boolean {
  const own = subjects(project).get(id)?.platforms;
  return kind === 'engine_update' && own !== undefined && own.size > 0 && !platforms.some((one) => own.has(one));
}

/** Ids of the model changes of a platform. */
export function updatesOf(project: ProjectDefinition, platform: number): string[] {
  const updates = project.events.filter(({ kind }) => kind === 'engine_update');
  return updates.map(({ id }) => id).filter((id) => subjects(project).get(id)?.platforms.has(platform) === true);
}
