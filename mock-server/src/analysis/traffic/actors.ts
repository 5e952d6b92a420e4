import type { CrawlerPurpose } from '#client/api/trafficSchemas.ts';
import { AI_ENGINES } from './aiEngines.ts';
import type { AiEngine } from './aiEngines.ts';
import { CRAWLERS } from './crawlers.ts';
import type { Crawler } from './Crawler.ts';
import type { TrafficLog } from './TrafficLog.ts';

/** Who asked: a crawler, or a person that an engine sent, as told by the referrer or by utm_source alone. */
export type Actor =
  | { readonly kind: 'crawler'; readonly crawler: Crawler; readonly purpose: CrawlerPurpose }
  | { readonly kind: 'visit'; readonly engine: AiEngine; readonly byReferrer: boolean };

const CRAWLER_BY_ID = new Map(CRAWLERS.map((crawler) => [crawler.id, crawler]));
const ENGINE_BY_ID = new Map(AI_ENGINES.map((engine) => [engine.id, engine]));

/** Under which name a crawler's requests are counted. */
export const crawlerActor = ({ id }: Crawler): string => `crawler:${id}`;

/** Under which name an engine's visits are counted. */
export const visitActor = ({ id }: AiEngine, byReferrer: boolean): string => `${byReferrer ? 'referrer' : 'utm'}:${id}`;

function actorOf(name: string): Actor {
  const colon = name.indexOf(':');
  const [kind, id] = [name.slice(0, colon), name.slice(colon + 1)];
  if (kind === 'crawler') {
    // Counted under an older list: it keeps its id for a name.
    const unknown = {
      id,
      name: id,
      operator_zh: '',
      operator_en: '',
      purpose: 'index',
      purpose_guessed: true,
      token: id,
      docs: null,
    } as const;
    const crawler = CRAWLER_BY_ID.get(id) ?? unknown;
    return { kind: 'crawler', crawler, purpose: crawler.purpose };
  }
  const engine = ENGINE_BY_ID.get(id) ?? { id, name_zh: id, name_en: id, hosts: [], sources: [], apps: [] };
  return { kind: 'visit', engine, byReferrer: kind === 'referrer' };
}

/** The actors of a log by the index that its cells carry. */
export function actorsOf({ actors }: TrafficLog): readonly Actor[] {
  return actors.map(actorOf);
}
