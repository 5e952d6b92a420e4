import * as v from 'valibot';
import type { CallOptions, Http } from './http.ts';
import { deviceListSchema, profileSchema, tokenReplySchema, uploadReplySchema } from './userSchemas.ts';
import type { LoginDraft, ProfileDraft, RegisterDraft } from './userSchemas.ts';

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
    register: (draft: RegisterDraft) => http.post('/api/front/user/register/email', tokenReplySchema, draft),
    logout: () => http.post('/api/front/user/logout', nothing),
    profile: (signal?: AbortSignal) => http.get('/api/front/user/profile', profileSchema, {}, { signal }),
    devices: (signal?: AbortSignal) => http.get('/api/front/user/allToken', deviceListSchema, {}, { signal }),
    editProfile: (draft: ProfileDraft) => http.post('/api/front/user/editProfile', profileSchema, draft),
    updateAccount: (draft: { email: string; phone: string; password: string }) =>
      http.post('/api/front/user/updateAccount', profileSchema, draft),
    /** `logout_others`: whether the other devices are signed out; they are unless it says no. */
    updatePassword: (draft: { old_password: string; new_password: string; logout_others?: boolean }) =>
      http.post('/api/front/user/updatePassword', nothing, draft),
    logoutDevice: (id: string) => http.post('/api/front/user/logoutToken', nothing, { id }),
    uploadAvatar: (file: File, options?: CallOptions) => upload('/api/common/upload/avatar', file, options),
    uploadFile: (file: File, options?: CallOptions) => upload('/api/upload/save', file, options),
  };
}

export type UserApi = ReturnType<typeof createUserApi>;
