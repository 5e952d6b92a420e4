import type { AskedRegion, AskingPersona, Constraint } from '#client/api/expandSchemas.ts';
import type { Intent } from '#client/api/promptSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';

export type QuestionLanguage = 'zh' | 'en';

/**
 * A question template with the placeholder `{k}` for the keyword. Its intent and stage are those of the rules (`intentOf`, `stageOf`); a
 * test checks that.
 */
interface QuestionTemplate {
  readonly intent: Intent;
  readonly stage: Stage;
  readonly text: string;
}

const ZH: readonly QuestionTemplate[] = [
  { intent: 'informational', stage: 'awareness', text: '什么是{k}？' },
  { intent: 'informational', stage: 'awareness', text: '{k}的原理是什么？' },
  { intent: 'informational', stage: 'evaluation', text: '{k}主要看哪些方面？' },
  { intent: 'informational', stage: 'evaluation', text: '{k}有哪些优缺点？' },
  { intent: 'informational', stage: 'use', text: '{k}日常怎么使用才对？' },
  { intent: 'informational', stage: 'use', text: '{k}出了问题怎么办？' },
  { intent: 'comparison', stage: 'evaluation', text: '{k}有哪些品牌？' },
  { intent: 'comparison', stage: 'evaluation', text: '{k}哪个品牌做得好？' },
  { intent: 'comparison', stage: 'evaluation', text: '{k}各品牌对比，差别有多大？' },
  { intent: 'comparison', stage: 'evaluation', text: '{k}有什么推荐，请说明理由' },
  { intent: 'comparison', stage: 'evaluation', text: '{k}用久了哪个品牌更省心？' },
  { intent: 'transactional', stage: 'purchase', text: '{k}一般要多少钱？' },
  { intent: 'transactional', stage: 'purchase', text: '{k}现在入手有什么优惠？' },
  { intent: 'transactional', stage: 'purchase', text: '{k}怎么买更划算？' },
  { intent: 'transactional', stage: 'purchase', text: '{k}后续还要花哪些钱，怎么收费？' },
  { intent: 'navigational', stage: 'purchase', text: '{k}的官方网站是什么？' },
  { intent: 'navigational', stage: 'purchase', text: '{k}的客服电话是多少？' },
  { intent: 'local', stage: 'purchase', text: '附近有没有能体验{k}的门店？' },
  { intent: 'local', stage: 'purchase', text: '附近有没有{k}的售后服务点？' },
];

// The keyword precedes a noun, so that it needs neither an article nor a plural: "desk lamp", "running shoes", "insurance".
const EN: readonly QuestionTemplate[] = [
  { intent: 'informational', stage: 'awareness', text: 'What types of {k} are there?' },
  { intent: 'informational', stage: 'awareness', text: 'What are the most important {k} features?' },
  { intent: 'informational', stage: 'awareness', text: 'What are common {k} mistakes?' },
  { intent: 'informational', stage: 'evaluation', text: 'What are the pros and cons of each type of {k}?' },
  { intent: 'informational', stage: 'use', text: 'What {k} maintenance do I need to do?' },
  { intent: 'informational', stage: 'use', text: 'How do I fix common {k} problems?' },
  { intent: 'comparison', stage: 'evaluation', text: 'Which {k} brands are best known?' },
  { intent: 'comparison', stage: 'evaluation', text: 'Which {k} brand is best?' },
  { intent: 'comparison', stage: 'evaluation', text: 'How do the main {k} brands compare?' },
  { intent: 'comparison', stage: 'evaluation', text: 'Which {k} would you recommend?' },
  { intent: 'comparison', stage: 'evaluation', text: 'Which {k} brands hold up best over the years?' },
  { intent: 'transactional', stage: 'purchase', text: 'What are typical {k} prices?' },
  { intent: 'transactional', stage: 'purchase', text: 'Are there any {k} discounts right now?' },
  { intent: 'transactional', stage: 'purchase', text: 'Where can I find good {k} deals?' },
  { intent: 'transactional', stage: 'purchase', text: 'What are typical {k} running costs?' },
  { intent: 'navigational', stage: 'purchase', text: 'What is the official website for {k}?' },
  { intent: 'navigational', stage: 'purchase', text: 'What is the customer service number for {k}?' },
  { intent: 'local', stage: 'purchase', text: 'Is there a {k} showroom near me?' },
  { intent: 'local', stage: 'purchase', text: 'Is there a {k} service point near me?' },
];

export const QUESTION_TEMPLATES: Readonly<Record<QuestionLanguage, readonly QuestionTemplate[]>> = { zh: ZH, en: EN };

type Words<Id extends string> = Readonly<Record<Id, Readonly<Record<QuestionLanguage, string>>>>;

/** Persona phrases before the question. The rules (`personaOf`) recognise each by these words, and none of them implies an intent. */
export const PERSONA_WORDS: Words<AskingPersona> = {
  beginner: { zh: '我是新手', en: "I'm new to this" },
  parent: { zh: '家里有孩子', en: 'We are a family with children' },
  student: { zh: '我是学生', en: "I'm a student" },
  business: { zh: '我们是一家小企业', en: 'We are a small business' },
  senior: { zh: '替家里老人问', en: "I'm asking for my elderly relatives" },
  expert: { zh: '我是资深玩家', en: "I'm an experienced enthusiast" },
};

/** Constraints on the answer. */
export const CONSTRAINT_WORDS: Words<Constraint> = {
  budget: { zh: '预算有限', en: 'money is tight' },
  time: { zh: '没时间研究', en: 'I have little time to research' },
  safety: { zh: '安全放在第一位', en: 'safety comes first' },
  durability: { zh: '想长期用', en: 'it has to last' },
  simplicity: { zh: '越简单越好', en: 'it has to be simple' },
};

/** Phrases for the asker's region, by the ids of `regionOf`. */
export const REGION_WORDS: Words<AskedRegion> = {
  CN: { zh: '人在国内', en: 'I live in mainland China' },
  'CN-BJ': { zh: '人在北京', en: 'I live in Beijing' },
  'CN-SH': { zh: '人在上海', en: 'I live in Shanghai' },
  'CN-GD': { zh: '人在广州', en: 'I live in Guangzhou' },
  'CN-SC': { zh: '人在成都', en: 'I live in Chengdu' },
  HK: { zh: '人在香港', en: 'I live in Hong Kong' },
  US: { zh: '人在美国', en: 'I live in the United States' },
  EU: { zh: '人在欧洲', en: 'I live in Europe' },
};
