import type { OwnPage } from '#client/api/ownPageSchemas.ts';
import type { OwnWeights, ScoreBasis, ScoreTarget } from '#client/api/scoreSchemas.ts';
import { countCited } from '#client/lib/contentScore/CitedText.ts';
import { termsOf } from '#client/lib/contentScore/text/terms.ts';
import { citedAddress } from '#server/analysis/pages/pageCitations.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { hashOf } from '#server/store/ids/stableId.ts';
import { citedText, sketchesOf } from './pageSketches.ts';

/** Inputs of a project's content scores. */
export interface Scoring {
  readonly basis: ScoreBasis;
  /** Version of `basis`. */
  readonly key: string;
  /** @param page the page with the text, or the page it replaces; null: none */
  readonly targetOf: (promptIds: readonly string[], page: OwnPage | null) => ScoreTarget;
}

interface ScoringParts {
  readonly project: ProjectDefinition;
  readonly pages: readonly OwnPage[];
  /** Currently cited own pages by prompt index, as normalised URLs. */
  readonly cited: ReadonlyMap<number, ReadonlySet<string>>;
  readonly weights: OwnWeights | null;
  /** Further spellings of the brand from the brand kit. */
  readonly names: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Pages with a known text, by normalised URL. */
export function pagesByAddress(pages: readonly OwnPage[]): ReadonlyMap<string, OwnPage> {
  return new Map(
    pages.flatMap((page): [string, OwnPage][] => {
      const address = page.text === '' ? null : citedAddress(page.url);
      return address === null ? [] : [[address, page]];
    }),
  );
}

function basisOf({ project, pages, weights, names, today }: ScoringParts): Pick<Scoring, 'basis' | 'key'> {
  const [own] = project.brands;
  const { list, key } = sketchesOf(pages);
  const rest = {
    weights,
    today,
    entities: [...new Set([...(own === undefined ? [] : [own.name, ...own.aliases]), ...names])].filter(
      (name) => name !== '',
    ),
    own_hosts: [...(own?.domains ?? [])],
  };
  return { basis: { ...rest, own_pages: list }, key: hashOf([key, JSON.stringify(rest)], 40) };
}

export function createScoring(parts: ScoringParts): Scoring {
  const { project, pages, cited } = parts;
  const byAddress = pagesByAddress(pages);
  const places = new Map(project.prompts.map(({ id }, place) => [id, place]));
  return {
    ...basisOf(parts),
    targetOf: (ids, page) => {
      const wanted = new Set(ids);
      // The draft's prompt may have been deleted since.
      const prompts = project.prompts.flatMap(({ id, text }) =>
        wanted.has(id) ? [{ id, text, terms: termsOf(text) }] : [],
      );
      const addresses = new Set(prompts.flatMap(({ id }) => [...(cited.get(places.get(id) ?? -1) ?? [])]));
      const texts = [...addresses]
        .sort()
        .flatMap((address) => byAddress.get(address) ?? [])
        .filter(({ id }) => id !== page?.id)
        .map(({ text }) => citedText(text));
      const terms = [...new Set(prompts.flatMap((prompt) => prompt.terms))];
      return { prompts, facts: page?.facts ?? null, cited: countCited(texts, terms) };
    },
  };
}
