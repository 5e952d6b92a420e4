import * as v from 'valibot';
import { factVerdictSchema } from '../../api/brandCentreSchemas.ts';
import type { FactVerdict } from '../../api/brandCentreSchemas.ts';

export const brandTabs = ['identity', 'competitors', 'perception', 'facts'] as const;
export type BrandTab = (typeof brandTabs)[number];

export const tones = ['positive', 'neutral', 'negative'] as const;
export type Tone = (typeof tones)[number];

export interface BrandPlace {
  readonly tab: BrandTab;
  /** The cell whose quotes are read; empty: none. */
  readonly theme: string;
  readonly brand: string;
  readonly tone: Tone | null;
  /** The fact or the error whose sentences are read; empty: none. */
  readonly fact: string;
  readonly error: string;
  readonly verdict: FactVerdict | null;
  /** Gone errors are shown, too. */
  readonly gone: boolean;
}

export const nothingRead = { theme: '', brand: '', tone: null, fact: '', error: '', verdict: null } as const;

/** What the page shows for an address. Total: what makes no sense is the default, nothing throws. */
export function parseBrandSearch(params: URLSearchParams): BrandPlace {
  const verdict = v.safeParse(factVerdictSchema, params.get('verdict'));
  return {
    tab: brandTabs.find((tab) => tab === params.get('tab')) ?? 'identity',
    theme: params.get('theme') ?? '',
    brand: params.get('brand') ?? '',
    tone: tones.find((tone) => tone === params.get('tone')) ?? null,
    fact: params.get('fact') ?? '',
    error: params.get('error') ?? '',
    verdict: verdict.success ? verdict.output : null,
    gone: params.get('gone') === '1',
  };
}

/** The address of a place; what is as by default is left out. */
export function formatBrandSearch({ tab, gone, ...place }: BrandPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'identity') params.set('tab', tab);
  for (const [name, value] of Object.entries(place)) if (value !== null && value !== '') params.set(name, value);
  if (gone) params.set('gone', '1');
  return params;
}

/** The parameters that belong to this page. */
export const brandNames: readonly string[] = ['tab', 'theme', 'brand', 'tone', 'fact', 'error', 'verdict', 'gone'];
