import type { RouteTable } from '../http/RouteTable.ts';
import type { Seed } from '../state/Seed.ts';
import { addAnswerIndexRoute } from './answerIndexRoute.ts';
import { addAnswerRoutes } from './answerRoutes.ts';
import { addBrandRoutes } from './brandRoutes.ts';
import { addCollectionRoutes } from './collectionRoutes.ts';
import { addDeviceRoutes } from './deviceRoutes.ts';
import { addDomainDetailRoute } from './domainDetailRoute.ts';
import { addExportRoute } from './exportRoute.ts';
import { addImportRoutes } from './importRoutes.ts';
import { addInvitationRoutes } from './invitationRoutes.ts';
import { addInvitePageRoutes } from './invitePageRoutes.ts';
import { addMemberRoutes } from './memberRoutes.ts';
import { addMenuRoute } from './menuRoute.ts';
import { addOverviewRoute } from './overviewRoute.ts';
import { addProjectRoutes } from './projectRoutes.ts';
import { addPromptDetailRoute } from './promptDetailRoute.ts';
import { addPromptRoutes } from './promptRoutes.ts';
import { addPromptTableRoute } from './promptTableRoute.ts';
import { addTopicDetailRoute } from './topicDetailRoute.ts';
import { addUploadRoutes } from './uploadRoutes.ts';
import { addUserInsightRoutes } from './userInsightRoutes.ts';
import { addUserRoutes } from './userRoutes.ts';

/** Every call of the contract (design: the API contract). */
export function addRoutes(routes: RouteTable, seed: Seed): void {
  addUserRoutes(routes);
  addDeviceRoutes(routes);
  addMemberRoutes(routes);
  addInvitationRoutes(routes);
  addInvitePageRoutes(routes);
  addMenuRoute(routes);
  addProjectRoutes(routes);
  addUploadRoutes(routes);
  addCollectionRoutes(routes, seed);
  addOverviewRoute(routes);
  addAnswerRoutes(routes);
  addAnswerIndexRoute(routes);
  addPromptTableRoute(routes);
  addPromptDetailRoute(routes);
  addTopicDetailRoute(routes);
  addUserInsightRoutes(routes);
  addDomainDetailRoute(routes);
  addPromptRoutes(routes);
  addBrandRoutes(routes);
  addExportRoute(routes);
  addImportRoutes(routes);
}
