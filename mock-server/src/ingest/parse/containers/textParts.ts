const TEXT = /\.(?:csv|tsv|tab|txt|json|jsonl|ndjson|jsonlines)$/iu;
/** What systems put into archives on their own, and what belongs to an export and holds no answers. */
const NOISE =
  /(?:^|\/)(?:__MACOSX\/|\.)|(?:^|\/)(?:user|users|projects|memories|message_feedback|shared_conversations|model_comparisons|readme|license|package|metadata|manifest)\.\w+$/iu;
/** What holds the answers in exports whose files have fixed names. */
const FIRST = /(?:^|\/)(?:conversations|answers|responses|results)[\w-]*\.\w+$/iu;

/** What a batch was asked. */
const REQUESTS = /(?:^|[/_.-])(?:requests?|inputs?)[\w.-]*\.(?:json|jsonl|ndjson)$/iu;

/** Of the texts of an archive, those that may be the requests of a batch. */
export function requestParts(parts: readonly string[]): readonly string[] {
  return parts.filter((name) => REQUESTS.test(name) && !FIRST.test(name));
}

/** Requests stand before their replies, so that these need not wait for them. */
export function inReadingOrder(parts: readonly string[]): readonly string[] {
  const requests = requestParts(parts);
  return [...requests, ...parts.filter((name) => !requests.includes(name))];
}

/** The texts of an archive that are read when nobody chooses one: those that exports keep their answers in, else all but mere notes. */
export function readParts(parts: readonly string[]): readonly string[] {
  const named = parts.filter((name) => FIRST.test(name));
  const data = parts.filter((name) => !/\.txt$/iu.test(name));
  return named.length > 0 ? named : data.length > 0 ? data : parts;
}

/** Packed once more, and therefore not read. */
const PACKED = /\.(?:xlsx|xlsm|xlsb|xls|ods|numbers|parquet|zip|gz)$/iu;

/** What an archive holds that may have answers and is not read. */
export function packedParts(names: readonly string[]): readonly string[] {
  return names.filter((name) => PACKED.test(name) && !NOISE.test(name));
}

/** The texts in an archive that may hold answers, the likeliest first. */
export function textParts(names: readonly string[]): readonly string[] {
  const texts = names.filter((name) => TEXT.test(name) && !NOISE.test(name));
  return [...texts.filter((name) => FIRST.test(name)), ...texts.filter((name) => !FIRST.test(name))];
}
