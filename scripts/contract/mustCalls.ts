/** The calls of the specification (section 7), by the name of their check. A provider must implement them. */
export const mustCalls: Readonly<Record<string, string>> = {
  'user.login': 'POST /api/front/user/login',
  'user.register': 'POST /api/front/user/register/email',
  'user.logout': 'POST /api/front/user/logout',
  'menu.load': 'POST /api/user/menu',
  'user.profile': 'GET /api/front/user/profile',
  'user.devices': 'GET /api/front/user/allToken',
  'user.uploadAvatar': 'POST /api/common/upload/avatar',
  'user.editProfile': 'POST /api/front/user/editProfile',
  'user.updateAccount': 'POST /api/front/user/updateAccount',
  'user.updatePassword': 'POST /api/front/user/updatePassword',
  'user.logoutDevice': 'POST /api/front/user/logoutToken',
  'members.invite': 'POST /api/front/user/team/invite',
  'members.members': 'GET /api/front/user/team/members',
  'members.invitations': 'GET /api/front/user/team/invite_list',
  'members.cancel': 'POST /api/front/user/team/invite_canel',
  'invite.info': 'GET /api/front/user/team/invite_page_info',
  'invite.refuse': 'POST /api/front/user/team/invite_operate',
  'members.update': 'POST /api/front/user/team/membersUpdate',
  'members.remove': 'POST /api/front/user/team/membersDelete',
  'vip.plans': 'GET /api/front/vip/index',
  'project.list': 'GET /api/front/project/index',
  'user.uploadFile': 'POST /api/upload/save',
};

/** Further checks of the same calls. */
export const sameCalls: readonly string[] = ['invite.accept', 'vip.memberCount', 'vip.pendingCount'];
