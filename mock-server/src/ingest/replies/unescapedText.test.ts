import { expect, test } from 'vitest';
import { unescapedText } from './unescapedText.ts';

test.each([
  ['Our list:\\nLumora\\n- Wickett', 'Our list:\nLumora\n- Wickett'],
  ['第一：\\n翎途\\n\\n第二', '第一：\n翎途\n\n第二'],
  ['"Lumora said \\"yes\\".\\nWickett too"', 'Lumora said "yes".\nWickett too'],
  ['\\u7fce\\u9014 and \\u73e9', '翎途 and 珩'],
])('escapes of a program are undone: %j', (text, expected) => {
  expect(unescapedText(text)).toBe(expected);
});

test.each([
  'Save it in C:\\new\\names and go on',
  'The gradient \\nabla and \\nu are not breaks',
  'First line\nprints "a\\nB" on two lines',
  '"Lumora" is best, said "Wickett"',
  'Write \\u00e9 for é',
  'no escapes',
])('what only looks like one stays: %j', (text) => {
  expect(unescapedText(text)).toBe(text);
});
