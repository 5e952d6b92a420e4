import { createAuditApi } from '#client/api/auditApi.ts';
import type { Http } from '#client/api/http.ts';
import { createInviteApi } from '#client/api/inviteApi.ts';
import { createKeyApi } from '#client/api/keyApi.ts';
import type { createLocalApi } from '#client/api/localApi.ts';
import { createMembersApi } from '#client/api/membersApi.ts';
import { createMenuApi } from '#client/api/menuApi.ts';
import { createNoticeApi } from '#client/api/noticeApi.ts';
import { createProjectApi } from '#client/api/projectApi.ts';
import { createUserApi } from '#client/api/userApi.ts';
import { createVipApi } from '#client/api/vipApi.ts';
import { changes, creates, reads, untried } from '../ContractCall.ts';
import type { AreaChecks, ContractArea } from '../ContractCall.ts';
import { NothingToAskError } from '../Known.ts';

/** A domain that receives no mail (RFC 2606), so that nobody is contacted. */
const NOBODY = 'contract@answerscope.invalid';
const INVITATION = `the invitation of ${NOBODY}`;
const KEY = 'the API key "contract check"';
/** Belongs to no invitation. */
const NO_CODE = 'contract-check';
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const picture = (): File => new File([PICTURE], 'contract.png', { type: 'image/png' });

function userChecks(http: Http): AreaChecks<ReturnType<typeof createUserApi>> {
  const api = createUserApi(http);
  return {
    login: untried('needs a password', async () => api.login({ email: NOBODY, password: '' })),
    register: untried('would leave an account behind', async () => api.register({ email: '', password: '', name: '' })),
    logout: untried('would end the session of the token', async () => api.logout()),
    profile: reads(async () => api.profile()),
    devices: reads(async () => api.devices()),
    editProfile: changes(
      async () => {
        const { name, avatar, job, organization, location, introduction, personalWebsite, ...others } =
          await api.profile();
        const { jobName, organizationName, locationName } = others;
        const names = { jobName, organizationName, locationName };
        const said = { name, avatar, job, organization, location, introduction, personalWebsite, ...names };
        // A field that the reply leaves out reads as empty: sent, it would be emptied.
        return api.editProfile(Object.fromEntries(Object.entries(said).filter(([, text]) => text !== '')));
      },
      async () => api.editProfile({}),
    ),
    updateAccount: untried('needs a password', async () =>
      api.updateAccount({ email: NOBODY, phone: '', password: '' }),
    ),
    updatePassword: untried('needs a password', async () => api.updatePassword({ old_password: '', new_password: '' })),
    logoutDevice: untried('would end a session', async () => api.logoutDevice('0')),
    uploadAvatar: creates('a picture that nothing shows', async () => (await api.uploadAvatar(picture())).url),
    uploadFile: creates('a file that nothing shows', async () => (await api.uploadFile(picture())).url),
  };
}

function memberChecks(http: Http): AreaChecks<ReturnType<typeof createMembersApi>> {
  const api = createMembersApi(http);
  return {
    members: reads(async () => api.members({ page: 1, page_size: 20 })),
    update: changes(
      async () => {
        const { list } = await api.members({ page: 1, page_size: 20 });
        const [member] = list;
        // Unchanged values.
        if (member !== undefined && member.role !== 'unknown') {
          await api.update(member.id, {
            role: member.role,
            ...(member.project_ids === null ? {} : { project_ids: member.project_ids }),
          });
        }
      },
      async () => api.update('0', { role: 'user', project_ids: [] }),
    ),
    remove: untried('would take a person out of the team', async () => api.remove('0')),
    invitations: reads(async () => api.invitations()),
    invite: creates(INVITATION, async () => {
      await api.invite({ emails: [NOBODY], role: 'user', project_ids: [], resend: true });
      return undefined;
    }),
    cancel: changes(
      async (known) => {
        const made = (await api.invitations()).find(({ email, status }) => email === NOBODY && status === 'pending');
        if (made === undefined) throw new NothingToAskError('there is no invitation just made in the list');
        await api.cancel(made.id);
        known.leave(INVITATION, `${INVITATION}, canceled`);
      },
      async () => api.cancel('0'),
    ),
  };
}

function auditChecks(http: Http): AreaChecks<ReturnType<typeof createAuditApi>> {
  const api = createAuditApi(http);
  return { list: reads(async () => api.list({ page: 1, page_size: 20 })) };
}

function keyChecks(http: Http): AreaChecks<ReturnType<typeof createKeyApi>> {
  const api = createKeyApi(http);
  return {
    list: reads(async () => api.list()),
    create: creates(
      KEY,
      async () => {
        const [project] = (await createProjectApi(http).list()).list;
        if (project === undefined) throw new NothingToAskError('there is no project');
        const { key } = await api.create({ name: 'contract check', scopes: ['read'], project_ids: [project.id] });
        return key.id;
      },
      async () => api.create({ name: '', scopes: [], project_ids: [] }),
    ),
    revoke: changes(
      async (known) => {
        const id = known.get(KEY);
        await api.revoke(id);
        known.leave(KEY, `${KEY}, revoked, id ${id}`);
      },
      async () => api.revoke('0'),
    ),
  };
}

/** Areas of accounts: login, team and plans. */
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
  const invite = createInviteApi(http);
  const inviteChecks: AreaChecks<typeof invite> = {
    info: reads(async () => invite.info(NO_CODE)),
    accept: untried('needs the code of an invitation'),
    refuse: untried('needs the code of an invitation', async () => invite.refuse(NO_CODE)),
  };
  const localChecks: AreaChecks<ReturnType<typeof createLocalApi>> = { isMock: untried('only the mock answers it') };
  return [
    { name: 'user', checks: userChecks(http) },
    { name: 'project', checks: projectChecks },
    { name: 'audit', checks: auditChecks(http) },
    { name: 'key', checks: keyChecks(http) },
    { name: 'menu', checks: menuChecks },
    { name: 'notice', checks: noticeChecks },
    { name: 'members', checks: memberChecks(http) },
    { name: 'vip', checks: vipChecks },
    { name: 'invite', checks: inviteChecks },
    { name: 'local', checks: localChecks },
  ];
}
