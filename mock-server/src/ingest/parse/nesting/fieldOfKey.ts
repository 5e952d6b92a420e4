import { columnsFitting, IMPORT_FIELDS, mapImportFields, normalizeFieldName } from '#client/lib/importFields.ts';
import type { ImportField } from '#client/lib/importFields.ts';
import { Memo } from '#server/analysis/text/Memo.ts';

const MAX_KNOWN = 5000;

function findField(key: string): ImportField | null {
  const { columns } = mapImportFields([key]);
  const alone = IMPORT_FIELDS.find((field) => columns[field] !== undefined) ?? null;
  // A lone model column stands for the platform; beside a platform it is just the model.
  const isModel = alone === 'platform' && columnsFitting('model', [key]).length > 0;
  return isModel ? 'model' : alone;
}

const fields = new Memo(MAX_KNOWN, findField);

/** The field of a key beside a platform; null: none. */
export const fieldOfKey = (key: string): ImportField | null => fields.get(key);

/** Whether a field holds sources, as a list or as URLs. */
export const isSourcesField = (field: ImportField | null | undefined): boolean =>
  field === 'citations' || field === 'citation_urls';

/** Keys of lists with several answers to one prompt. */
const SEVERAL_ANSWERS: ReadonlySet<string> = new Set(
  [
    'answers',
    'responses',
    'outputs',
    'completions',
    'replies',
    'generations',
    'samples',
    'runs',
    'results',
    'texts',
    '回答列表',
    '答案列表',
  ].map(normalizeFieldName),
);

/** Keys of objects that hold answers by platform. */
const BY_PLATFORM =
  /^(?:by)?(?:ai)?(?:provider|platform|engine|model|llm|assistant|chatbot)s?(?:results?|responses?|answers?|outputs?)?$|^(?:results?|responses?|answers?|outputs?)(?:by|per)(?:provider|platform|engine|model|llm)s?$/u;

/** Keys of objects that hold answers by prompt. */
const BY_PROMPT =
  /^(?:by)?(?:prompt|quer(?:y|ie)|question)s?(?:results?|responses?|answers?)?$|^(?:results?|responses?|answers?)(?:by|per)(?:prompt|query|question)s?$/u;

/** Keys of lists that look like answers but hold examples, facts or expected answers. */
const NO_ANSWERS =
  /^(?:faqs?|qa|qas|qapairs|examples?|fewshots?|expected|gold|golden|groundtruth|references?|fixtures?|schema|templates?|testcases?|demos?|常见问题)$/u;

/** Keys of lists of retrieved pages: their texts are no answers. */
const PAGES =
  /^(?:documents?|docs|contexts?|passages|quotes|evidences?|snippets|chunks|retriev(?:ed|al)\w*|organic(?:results)?|peoplealso(?:ask|search)\w*|related(?:questions|searches)|knowledge(?:panel|graph|card)s?|featuredsnippets?|answerbox|top(?:stories|results))$/u;

/** Keys of lists of what a tool found in an answer: their texts are parts of it, and no answers to its prompt. */
const PARTS =
  /^(?:(?:brand|competitor|rival|entity|product|own)?mentions?|entities|excerpts|highlights|claims|detections)$/u;

const OF_PAGES: ReadonlySet<ImportField | null> = new Set(['citations', 'citation_urls']);

/** Whether a key holds pages or other parts of search results. */
export const isOfSearch = (key: string): boolean => PAGES.test(normalizeFieldName(key));

/** Whether a key holds parts of an answer, such as the mentions of brands in it. */
export const holdsParts = (key: string): boolean => PARTS.test(normalizeFieldName(key));

/** Whether a key holds pages: an answer's sources, retrieved pages or search results. */
export const holdsPages = (key: string): boolean => OF_PAGES.has(fieldOfKey(key)) || isOfSearch(key);

export const holdsSeveral = (key: string): boolean => SEVERAL_ANSWERS.has(normalizeFieldName(key));
export const isByPlatform = (key: string): boolean => BY_PLATFORM.test(normalizeFieldName(key));
export const isByPrompt = (key: string): boolean => BY_PROMPT.test(normalizeFieldName(key));
export const isNoAnswers = (key: string): boolean => NO_ANSWERS.test(normalizeFieldName(key));
