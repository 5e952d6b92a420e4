import * as actions from '#client/api/actionSchemas.ts';
import * as alerts from '#client/api/alertSchemas.ts';
import * as answerIndex from '#client/api/answerIndexSchemas.ts';
import * as answers from '#client/api/answerSchemas.ts';
import * as brandCentre from '#client/api/brandCentreSchemas.ts';
import * as brandNames from '#client/api/brandNamesSchemas.ts';
import * as briefs from '#client/api/briefSchemas.ts';
import * as details from '#client/api/detailSchemas.ts';
import * as drafts from '#client/api/draftSchemas.ts';
import * as expansions from '#client/api/expandSchemas.ts';
import * as filters from '#client/api/filterSchemas.ts';
import * as imports from '#client/api/importSchemas.ts';
import * as keys from '#client/api/keySchemas.ts';
import * as keywords from '#client/api/keywordSchemas.ts';
import * as managedPrompts from '#client/api/managedPromptSchemas.ts';
import * as measures from '#client/api/measureSchemas.ts';
import * as menus from '#client/api/menuSchemas.ts';
import * as namedRefs from '#client/api/namedRefSchemas.ts';
import * as notices from '#client/api/noticeSchemas.ts';
import * as objections from '#client/api/objectionSchemas.ts';
import * as overviews from '#client/api/overviewSchemas.ts';
import * as ownPages from '#client/api/ownPageSchemas.ts';
import * as passages from '#client/api/passageSchemas.ts';
import * as personas from '#client/api/personaSchemas.ts';
import * as projects from '#client/api/projectSchemas.ts';
import * as prompts from '#client/api/promptSchemas.ts';
import * as publications from '#client/api/publicationSchemas.ts';
import * as reports from '#client/api/reportSchemas.ts';
import * as alertLists from '#client/api/schemas/alertListSchemas.ts';
import * as channels from '#client/api/schemas/channelSchemas.ts';
import * as collectPlans from '#client/api/schemas/collectPlanSchemas.ts';
import * as collectProviders from '#client/api/schemas/collectProviderSchemas.ts';
import * as collectRuns from '#client/api/schemas/collectRunSchemas.ts';
import * as portfolios from '#client/api/schemas/portfolioSchemas.ts';
import * as views from '#client/api/schemas/viewSchemas.ts';
import * as scores from '#client/api/scoreSchemas.ts';
import * as stages from '#client/api/stageSchemas.ts';
import * as teams from '#client/api/teamSchemas.ts';
import * as traffic from '#client/api/trafficSchemas.ts';
import * as userInsights from '#client/api/userInsightSchemas.ts';
import * as users from '#client/api/userSchemas.ts';
import * as workplaces from '#client/api/workplaceSchemas.ts';
import type { Schema } from './CallDescription.ts';

const modules: readonly object[] = [
  ...[
    actions,
    alertLists,
    answerIndex,
    answers,
    brandCentre,
    briefs,
    channels,
    collectPlans,
    collectProviders,
    collectRuns,
    publications,
    details,
    drafts,
    expansions,
    filters,
    keys,
  ],
  ...[
    alerts,
    brandNames,
    imports,
    reports,
    keywords,
    managedPrompts,
    measures,
    menus,
    namedRefs,
    notices,
    objections,
    overviews,
    ownPages,
    passages,
    personas,
  ],
  ...[portfolios, projects, prompts, scores, stages, teams, traffic, userInsights, users, views, workplaces],
];

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

/** `measureSchema` is named Measure. */
const nameOf = (exported: string): string =>
  `${exported.charAt(0).toUpperCase()}${exported.slice(1)}`.replace(/Schema$/u, '');

/** The contract's schemas by their names in the description. */
export const namedSchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([exported, value]: [string, unknown]) =>
      exported.endsWith('Schema') && isSchema(value) ? [[nameOf(exported), value] as const] : [],
    ),
  ),
);
