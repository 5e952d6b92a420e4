import type { messages as actions } from './zh-CN/actions.ts';
import type { messages as activity } from './zh-CN/activity.ts';
import type { messages as alerts } from './zh-CN/alerts.ts';
import type { messages as answerIndex } from './zh-CN/answerIndex.ts';
import type { messages as answers } from './zh-CN/answers.ts';
import type { messages as brand } from './zh-CN/brand.ts';
import type { messages as brandNames } from './zh-CN/brandNames.ts';
import type { messages as brandTable } from './zh-CN/brandTable.ts';
import type { messages as brief } from './zh-CN/brief.ts';
import type { messages as capture } from './zh-CN/capture.ts';
import type { messages as channels } from './zh-CN/channels.ts';
import type { messages as charts } from './zh-CN/charts.ts';
import type { messages as collect } from './zh-CN/collect.ts';
import type { messages as common } from './zh-CN/common.ts';
import type { messages as create } from './zh-CN/create.ts';
import type { messages as domainDetails } from './zh-CN/domainDetails.ts';
import type { messages as exports } from './zh-CN/exports.ts';
import type { messages as figures } from './zh-CN/figures.ts';
import type { messages as filters } from './zh-CN/filters.ts';
import type { messages as glossary } from './zh-CN/glossary.ts';
import type { messages as imports } from './zh-CN/imports.ts';
import type { messages as improve } from './zh-CN/improve.ts';
import type { messages as insights } from './zh-CN/insights.ts';
import type { messages as inventory } from './zh-CN/inventory.ts';
import type { messages as invite } from './zh-CN/invite.ts';
import type { messages as issued } from './zh-CN/issued.ts';
import type { messages as keywords } from './zh-CN/keywords.ts';
import type { messages as membership } from './zh-CN/membership.ts';
import type { messages as newProject } from './zh-CN/newProject.ts';
import type { messages as overview } from './zh-CN/overview.ts';
import type { messages as password } from './zh-CN/password.ts';
import type { messages as portfolio } from './zh-CN/portfolio.ts';
import type { messages as precision } from './zh-CN/precision.ts';
import type { messages as profile } from './zh-CN/profile.ts';
import type { messages as projectSettings } from './zh-CN/projectSettings.ts';
import type { messages as prompt } from './zh-CN/prompt.ts';
import type { messages as promptDetails } from './zh-CN/promptDetails.ts';
import type { messages as prompts } from './zh-CN/prompts.ts';
import type { messages as publish } from './zh-CN/publish.ts';
import type { messages as report } from './zh-CN/report.ts';
import type { messages as reportCharts } from './zh-CN/reportCharts.ts';
import type { messages as reportDetails } from './zh-CN/reportDetails.ts';
import type { messages as runs } from './zh-CN/runs.ts';
import type { messages as score } from './zh-CN/score.ts';
import type { messages as shared } from './zh-CN/shared.ts';
import type { messages as shell } from './zh-CN/shell.ts';
import type { messages as table } from './zh-CN/table.ts';
import type { messages as team } from './zh-CN/team.ts';
import type { messages as topicDetails } from './zh-CN/topicDetails.ts';
import type { messages as traffic } from './zh-CN/traffic.ts';
import type { messages as ui } from './zh-CN/ui.ts';
import type { messages as views } from './zh-CN/views.ts';
import type { messages as workplace } from './zh-CN/workplace.ts';
import type { messages as writing } from './zh-CN/writing.ts';

/** The areas of the catalogue: each has a file of its name in every locale's folder, and is loaded with the pages that use it. */
interface MessageAreas {
  actions: typeof actions;
  activity: typeof activity;
  alerts: typeof alerts;
  answerIndex: typeof answerIndex;
  answers: typeof answers;
  brand: typeof brand;
  brandNames: typeof brandNames;
  brandTable: typeof brandTable;
  brief: typeof brief;
  capture: typeof capture;
  channels: typeof channels;
  charts: typeof charts;
  collect: typeof collect;
  common: typeof common;
  create: typeof create;
  domainDetails: typeof domainDetails;
  exports: typeof exports;
  figures: typeof figures;
  glossary: typeof glossary;
  filters: typeof filters;
  improve: typeof improve;
  imports: typeof imports;
  reportCharts: typeof reportCharts;
  reportDetails: typeof reportDetails;
  insights: typeof insights;
  inventory: typeof inventory;
  invite: typeof invite;
  keywords: typeof keywords;
  membership: typeof membership;
  newProject: typeof newProject;
  overview: typeof overview;
  password: typeof password;
  precision: typeof precision;
  profile: typeof profile;
  projectSettings: typeof projectSettings;
  prompt: typeof prompt;
  promptDetails: typeof promptDetails;
  prompts: typeof prompts;
  publish: typeof publish;
  runs: typeof runs;
  score: typeof score;
  issued: typeof issued;
  report: typeof report;
  shared: typeof shared;
  shell: typeof shell;
  table: typeof table;
  team: typeof team;
  topicDetails: typeof topicDetails;
  traffic: typeof traffic;
  ui: typeof ui;
  portfolio: typeof portfolio;
  views: typeof views;
  workplace: typeof workplace;
  writing: typeof writing;
}
export type MessageArea = keyof MessageAreas;

/** All message ids; a misspelt one does not compile. */
export type MessageId = { [Area in MessageArea]: keyof MessageAreas[Area] }[MessageArea];

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- react-intl is augmented this way only
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: 'zh-CN' | 'en-US';
    }
  }
}
