import { normalizeFieldName } from '#client/lib/importFields.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';
import { MODEL_FAMILIES, PLATFORM_NAMES } from './platformTables.ts';
import { VENDORS } from './vendorNames.ts';

const known = new Map(
  PLATFORM_NAMES.flatMap(([shown = '', ...others]) =>
    [shown, ...others].map((name) => [normalizeFieldName(name), shown] as const),
  ),
);

/** Words beside a platform's name that state how it was accessed. */
const IN_CHINESE =
  '联网|联网搜索|联网版|网页版|网页端|电脑版|电脑端|桌面版|桌面端|pc端|客户端|手机版|手机端|移动端|app端|小程序';
const REACHED = `app|web|webapp|website|site|ui|gui|api|scraper|search|free|plus|pro|mobile|desktop|browser|online|${IN_CHINESE}`;
/** Behind a name, which Chinese words may follow without a separator. */
const REACHED_BEHIND = `(?:[\\s_-]+(?:${REACHED})|(?<!^)(?:${IN_CHINESE}))$`;
const AROUND = new RegExp(`\\s*[([（【].{0,40}[)\\]）】]\\s*$|${REACHED_BEHIND}`, 'iu');
const IN_BRACKETS = /\s*[([（【]\s*([^()[\]（）【】]{1,40}?)\s*[)\]）】]$/u;
const BEHIND_API = /^(.{1,60}?)\s*[(（]\s*api\s*[)）]$/iu;
const ACCESS = new RegExp(`^(?:${REACHED})$`, 'iu');
const ACCESS_BEHIND = new RegExp(REACHED_BEHIND, 'iu');
const COUNTRY = /^[A-Z]{2,3}$/u;
/** Parts of model names: versions, sizes, kinds. */
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
/** Cloud provider's prefix of a model name: `us.anthropic.`. */
const OF_REGION = /^(?:[a-z-]{2,10}\.)?(?:anthropic|meta|mistral|amazon|deepseek|qwen|openai)\./iu;
/** The maker in it, before a model name that says nothing without: `deepseek.r1-v1:0`. */
const OF_CLOUD = /^(?:[a-z-]{2,10}\.)?(([a-z]{2,20})\.[a-z]{0,10}\d.*)$/iu;
const GAP = /[\s_·-]+/u;
/** Where a model name may start after a platform name; Chinese names need no separator. */
const BEFORE_MODEL = /[\s_·-]+|(?<=\p{Script=Han})(?=[\dA-Za-z])/gu;
/** Access words that are also parts of model names: `sonar-pro`, `qwen-plus`. */
const MODEL_BEHIND = /-(?:pro|plus|search|online)$/iu;

/** A platform and the model named with or instead of it. */
interface NamedPlatform {
  readonly platform: string;
  readonly model: string;
  /** The recorded name if it was a vendor that only passes answers on. */
  readonly vendor: string;
}

const tidy = (recorded: string): string => normalizeText(recorded, 'NFC').replace(/\s+/gu, ' ').trim();

function familyOf(model: string): string | undefined {
  return MODEL_FAMILIES.find(([pattern]) => pattern.test(model))?.[1];
}

/** The usual name for a known platform name or its site. */
function plainName(name: string): string | undefined {
  const direct = known.get(normalizeFieldName(name));
  if (direct !== undefined) return direct;
  const host = ADDRESS.exec(name)?.[1];
  return host === undefined ? undefined : known.get(normalizeFieldName(host));
}

/** The usual name for a spelling that is unambiguous. */
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
 * Parses a route or a version: `openai:chat:gpt-5`, `models/gemini-2.5-pro`, `us.anthropic.claude-sonnet-4-v1:0`, `GPT-5 mini`. Text after
 * the model belongs to it: `gpt-4o:online`, `llama3.3:70b`.
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
  const [, ofCloud = '', cloudMaker = ''] = OF_CLOUD.exec(route.at(-1) ?? '') ?? [];
  const platform = cloudMaker === '' ? undefined : plainName(cloudMaker);
  if (platform !== undefined) return { platform, model: ofCloud };
  const [maker = '', ...rest] = route.length > 1 ? route : parts;
  const ofMaker = rest.length > 0 && !/^https?:?$/iu.test(maker) ? usualName(maker) : undefined;
  return ofMaker === undefined ? null : { platform: ofMaker, model: rest.at(-1) ?? '' };
}

/** Parses a platform followed by a model: `OpenAI GPT-5`, `Perplexity Sonar Pro`, `豆包1.5`, `腾讯元宝-DeepSeek R1`. */
function byPlatformAndModel(name: string): RoutedName | null {
  for (const { index, 0: gap } of [...name.matchAll(BEFORE_MODEL)].reverse()) {
    const [platform, rest] = [plainName(name.slice(0, index)), name.slice(index + gap.length)];
    if (platform === undefined || rest === '') continue;
    if (familyOf(rest) !== undefined) return { platform, model: rest };
    if (rest.split(GAP).every((word) => OF_MODELS.test(word))) return { platform, model: name };
  }
  return null;
}

/** Resolves a name that is not simply a platform's name. */
const routed = (name: string): RoutedName | null => byModel(name) ?? byPlatformAndModel(name);

/** Whether a name is a known platform or a model of one. */
export function isPlatformName(name: string): boolean {
  const text = tidy(name);
  return text !== '' && text.length <= 60 && (usualName(text) !== undefined || routed(text) !== null);
}

/**
 * Whether a name is only a platform or a model: `ChatGPT (web)`, `GPT-5 mini`, `openai/gpt-5`, but not `ChatGPT notes` or `Claude pricing`.
 * Required where the position does not imply a platform, such as in a heading or in a value of any column.
 */
export function isPlatformAlone(name: string): boolean {
  const text = tidy(name);
  if (text === '' || text.length > 60) return false;
  if (plainName(text) !== undefined) return true;
  const inBrackets = IN_BRACKETS.exec(text);
  if (inBrackets !== null) {
    const [all, within = ''] = inBrackets;
    const isModel = within.split(GAP).every((word) => OF_MODELS.test(word));
    const isNarrower =
      isModel || ACCESS.test(within) || COUNTRY.test(within) || isVendor(within) || isPlatformAlone(within);
    return isNarrower && isPlatformAlone(text.slice(0, -all.length));
  }
  const bare = text.replace(ACCESS_BEHIND, '');
  return bare === text ? isModelAlone(text) : isPlatformAlone(bare);
}

/** A model with or without its platform: `GPT-5 mini`, `openai/gpt-5`, `OpenAI GPT-5`. */
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

/** Engines that run models of others: there a model does not determine the platform. */
const HOSTS: ReadonlySet<string> = new Set([
  ...['Copilot', 'Perplexity', 'You.com', 'Google AI Overviews', 'Google AI Mode', 'Rufus', 'Meta AI'],
  ...['腾讯元宝', '百度AI搜索', '秘塔AI搜索', '纳米AI搜索', '夸克'],
]);

/**
 * Whether the platform in a sheet's or file's name takes precedence over a lone model beside its answers. It does if the platform runs
 * models of others, or if the model belongs to no known platform or to this one. `gpt-4o` in a sheet named Claude is ChatGPT, in one named
 * Copilot it is not. Another platform's name is no model.
 */
export function goesBeforeModel(name: string, model: string): boolean {
  const { platform } = namePlatform(name, '');
  const told = model === '' ? null : platformOfModel(tidy(model));
  return told === null || told.platform === platform || (HOSTS.has(platform) && plainName(tidy(model)) === undefined);
}

/** Whether a name is a vendor that only passes answers on. */
export function isVendor(name: string): boolean {
  return VENDORS.has(normalizeFieldName(name));
}

/** Only in a platform column: elsewhere `meta` means metadata. */
const META = /^meta$/iu;

/**
 * Determines the platform and model of an answer. A vendor is no platform: then the model decides. Routes and versions resolve to their
 * platform and stay as the model.
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
  if (route !== null) return { ...route, ...(!isMaker(model, route) && { model }), vendor: '' };
  return { platform: name, model, vendor: '' };
}

/** Whether a model column tells no model, but who made the one in the platform column: `openai` beside `gpt-5`. */
const isMaker = (model: string, { platform }: RoutedName): boolean =>
  model === '' || isVendor(model) || (plainName(model) === platform && familyOf(model) === undefined);

/** The separate name for answers of a platform's API rather than its app, as collection and exports write it: `ChatGPT (API)`. */
function apiPlatform(name: string): string | undefined {
  const head = BEHIND_API.exec(name)?.[1];
  const usual = head === undefined ? undefined : plainName(head);
  return usual === undefined ? undefined : `${usual} (API)`;
}

/** The model within a platform's name: all of `sonar-pro`, the part in brackets of `Copilot (GPT-5)`. */
function modelBeside(name: string): string {
  if (plainName(name) !== undefined) return '';
  const within = IN_BRACKETS.exec(name)?.[1] ?? '';
  if (familyOf(within) !== undefined) return within;
  return MODEL_BEHIND.test(name) && familyOf(name) !== undefined ? name : '';
}

/** The platform that a model implies; if the text is a platform's name, the model is empty. Null: a model of no known platform. */
export function platformOfModel(model: string): { readonly platform: string; readonly model: string } | null {
  const usual = usualName(model);
  if (usual !== undefined) return { platform: usual, model: familyOf(model) === undefined ? '' : model };
  return routed(model);
}
