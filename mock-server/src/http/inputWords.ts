import { FIRST_DAY, LAST_DAY } from '../analysis/scope/dayLimits.ts';
import type { Text } from '../refusal/text.ts';

/** Texts that say what a field must be, by the message or type of the broken rule. */
export const INPUT_WORDS: Readonly<Record<string, Text>> = {
  time_zone: {
    zh: '不是时区名称，应如 Asia/Shanghai',
    en: 'is not a time zone; use an IANA name such as Europe/Berlin',
  },
  date: { zh: '应为日期，如 2026-03-01', en: 'must be a date like 2026-03-01 (YYYY-MM-DD)' },
  date_range: {
    zh: `应在 ${FIRST_DAY} 至 ${LAST_DAY} 之间`,
    en: `must be a day from ${FIRST_DAY} to ${LAST_DAY}`,
  },
  instant: {
    zh: '应为带时区的时间，如 2026-03-01T08:00:00Z',
    en: 'must be a time with its zone, such as 2026-03-01T08:00:00Z',
  },
  email: {
    zh: '不是有效的邮箱地址，应如 name@example.com',
    en: 'is not a valid email address; it should look like name@example.com',
  },
  non_empty: { zh: '不能为空', en: 'must not be empty' },
  integer: { zh: '应为整数', en: 'must be a whole number' },
  picklist: { zh: '不是可选的值', en: 'is not one of the allowed values' },
  string: { zh: '应为一段文本', en: 'must be a single text' },
  number: { zh: '应为数字', en: 'must be a number' },
  finite: { zh: '应为数字', en: 'must be a number' },
  boolean: { zh: '应为 true 或 false', en: 'must be true or false' },
  array: { zh: '应为列表', en: 'must be a list' },
  object: { zh: '应为对象', en: 'must be an object' },
  source: {
    zh: '应为 {"url": "https://example.com/page", "title": "标题"} 这样的对象',
    en: 'must be an object like {"url": "https://example.com/page", "title": "A page"}',
  },
  nested: { zh: '嵌套过深', en: 'is nested too deep' },
  printable: { zh: '含有控制字符，请删去', en: 'contains control characters; remove them' },
  letter: { zh: '至少要有一个文字或数字', en: 'must contain a letter or a digit' },
  language: { zh: '应为语言代码，如 zh 或 en-US', en: 'must be a language code such as zh or en-US' },
  country: {
    zh: '应为两个大写字母的国家或地区代码，如 CN',
    en: 'must be a country code of two capital letters, such as US',
  },
  model: {
    zh: '只能包含字母、数字和 _ . / : @ -，不能有空格',
    en: 'may contain only letters, digits and _ . / : @ -, and no spaces',
  },
  web_address: {
    zh: '应为以 https:// 或 http:// 开头的网址',
    en: 'must be a web address that starts with https:// or http://',
  },
  avatar: {
    zh: '应为在这里上传的文件，或以 https:// 或 http:// 开头的网址',
    en: 'must be a file uploaded here, or a web address that starts with https:// or http://',
  },
  phone: {
    zh: '应为 6 至 20 位的电话号码，只含数字、空格和 -，可以 + 开头',
    en: 'must be a phone number of 6 to 20 digits, spaces and hyphens, with or without a + in front',
  },
  picture: {
    zh: '不是可用的图片，请选择 PNG、JPEG 或 WebP 文件',
    en: 'is not a usable picture; choose a PNG, JPEG or WebP file',
  },
  view_page: {
    zh: '应为可以保存为视图的页面，如 /overview/index',
    en: 'must be a page that can be saved as a view, such as /overview/index',
  },
};

/** Fallback for a rule without a text; a test checks that no request schema needs it. */
export const NOT_VALID: Text = { zh: '格式不正确', en: 'is not valid' };
