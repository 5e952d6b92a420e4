import * as v from 'valibot';
import type { CallOptions, Http } from './http.ts';
import {
  deviceListSchema,
  optionalTokenReplySchema,
  profileChangeSchema,
  profileReplySchema,
  tokenReplySchema,
  uploadReplySchema,
} from './userSchemas.ts';
import type { AccountDraft, LoginDraft, ProfileDraft, RegisterDraft } from './userSchemas.ts';

const nothing = v.unknown();

/** The account calls of the specification, section 7. */
export function createUserApi(http: Http) {
  const upload = (path: string, file: File, options?: CallOptions) => {
    const form = new FormData();
    form.append('file', file);
    return http.post(path, uploadReplySchema, form, options);
  };
  return {
    login: (draft: LoginDraft) => http.post('/api/front/user/login', tokenReplySchema, draft),
    /** Returns a token if registering also logs in. */
    register: (draft: RegisterDraft) =>
      http.post('/api/front/user/register/email', optionalTokenReplySchema, draft, { idempotent: true }),
    logout: () => http.post('/api/front/user/logout', nothing),
    profile: (signal?: AbortSignal) => http.get('/api/front/user/profile', profileReplySchema, {}, { signal }),
    devices: (signal?: AbortSignal) => http.get('/api/front/user/allToken', deviceListSchema, {}, { signal }),
    /** Returns the profile fields of the response, possibly none. */
    editProfile: (draft: ProfileDraft) => http.post('/api/front/user/editProfile', profileChangeSchema, draft),
    /** Like `editProfile`. */
    updateAccount: (draft: AccountDraft) => http.post('/api/front/user/updateAccount', profileChangeSchema, draft),
    /** `logout_others`: whether to log the other devices out; default true. */
    updatePassword: (draft: { old_password: string; new_password: string; logout_others?: boolean }) =>
      http.post('/api/front/user/updatePassword', nothing, draft, { idempotent: true }),
    logoutDevice: (id: string) => http.post('/api/front/user/logoutToken', nothing, { id }),
    uploadAvatar: (file: File, options?: CallOptions) => upload('/api/common/upload/avatar', file, options),
    uploadFile: (file: File, options?: CallOptions) => upload('/api/upload/save', file, options),
  };
}

export type UserApi = ReturnType<typeof createUserApi>;
