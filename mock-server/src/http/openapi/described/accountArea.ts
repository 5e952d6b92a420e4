import * as v from 'valibot';
import { apiKeyListSchema, apiKeySchema, madeKeySchema } from '#client/api/keySchemas.ts';
import { menuEntrySchema } from '#client/api/menuSchemas.ts';
import { noticeListSchema } from '#client/api/noticeSchemas.ts';
import { projectSchema } from '#client/api/projectSchemas.ts';
import { deviceSchema, profileSchema } from '#client/api/userSchemas.ts';
import { planSchema } from '#client/api/vipSchemas.ts';
import { makeKeyRequest, revokeKeyRequest } from '../../requests/keyRequests.ts';
import {
  accountRequest,
  deviceRequest,
  loginRequest,
  noticeReadRequest,
  passwordRequest,
  profileRequest,
  registerRequest,
} from '../../requests/userRequests.ts';
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
  description: 'Logging in, the own profile, devices, keys, plans and notices.',
  calls: {
    'POST /api/front/user/login': {
      summary: 'Logs a person in and gives the token of the device.',
      request: loginRequest,
      reply: data(tokenReply),
    },
    'POST /api/front/user/register/email': {
      summary: 'Makes an account, with the code of an invitation in the team that invited.',
      request: registerRequest,
      reply: data(tokenReply),
    },
    'POST /api/front/user/logout': { summary: 'Ends the login of the token.', reply: NOTHING },
    'GET /api/front/user/profile': { summary: 'The profile of who is logged in.', reply: data(profileSchema) },
    'GET /api/front/user/allToken': {
      summary: 'The devices on which the person is logged in.',
      reply: data(v.array(deviceSchema)),
    },
    'POST /api/front/user/logoutToken': {
      summary: 'Ends the login of one device.',
      request: deviceRequest,
      reply: NOTHING,
    },
    'POST /api/front/user/editProfile': {
      summary: 'Changes the profile; fields left out stay.',
      request: profileRequest,
      reply: data(profileSchema),
    },
    'POST /api/front/user/updateAccount': {
      summary: 'Changes address and telephone; needs the password.',
      request: accountRequest,
      reply: data(profileSchema),
    },
    'POST /api/front/user/updatePassword': {
      summary: 'Changes the password, and ends the logins of other devices unless told not to.',
      request: passwordRequest,
      reply: NOTHING,
    },
    'POST /api/common/upload/avatar': {
      summary: 'Takes a picture for the profile and gives its address.',
      upload: true,
      reply: data(uploaded),
    },
    'POST /api/upload/save': { summary: 'Takes a file and gives its address.', upload: true, reply: data(uploaded) },
    'GET /api/uploads/:name': {
      summary: 'A file that was sent before.',
      reply: { files: { 'application/octet-stream': 'The file, with the media type of its kind.' } },
    },
    'POST /api/user/menu': {
      summary: 'The menu, in the older envelope.',
      detail: 'The one call whose success has the code 20000; 50008 and 50014 say that nobody is logged in.',
      reply: { older: v.array(menuEntrySchema) },
    },
    'GET /api/front/project/index': {
      summary: 'The projects that the caller sees; with a key, those of the key.',
      reply: data(v.object({ list: v.array(projectSchema) })),
    },
    'GET /api/front/vip/index': { summary: 'The plans there are.', reply: data(v.array(plan)) },
    'GET /api/front/notice/index': { summary: 'The notices of the caller.', reply: data(noticeListSchema) },
    'POST /api/front/notice/read': {
      summary: 'Marks notices as read; without ids, all.',
      request: noticeReadRequest,
      reply: NOTHING,
    },
    'GET /api/front/key/index': {
      summary: 'The API keys of the caller, for an admin those of the team; never their secrets.',
      reply: data(apiKeyListSchema),
    },
    'POST /api/front/key/create': {
      summary: 'Makes an API key. Its secret is in this reply and nowhere else.',
      request: makeKeyRequest,
      reply: data(madeKeySchema),
    },
    'POST /api/front/key/revoke': {
      summary: 'Ends an API key at once.',
      request: revokeKeyRequest,
      reply: data(apiKeySchema),
    },
  },
};
