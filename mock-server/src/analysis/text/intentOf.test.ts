import { describe, expect, it, test } from 'vitest';
import { processorMs } from '#client/testing/processorMs.ts';
import { tableForTest } from '#server/testing/tableForTest.ts';
import { intentOf } from './intentOf.ts';
import { promptIntents } from './promptIntents.ts';

describe('intentOf', () => {
  test.each([
    ['附近哪里能做电池检测', 'local'],
    ['上海浦东哪家门店可以试驾', 'local'],
    ['北京有没有实体店', 'local'],
    ['best repair shop near me', 'local'],
    ['Local dealers for electric vans', 'local'],
    ['opening hours of the flagship store', 'local'],
  ])('somewhere to go: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  test.each([
    ['澄驭官网', 'navigational'],
    ['序桥登录入口', 'navigational'],
    ['Kanavo log in', 'navigational'],
    ['客服电话是多少', 'navigational'],
    ['ＤＯＷＮＬＯＡＤ the desktop app', 'navigational'],
  ])('a place the asker has in mind: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  test.each([
    ['澄驭 M6 和北岬 N7 哪个续航更真实', 'comparison'],
    ['敏感肌换季泛红用什么面霜好', 'comparison'],
    ['中小企业项目管理软件推荐', 'comparison'],
    ['保值率最高的国产电动车排名', 'comparison'],
    ['好用的看板工具有哪些', 'comparison'],
    ['买油车还是电车', 'comparison'],
    ['best project management software for small teams', 'comparison'],
    ['Kanavo vs. Gantoro', 'comparison'],
    ['Leeway or Kanavo for a marketing team', 'comparison'],
    ['alternatives to spreadsheets', 'comparison'],
    ['tools that support Chinese and English', 'comparison'],
    ['cheapest tool for a 10-person team', 'comparison'],
    ['which brands make the safest car', 'comparison'],
  ])('weighing or picking: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  test.each([
    ['序桥的收费贵不贵，免费版够用吗', 'transactional'],
    ['绛予紧妍面霜值得买吗', 'transactional'],
    ['澄驭 M6 多少钱', 'transactional'],
    ['how much does Kanavo cost', 'transactional'],
    ['where to buy retinol cream', 'transactional'],
    ['student discount', 'transactional'],
  ])('the deal: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  test.each([
    ['跨部门项目为什么总是延期', 'informational'],
    ['澄驭的售后服务靠谱吗', 'informational'],
    ['怎么判断自己的皮肤屏障受损了', 'informational'],
    ['最近的新规是怎么规定的', 'informational'],
    ['what is a baseline in a Gantt chart', 'informational'],
    ['why is the best one so expensive', 'informational'],
    ['best practices in code review', 'informational'],
    ['is it true or false that batteries age', 'informational'],
    ['why does the price of cobalt matter', 'informational'],
    ['门店管理是做什么的', 'informational'],
    ['', 'informational'],
    ['🤔'.repeat(50), 'informational'],
  ])('understanding: %s', (text, intent) => {
    expect(intentOf(text)).toBe(intent);
  });

  it('reads a prompt of any length in time proportional to it', () => {
    const long = ['适合', '用什么', 'what does ', '北京', '的', 'a or '].map((part) => part.repeat(20_000));
    const busy = processorMs(() => {
      for (const text of long) intentOf(text);
    });
    expect(busy).toBeLessThan(3000);
  });
});

it('the intents of a project are made once', () => {
  const { project } = tableForTest([]);
  expect(promptIntents(project)).toHaveLength(project.prompts.length);
  expect(promptIntents(project)).toBe(promptIntents(project));
});
