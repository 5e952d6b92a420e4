import { columnName } from './columnNames.ts';
import { isBlank } from './surroundings.ts';
import type { Values } from './Values.ts';

/**
 * The platform in the key of an answer and the values beside it that belong to that platform: of `chatgpt_response` the name and
 * `chatgpt_sources`.
 */
export function besideAnswer(node: Values, key: string): Values & { readonly platform: string } {
  const { plain } = columnName(key);
  if (plain?.field !== 'answer') return { platform: key };
  const own = Object.entries(node).flatMap(([name, value]) => {
    const column = name === key ? null : columnName(name).plain;
    const isOwn = column !== null && column.platform === plain.platform && column.field !== 'answer';
    return isOwn && !isBlank(value) ? [[column.field, value] as const] : [];
  });
  return { ...Object.fromEntries(own), platform: plain.platform };
}
