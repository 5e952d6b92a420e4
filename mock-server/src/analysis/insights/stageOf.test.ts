import { expect, test } from 'vitest';
import { stageOf } from './stageOf.ts';

test.each([
  ['标称续航和实际续航为什么差那么多', 'awareness'],
  ['护肤品成分表应该怎么看', 'awareness'],
  ['what is a baseline in a Gantt chart', 'awareness'],
  ['how long should a sprint be', 'awareness'],
  ['澄驭 M6 和北岬 N7 哪个续航更真实', 'evaluation'],
  ['敏感肌面霜推荐', 'evaluation'],
  ['澄驭的售后服务靠谱吗', 'evaluation'],
  ['以旧换新补贴叠加后最便宜的纯电车', 'evaluation'],
  ['best wireless headphones under 200', 'evaluation'],
  ['bluetooth headphones below $200', 'evaluation'],
  ['is Tavrello good enough for scrum teams', 'evaluation'],
  ['项目管理软件一般怎么收费', 'purchase'],
  ['澄驭现在买值得吗，会不会降价', 'purchase'],
  ['how much does Kanavo cost', 'purchase'],
  ['where should I shop for swimwear', 'purchase'],
  ['附近哪里能试驾', 'purchase'],
  ['电动车断电后车门打不开怎么办', 'use'],
  ['刷酸过度之后用什么修护', 'use'],
  ['视黄醇怎么建立耐受', 'use'],
  ['how to clean an espresso machine', 'use'],
  ['my earbuds stopped working', 'use'],
])('where the asker of "%s" stands: %s', (text, stage) => {
  expect(stageOf(text)).toBe(stage);
});
