import type { CrawlerPurpose } from '#client/api/trafficSchemas.ts';
import { AI_ENGINES } from './aiEngines.ts';
import type { AiEngine } from './aiEngines.ts';
import type { Crawler } from './Crawler.ts';
import { CRAWLERS } from './crawlers.ts';
import type { TrafficLog } from './TrafficLog.ts';

/** Origin of a request: a crawler, or a visitor sent by an engine, identified by the referrer or only by a tagged link. */
export type Actor =
  | { readonly kind: 'crawler'; readonly crawler: Crawler; readonly purpose: CrawlerPurpose }
  | { readonly kind: 'visit'; readonly engine: AiEngine; readonly byReferrer: boolean };

const CRAWLER_BY_ID = new Map(CRAWLERS.map((crawler) => [crawler.id, crawler]));
const ENGINE_BY_ID = new Map(AI_ENGINES.map((engine) => [engine.id, engine]));

/** The name under which a crawler's requests are counted. */
export const crawlerActor = ({ id }: Crawler): string => `crawler:${id}`;

/** The name under which an engine's visits are counted. */
export const visitActor = ({ id }: AiEngine, byReferrer: boolean): string => `${byReferrer ? 'referrer' : 'utm'}:${id}`;

function actorOf(name: string): Actor {
  const colon = name.indexOf(':');
  const [kind, id] = [name.slice(0, colon), name.slice(colon + 1)];
  if (kind === 'crawler') {
    // Counted with an older list: its id is used as name.
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

/** The actors of a log by the index that its cells use. */
export function actorsOf({ actors }: TrafficLog): readonly Actor[] {
  return actors.map(actorOf);
}
