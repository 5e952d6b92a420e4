/** Texts of /invite. */
export const messages = {
  'invite.title': '团队邀请',
  'invite.what': '邀请信息',
  'invite.body': '{inviter} 邀请 {email} 以{role, select, admin {管理员} other {成员}}身份加入团队“{team}”。',
  'invite.status.pending': '邀请有效，正在等待接受。',
  'invite.status.accepted': '这份邀请已经被接受，不能再次使用。',
  'invite.status.refused': '这份邀请已被拒绝。',
  'invite.status.expired': '这份邀请已过期，请让邀请人重新发送。',
  'invite.status.cancelled': '这份邀请已被取消，请联系邀请人。',
  'invite.status.unknown': '没有找到这份邀请，请检查链接是否完整。',
  'invite.noCode': '链接里没有邀请码，请从邀请邮件中打开完整的链接。',
  'invite.login': '登录已有账号',
  'invite.register': '注册并加入',
  'invite.home': '进入 AnswerScope',
  'invite.acceptLater': '接受和拒绝邀请的操作尚未上线；用被邀请的邮箱注册即可加入团队。',
} as const;
