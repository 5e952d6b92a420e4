import { expect, test } from 'vitest';
import { personaOf } from './personaOf.ts';

test.each([
  ['送妈妈的护肤礼盒 500 元左右选什么', 'gift'],
  ['birthday gift for a student', 'gift'],
  ['学生党平价祛痘护肤品推荐', 'student'],
  ['best laptop for college', 'student'],
  ['二胎家庭 25 万以内 SUV 推荐', 'parent'],
  ['孕妇可以用的护肤品牌有哪些', 'parent'],
  ['best family size air fryer', 'parent'],
  ['适合老人乘坐、不晕车的电动车', 'senior'],
  ['best phone plan for seniors', 'senior'],
  ['公司采购 50 台纯电商务车选哪个品牌', 'business'],
  ['cheapest project management software for a 10-person team', 'business'],
  ['新手 A 醇产品推荐，不容易烂脸的', 'beginner'],
  ['new to vinyl, please recommend a record player', 'beginner'],
  ['成分党公认安全的国货护肤品牌', 'expert'],
  ['best high performance blender', 'expert'],
  ['20 万左右续航最扎实的纯电车有哪些', 'budget'],
  ['best 55 inch TV under $1000', 'budget'],
  ['ＣＨＥＡＰ electric toothbrush', 'budget'],
  ['城区智能驾驶哪家最好用', 'general'],
  ['best massage gun', 'general'],
  // Words inside other words do not count.
  ['steam cleaner that is freestanding', 'general'],
  ['', 'general'],
])('who asks "%s": %s', (text, persona) => {
  expect(personaOf(text)).toBe(persona);
});
