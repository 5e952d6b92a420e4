import type { Fact } from '#client/api/brandCentreSchemas.ts';
import { fileAddress } from '#client/lib/fileAddress.ts';
import { readFactValue, type ValueProblem } from '#server/analysis/facts/compileFact.ts';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { badInput } from '#server/refusal/MockError.ts';
import type { Text } from '#server/refusal/text.ts';
import { stableId } from '#server/store/ids/stableId.ts';
import { requireKnown } from '../answers/readFilters.ts';

/** Limit of facts per project: more than people read, and fast to judge. */
export const MOST_FACTS = 200;

/** A typed fact; an empty `id` creates one. */
type TypedFact = Fact;

/** Placeholder origin for parsing the paths of uploads. */
const OWN_ORIGIN = 'http://localhost';

const PROBLEMS: Readonly<Record<ValueProblem, Text>> = {
  none: {
    zh: '请填写可以核对的数字，如 18.98 万元、605–760 公里、2021 年、80%',
    en: 'must be a number we can check, e.g. $24,900, 605-760 km, 2021, 80%',
  },
  several: { zh: '只能有一个数字或一个范围', en: 'must be one number or one range' },
  bound: { zh: '应为确切的数字或范围，不能是“超过”“不到”', en: 'must be a number or a range, not "over" or "under"' },
};

/**
 * Validates a typed fact.
 * @throws MockError (422) naming the field for a value without a number, an unknown brand, a missing subject, an invalid attachment
 * link, and reversed dates.
 */
export function readFact(typed: TypedFact, project: ProjectDefinition): Fact {
  const read = readFactValue(typed.value);
  if (typeof read === 'string') throw badInput('fact.value', PROBLEMS[read]);
  if (typed.brand_id !== null) requireKnown([typed.brand_id], project.brands, 'fact.brand_id');
  const subject = [...new Set(typed.subject)].filter((term) => term.replaceAll('/', '').trim() !== '');
  if (subject.length === 0) {
    throw badInput('fact.subject', {
      zh: '至少填写一个主题词，句子里有它才会判断',
      en: 'needs at least one word that a sentence must contain',
    });
  }
  if (typed.attachments?.some(({ url }) => fileAddress(url, OWN_ORIGIN) === null)) {
    throw badInput('fact.attachments', {
      zh: '文件地址应为 http、https 网址或上传后得到的路径',
      en: 'must be http or https URLs, or paths returned by an upload',
    });
  }
  if (typed.valid_from !== null && typed.valid_to !== null && typed.valid_from > typed.valid_to) {
    throw badInput('fact.valid_to', { zh: '不能早于生效日期', en: 'must not be before the first day' });
  }
  return { ...typed, subject, id: typed.id || newId(typed) };
}

/** Equal facts get the same id, so that the states of their errors are found again after an undone deletion. */
function newId({ statement, brand_id: brand, subject, value }: TypedFact): string {
  return stableId('fact', JSON.stringify([statement, brand, subject, value]));
}
