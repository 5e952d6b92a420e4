const TEXT = /\.(?:csv|tsv|tab|txt|json|jsonl|ndjson|jsonlines)$/iu;
/** Files that systems add to archives, and parts of exports that hold no answers. */
const NOISE =
  /(?:^|\/)(?:__MACOSX\/|\.)|(?:^|\/)(?:user|users|projects|memories|message_feedback|shared_conversations|model_comparisons|readme|license|package|metadata|manifest)\.\w+$/iu;
/** Files with the answers, in exports with fixed file names. */
const FIRST = /(?:^|\/)(?:conversations|answers|responses|results)[\w-]*\.\w+$/iu;

/** Files with the requests of a batch. */
const REQUESTS = /(?:^|[/_.-])(?:requests?|inputs?)[\w.-]*\.(?:json|jsonl|ndjson)$/iu;

/** The texts of an archive that may be batch requests. */
export function requestParts(parts: readonly string[]): readonly string[] {
  return parts.filter((name) => REQUESTS.test(name) && !FIRST.test(name));
}

/** Puts requests before their replies, so that replies need not wait in memory. */
export function inReadingOrder(parts: readonly string[]): readonly string[] {
  const requests = requestParts(parts);
  return [...requests, ...parts.filter((name) => !requests.includes(name))];
}

/** The texts of an archive that are read when no part is chosen: those in which exports store answers, else all but notes. */
export function readParts(parts: readonly string[]): readonly string[] {
  const named = parts.filter((name) => FIRST.test(name));
  const data = parts.filter((name) => !/\.txt$/iu.test(name));
  return named.length > 0 ? named : data.length > 0 ? data : parts;
}

/** Nested containers, which are not read. */
const PACKED = /\.(?:xlsx|xlsm|xlsb|xls|ods|numbers|parquet|zip|gz)$/iu;

/** Archive entries that may hold answers and are not read. */
export function packedParts(names: readonly string[]): readonly string[] {
  return names.filter((name) => PACKED.test(name) && !NOISE.test(name));
}

/** Files with a sample each, in a packed log of Inspect AI; the other files of the log repeat or sum them up. */
const SAMPLE = /^samples\/.+_epoch_\d+\.json$/u;

/** The texts of an archive that may hold answers, most likely first. */
export function textParts(names: readonly string[]): readonly string[] {
  const samples = names.filter((name) => SAMPLE.test(name));
  const texts = samples.length > 0 ? samples : names.filter((name) => TEXT.test(name) && !NOISE.test(name));
  return [...texts.filter((name) => FIRST.test(name)), ...texts.filter((name) => !FIRST.test(name))];
}
