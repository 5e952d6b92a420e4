import { HAN } from '#client/lib/languageOfScript.ts';
import { letterFigures } from '../letterFigures.ts';

export const figures = letterFigures('zh-CN');

const WORD = /[\p{Script=Latin}\p{N}%+-]/u;

function between(left: string, right: string): string {
  const [a, b] = [left.at(-1) ?? '', right.charAt(0)];
  return (HAN.test(a) && WORD.test(b)) || (WORD.test(a) && HAN.test(b)) ? ' ' : '';
}

/** A Chinese sentence with inserted names and figures: adds the space between Chinese and Latin characters, which depends on the values. */
export function han(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    const withValue = value === '' ? text : `${text}${between(text, value)}${value}`;
    return part === '' ? withValue : `${withValue}${between(withValue, part)}${part}`;
  }, '');
}

/** Names joined with 、 and a final 和. */
export function names(list: readonly string[]): string {
  const last = list.at(-1) ?? '';
  return list.length < 2 ? last : han`${list.slice(0, -1).join('、')}和${last}`;
}
