import { AI_ENGINES } from './aiEngines.ts';
import type { AiEngine } from './aiEngines.ts';

const BY_HOST = new Map(AI_ENGINES.flatMap((engine) => engine.hosts.map((host) => [host, engine] as const)));
const BY_APP = new Map(AI_ENGINES.flatMap((engine) => engine.apps.map((app) => [app, engine] as const)));
const BY_SOURCE = new Map(
  AI_ENGINES.flatMap((engine) => [...engine.sources, ...engine.hosts].map((source) => [source, engine] as const)),
);

const REFERRER = /^(?:https?|android-app):\/\/([^/?#:]+)/iu;
const UTM_SOURCE = /[?&]utm_source=([^&#]*)/iu;
/** Grok marks its links with this parameter; other values of it are no host of an engine. */
const REFERRER_PARAMETER = /[?&](?:referrer|referer|ref)=([^&#]*)/iu;

/** The engine of a host or of its nearest parent domain: `www.doubao.com` is doubao.com, `notdoubao.com` is not. */
function byHost(host: string): AiEngine | null {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const found = BY_HOST.get(name);
    if (found !== undefined) return found;
  }
  return null;
}

/** The engine whose page or Android app is the referrer of a request. */
export function engineOfReferrer(referrer: string): AiEngine | null {
  const host = REFERRER.exec(referrer)?.[1]?.toLowerCase();
  if (host === undefined) return null;
  return BY_APP.get(host) ?? byHost(host);
}

/** The engine in the `utm_source` of the requested address: ChatGPT and others mark their links. */
export function engineOfTarget(target: string): AiEngine | null {
  const source = parameter(UTM_SOURCE, target);
  const bySource = source === '' ? null : (BY_SOURCE.get(source) ?? byAddress(source));
  return bySource ?? byAddress(parameter(REFERRER_PARAMETER, target));
}

/** An address without engine parameters that `normaliseUrl` does not remove. */
export function withoutEngineMark(target: string): string {
  if (byAddress(parameter(REFERRER_PARAMETER, target)) === null) return target;
  return target.replace(REFERRER_PARAMETER, (mark) => (mark.startsWith('?') ? '?' : ''));
}

/** The engine whose host a text contains, alone or in an address. */
function byAddress(text: string): AiEngine | null {
  const host = text.replace(/^https?:\/\//u, '').replace(/[/?#:].*$/su, '');
  return host.includes('.') ? byHost(host) : null;
}

const parameter = (pattern: RegExp, target: string): string =>
  decoded(pattern.exec(target)?.[1] ?? '')
    .trim()
    .toLowerCase();

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
