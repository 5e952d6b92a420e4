import { normalizeFieldName } from '#client/lib/importFields.ts';
import { MODEL_FAMILIES, PLATFORM_NAMES } from './platformTables.ts';
import { VENDORS } from './vendorNames.ts';

const known = new Map(
  PLATFORM_NAMES.flatMap(([shown = '', ...others]) =>
    [shown, ...others].map((name) => [normalizeFieldName(name), shown] as const),
  ),
);

/** Words beside a platform's name that say how it was reached. */
const REACHED =
  'app|web|webapp|website|site|ui|api|scraper|search|free|plus|pro|mobile|desktop|browser|online|联网|网页版|客户端|手机端';
const AROUND = new RegExp(`\\s*[([（【].{0,40}[)\\]）】]\\s*$|[\\s_-]+(?:${REACHED})$`, 'iu');
const IN_BRACKETS = /\s*[([（【]\s*([^()[\]（）【】]{1,40}?)\s*[)\]）】]$/u;
const BEHIND_API = /^(.{1,60}?)\s*[(（]\s*api\s*[)）]$/iu;
const ACCESS = new RegExp(`^(?:${REACHED})$`, 'iu');
const ACCESS_BEHIND = new RegExp(`[\\s_-]+(?:${REACHED})$`, 'iu');
const COUNTRY = /^[A-Z]{2,3}$/u;
/** Words of which the names of models are made: versions, sizes, kinds. */
const OF_MODELS = new RegExp(
  [
    '^(?:[a-z]{0,5}\\d[\\w.]{0,10}|mini|nano|micro|lite|small|medium|large|xl|max|ultra|pro|plus|turbo|flash|air|base|fast|deep|oss',
    '|instant|instruct|chat|it|thinking|think|reasoner|reasoning|research|search|online|latest|preview|beta|exp|experimental',
    '|omni|vision|vl|coder|codex|sonnet|opus|haiku|scout|maverick|nemo|bot)$',
  ].join(''),
  'iu',
);
const ADDRESS = /^(?:https?:\/\/)?(?:www\.)?([\w-]+(?:\.[\w-]+)+)(?:[/?#].*)?$/iu;
const ROUTE = /[/:]/u;
/** What stands before the name of a model where a cloud sells it: `us.anthropic.`. */
const OF_REGION = /^(?:[a-z-]{2,10}\.)?(?:anthropic|meta|mistral|amazon|deepseek|qwen|openai)\./iu;
const GAP = /[\s_·-]+/u;
/** Where a model may begin behind the name of a platform; names in Chinese need no gap. */
const BEFORE_MODEL = /[\s_·-]+|(?<=\p{Script=Han})(?=[\dA-Za-z])/gu;
/** Words that say how a platform was reached and are parts of models' names as well: `sonar-pro`, `qwen-plus`. */
const MODEL_BEHIND = /-(?:pro|plus|search|online)$/iu;

/** A platform and the model that was named in its place or beside it. */
interface NamedPlatform {
  readonly platform: string;
  readonly model: string;
  /** The name stood for none: of somebody who only passes answers on. */
  readonly vendor: string;
}

const tidy = (recorded: string): string => recorded.normalize('NFC').replace(/\s+/gu, ' ').trim();

function familyOf(model: string): string | undefined {
  return MODEL_FAMILIES.find(([pattern]) => pattern.test(model))?.[1];
}

/** The usual name of a platform that stands there as it is known, or by its site. */
function plainName(name: string): string | undefined {
  const direct = known.get(normalizeFieldName(name));
  if (direct !== undefined) return direct;
  const host = ADDRESS.exec(name)?.[1];
  return host === undefined ? undefined : known.get(normalizeFieldName(host));
}

/** The usual name of a platform that is written in a way that can mean nothing else. */
function usualName(name: string): string | undefined {
  const plain = plainName(name);
  if (plain !== undefined) return plain;
  const bare = name.replace(AROUND, '');
  return bare === name || bare === '' ? undefined : known.get(normalizeFieldName(bare));
}

interface RoutedName {
  readonly platform: string;
  readonly model: string;
}

/**
 * A route or a version: `openai:chat:gpt-5`, `models/gemini-2.5-pro`, `us.anthropic.claude-sonnet-4-v1:0`, `GPT-5 mini`. What stands
 * behind the model belongs to it: `gpt-4o:online`, `llama3.3:70b`.
 */
function byModel(name: string): RoutedName | null {
  const route = name.split('/').filter((part) => part !== '');
  const last = (route.at(-1) ?? '').replace(OF_REGION, '');
  const parts = last.split(':').filter((part) => part !== '');
  const at = parts.findLastIndex((part) => familyOf(part) !== undefined);
  const family = familyOf(parts[at] ?? '');
  if (family !== undefined) {
    return { platform: family, model: route.length > 1 || parts.length > 1 ? parts.slice(at).join(':') : name };
  }
  const [maker = '', ...rest] = route.length > 1 ? route : parts;
  const ofMaker = rest.length > 0 && !/^https?:?$/iu.test(maker) ? usualName(maker) : undefined;
  return ofMaker === undefined ? null : { platform: ofMaker, model: rest.at(-1) ?? '' };
}

/** A platform and a model behind it: `OpenAI GPT-5`, `Perplexity Sonar Pro`, `豆包1.5`, `腾讯元宝-DeepSeek R1`. */
function byPlatformAndModel(name: string): RoutedName | null {
  for (const { index, 0: gap } of [...name.matchAll(BEFORE_MODEL)].reverse()) {
    const [platform, rest] = [plainName(name.slice(0, index)), name.slice(index + gap.length)];
    if (platform === undefined || rest === '') continue;
    if (familyOf(rest) !== undefined) return { platform, model: rest };
    if (rest.split(GAP).every((word) => OF_MODELS.test(word))) return { platform, model: name };
  }
  return null;
}

/** What a name leads to that is not simply the name of a platform. */
const routed = (name: string): RoutedName | null => byModel(name) ?? byPlatformAndModel(name);

/** Whether a name is that of a known platform or of a model of one. */
export function isPlatformName(name: string): boolean {
  const text = tidy(name);
  return text !== '' && text.length <= 60 && (usualName(text) !== undefined || routed(text) !== null);
}

/**
 * Whether a name is that of a platform or a model and says nothing else: `ChatGPT (web)`, `GPT-5 mini`, `openai/gpt-5`, and not `ChatGPT
 * notes` or `Claude pricing`. What is no name by its place, such as a heading or a value of any column, is taken for one only then.
 */
export function isPlatformAlone(name: string): boolean {
  const text = tidy(name);
  if (text === '' || text.length > 60) return false;
  if (plainName(text) !== undefined) return true;
  const inBrackets = IN_BRACKETS.exec(text);
  if (inBrackets !== null) {
    const [all, within = ''] = inBrackets;
    const isNarrower = [ACCESS, COUNTRY, OF_MODELS].some((words) => words.test(within)) || isPlatformAlone(within);
    return isNarrower && isPlatformAlone(text.slice(0, -all.length));
  }
  const bare = text.replace(ACCESS_BEHIND, '');
  return bare === text ? isModelAlone(text) : isPlatformAlone(bare);
}

/** `GPT-5 mini`, `openai/gpt-5`, `OpenAI GPT-5`: a model, with its platform before it or without. */
function isModelAlone(text: string): boolean {
  const route = text.split(ROUTE);
  if (route.length > 1 && /\s/u.test(text)) return false;
  const words = (route.at(-1) ?? '').split(/[\s_-]+/u);
  const ofModel = byModel(text);
  if (ofModel !== null && words.slice(1).every((word) => OF_MODELS.test(word))) return true;
  return [1, 2].some((cut) => {
    const [platform, rest] = [plainName(words.slice(0, cut).join(' ')), words.slice(cut)];
    if (platform === undefined || rest.length === 0) return false;
    const model = rest.join(' ');
    return (
      rest.every((word) => OF_MODELS.test(word)) ||
      (platformOfModel(model)?.platform === platform && isPlatformAlone(model))
    );
  });
}

/** Engines that answer with models of others: there a model tells nothing of the platform. */
const HOSTS: ReadonlySet<string> = new Set([
  ...['Copilot', 'Perplexity', 'You.com', 'Google AI Overviews', 'Google AI Mode', 'Rufus', 'Meta AI'],
  ...['腾讯元宝', '百度AI搜索', '秘塔AI搜索', '纳米AI搜索', '夸克'],
]);

/**
 * Whether what a sheet or a file is called goes before a lone model beside its answers: it does where the platform has models of
 * others, or the model is of none that is known or of this one. `gpt-4o` in a sheet called Claude is of ChatGPT, in one called Copilot not.
 * Another platform's name is no model.
 */
export function goesBeforeModel(name: string, model: string): boolean {
  const { platform } = namePlatform(name, '');
  const told = model === '' ? null : platformOfModel(tidy(model));
  return told === null || told.platform === platform || (HOSTS.has(platform) && plainName(tidy(model)) === undefined);
}

/** Whether a name is of somebody who passes answers on and gives none. */
export function isVendor(name: string): boolean {
  return VENDORS.has(normalizeFieldName(name));
}

/** In the place of a platform only: elsewhere `meta` is what is told of a file. */
const META = /^meta$/iu;

/**
 * The platform that answered and its model. A vendor is none: then the model tells. Routes and versions lead to the platform they
 * are known from, and stay as the model.
 */
export function namePlatform(recorded: string, recordedModel: string): NamedPlatform {
  const [name, model] = [tidy(recorded), tidy(recordedModel)];
  if (isVendor(name)) {
    const told = model === '' ? null : platformOfModel(model);
    if (told !== null) return { ...told, vendor: name };
  }
  if (META.test(name)) return { platform: 'Meta AI', model, vendor: '' };
  const viaApi = apiPlatform(name);
  if (viaApi !== undefined) return { platform: viaApi, model, vendor: '' };
  const usual = usualName(name);
  if (usual !== undefined) return { platform: usual, model: model === '' ? modelBeside(name) : model, vendor: '' };
  const route = routed(name);
  if (route !== null) return { platform: route.platform, model: model === '' ? route.model : model, vendor: '' };
  return { platform: name, model, vendor: '' };
}

/** The name under which answers of a platform's API stand apart from those of its app: `ChatGPT (API)`, as collection and exports write it. */
function apiPlatform(name: string): string | undefined {
  const head = BEHIND_API.exec(name)?.[1];
  const usual = head === undefined ? undefined : plainName(head);
  return usual === undefined ? undefined : `${usual} (API)`;
}

/** The model that the name of a platform tells beside it: of `sonar-pro` the whole, of `Copilot (GPT-5)` what is in the brackets. */
function modelBeside(name: string): string {
  if (plainName(name) !== undefined) return '';
  const within = IN_BRACKETS.exec(name)?.[1] ?? '';
  if (familyOf(within) !== undefined) return within;
  return MODEL_BEHIND.test(name) && familyOf(name) !== undefined ? name : '';
}

/** The platform that a model tells; where it is a platform's name, there is no model. Null: a model of none that is known. */
export function platformOfModel(model: string): { readonly platform: string; readonly model: string } | null {
  const usual = usualName(model);
  if (usual !== undefined) return { platform: usual, model: familyOf(model) === undefined ? '' : model };
  return routed(model);
}
