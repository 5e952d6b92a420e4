import * as v from 'valibot';
import { apiKeyListSchema, apiKeySchema, madeKeySchema } from '#client/api/keySchemas.ts';
import { menuEntrySchema } from '#client/api/menuSchemas.ts';
import { noticeListSchema } from '#client/api/noticeSchemas.ts';
import { projectSchema } from '#client/api/projectSchemas.ts';
import { deviceSchema, profileSchema } from '#client/api/userSchemas.ts';
import { planSchema } from '#client/api/vipSchemas.ts';
import { makeKeyRequest, revokeKeyRequest } from '#server/http/requests/keyRequests.ts';
import {
  accountRequest,
  deviceRequest,
  loginRequest,
  noticeReadRequest,
  passwordRequest,
  profileRequest,
  registerRequest,
} from '#server/http/requests/userRequests.ts';
import { data, NOTHING } from '../CallDescription.ts';
import type { DescribedArea } from '../CallDescription.ts';

const tokenReply = v.object({ token: v.string() });
const bilingual = v.object({ zh: v.string(), en: v.string() });
/** Null: no limit. */
const limit = v.nullable(v.number());
const plan = v.object({
  ...planSchema.entries,
  name: bilingual,
  description: bilingual,
  limits: v.object({ projects: limit, prompts: limit, platforms: limit, members: limit, runs_per_week: limit }),
  features: v.array(bilingual),
});
const uploaded = v.object({ url: v.string() });

export const accountArea: DescribedArea = {
  name: 'Account',
  description: 'Login, profile, devices, API keys, plans and notifications.',
  calls: {
    'POST /api/front/user/login': {
      summary: 'Logs in and returns a token for this device.',
      request: loginRequest,
      reply: data(tokenReply),
    },
    'POST /api/front/user/register/email': {
      summary: 'Creates an account; with an invitation code, in the inviting team.',
      detail:
        'Where other computers reach the server (`ALLOWED_HOSTS`), 30 times an hour from one network address (429).',
      request: registerRequest,
      reply: data(tokenReply),
    },
    'POST /api/front/user/logout': { summary: 'Logs out: the token stops working.', reply: NOTHING },
    'GET /api/front/user/profile': { summary: 'The caller’s profile.', reply: data(profileSchema) },
    'GET /api/front/user/allToken': {
      summary: 'The devices the caller is logged in on.',
      reply: data(v.array(deviceSchema)),
    },
    'POST /api/front/user/logoutToken': {
      summary: 'Logs out one device.',
      request: deviceRequest,
      reply: NOTHING,
    },
    'POST /api/front/user/editProfile': {
      summary: 'Changes the profile. Omitted fields stay as they are.',
      request: profileRequest,
      reply: data(profileSchema),
    },
    'POST /api/front/user/updateAccount': {
      summary: 'Changes the email address and phone number; requires the password.',
      request: accountRequest,
      reply: data(profileSchema),
    },
    'POST /api/front/user/updatePassword': {
      summary: 'Changes the password and, unless told otherwise, logs out other devices.',
      request: passwordRequest,
      reply: NOTHING,
    },
    'POST /api/common/upload/avatar': {
      summary: 'Uploads a profile picture and returns its address.',
      upload: true,
      reply: data(uploaded),
    },
    'POST /api/upload/save': {
      summary: 'Uploads a file and returns its address.',
      upload: true,
      reply: data(uploaded),
    },
    'GET /api/uploads/:name': {
      summary: 'Returns an uploaded file.',
      reply: { files: { 'application/octet-stream': 'The file, with the media type of its kind.' } },
    },
    'POST /api/user/menu': {
      summary: 'The menu, in the legacy envelope.',
      detail: 'The only call whose success code is 20000. Codes 50008 and 50014 mean that nobody is logged in.',
      reply: { older: v.array(menuEntrySchema) },
    },
    'GET /api/front/project/index': {
      summary: 'The projects the caller can see. With a key: the projects of the key.',
      reply: data(v.object({ list: v.array(projectSchema) })),
    },
    'GET /api/front/vip/index': { summary: 'The available plans.', reply: data(v.array(plan)) },
    'GET /api/front/notice/index': { summary: 'The caller’s notifications.', reply: data(noticeListSchema) },
    'POST /api/front/notice/read': {
      summary: 'Marks notifications as read: the given ones, or all.',
      request: noticeReadRequest,
      reply: NOTHING,
    },
    'GET /api/front/key/index': {
      summary: 'The caller’s API keys (for an admin, the team’s), without secrets.',
      reply: data(apiKeyListSchema),
    },
    'POST /api/front/key/create': {
      summary: 'Creates an API key. Its secret appears only in this reply.',
      request: makeKeyRequest,
      reply: data(madeKeySchema),
    },
    'POST /api/front/key/revoke': {
      summary: 'Revokes an API key immediately.',
      request: revokeKeyRequest,
      reply: data(apiKeySchema),
    },
  },
};
