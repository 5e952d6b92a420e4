import type { Http } from '../../../client/src/api/http.ts';
import type { createInviteApi } from '../../../client/src/api/inviteApi.ts';
import type { createLocalApi } from '../../../client/src/api/localApi.ts';
import { createMembersApi } from '../../../client/src/api/membersApi.ts';
import { createMenuApi } from '../../../client/src/api/menuApi.ts';
import { createNoticeApi } from '../../../client/src/api/noticeApi.ts';
import { createProjectApi } from '../../../client/src/api/projectApi.ts';
import { createUserApi } from '../../../client/src/api/userApi.ts';
import { createVipApi } from '../../../client/src/api/vipApi.ts';
import { changes, reads, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';

/** A domain that no mail reaches (RFC 2606), so that nobody is written to. */
const NOBODY = 'contract@answerscope.invalid';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (): File => new File([PICTURE], 'contract.png', { type: 'image/png' });

function userChecks(http: Http): AreaChecks<ReturnType<typeof createUserApi>> {
  const api = createUserApi(http);
  return {
    login: untried('needs a password'),
    register: untried('would leave an account behind'),
    logout: untried('would end the session of the token'),
    profile: reads(async () => api.profile()),
    devices: reads(async () => api.devices()),
    editProfile: changes(async () => {
      const { name, avatar, job, organization, location, introduction, personalWebsite, ...others } =
        await api.profile();
      const { jobName, organizationName, locationName } = others;
      const names = { jobName, organizationName, locationName };
      return api.editProfile({ name, avatar, job, organization, location, introduction, personalWebsite, ...names });
    }),
    updateAccount: untried('needs a password'),
    updatePassword: untried('needs a password'),
    logoutDevice: untried('would end a session'),
    uploadAvatar: changes(async () => api.uploadAvatar(picture())),
    uploadFile: changes(async () => api.uploadFile(picture())),
  };
}

function memberChecks(http: Http): AreaChecks<ReturnType<typeof createMembersApi>> {
  const api = createMembersApi(http);
  return {
    members: reads(async () => api.members({ page: 1, page_size: 20 })),
    update: changes(async () => {
      const { list } = await api.members({ page: 1, page_size: 20 });
      const [member] = list;
      // As it is already.
      if (member !== undefined && member.role !== 'unknown')
        await api.update(member.id, { role: member.role, project_ids: member.project_ids });
    }),
    remove: untried('would take a person out of the team'),
    invitations: reads(async () => api.invitations()),
    invite: changes(async () => api.invite({ emails: [NOBODY], role: 'user', project_ids: [], resend: true })),
    cancel: changes(async () => {
      const made = (await api.invitations()).find(({ email, status }) => email === NOBODY && status === 'pending');
      if (made === undefined) throw new Error('the invitation just made is not in the list');
      await api.cancel(made.id);
    }),
  };
}

/** Who is logged in, with whom, to what. */
export function accountAreas(http: Http): ContractArea[] {
  const menu = createMenuApi(http, () => undefined);
  const notice = createNoticeApi(http);
  const vip = createVipApi(http);
  const project = createProjectApi(http);
  const menuChecks: AreaChecks<typeof menu> = { load: reads(async () => menu.load()) };
  const noticeChecks: AreaChecks<typeof notice> = {
    list: reads(async () => notice.list()),
    markRead: changes(async () => notice.markRead([])),
  };
  const vipChecks: AreaChecks<typeof vip> = {
    plans: reads(async () => vip.plans()),
    memberCount: reads(async () => vip.memberCount()),
    pendingCount: reads(async () => vip.pendingCount()),
  };
  const projectChecks: AreaChecks<typeof project> = { list: reads(async () => project.list()) };
  const inviteChecks: AreaChecks<ReturnType<typeof createInviteApi>> = {
    info: untried('needs the code of an invitation'),
    accept: untried('needs the code of an invitation'),
    refuse: untried('needs the code of an invitation'),
  };
  const localChecks: AreaChecks<ReturnType<typeof createLocalApi>> = { isMock: untried('only the mock answers it') };
  return [
    { name: 'user', checks: userChecks(http) },
    { name: 'project', checks: projectChecks },
    { name: 'menu', checks: menuChecks },
    { name: 'notice', checks: noticeChecks },
    { name: 'members', checks: memberChecks(http) },
    { name: 'vip', checks: vipChecks },
    { name: 'invite', checks: inviteChecks },
    { name: 'local', checks: localChecks },
  ];
}
