import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { lineOfFields } from './fieldsLine.ts';
import { JsonFieldFinder } from './jsonFields.ts';
import { isLogLine } from './LogLine.ts';

const ANY_STATUS = [200];

/** Whether JSON lines log requests, but not how they were answered: logs of a firewall, such as AWS WAF's. */
export function lacksStatus(lines: readonly string[]): boolean {
  const finder = new JsonFieldFinder();
  const isRequest = (line: string): boolean => {
    try {
      const value: unknown = JSON.parse(line);
      const fields = isPlainObject(value) ? finder.fieldsOf(value) : {};
      return fields.status === undefined && isLogLine(lineOfFields({ ...fields, status: ANY_STATUS }));
    } catch {
      return false;
    }
  };
  const filled = lines.filter((line) => line.trim() !== '');
  return filled.length > 0 && filled.filter(isRequest).length * 2 > filled.length;
}
