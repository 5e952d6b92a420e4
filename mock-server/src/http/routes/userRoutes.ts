import type { Profile } from '#client/api/userSchemas.ts';
import { badInput, MockError, notLoggedIn } from '#server/refusal/MockError.ts';
import { createAccount } from '#server/service/accounts/createAccount.ts';
import { joinTeam, requireOpenInvitation } from '#server/service/accounts/joinTeam.ts';
import type { User } from '#server/store/accounts/Directory.ts';
import { hashPassword, isFormerHash, isPassword, NO_PASSWORD } from '#server/store/accounts/passwords.ts';
import { personIn, profileIn, withProfile } from '#server/store/accounts/personIn.ts';
import { addressOf, grantToken } from '../authentication.ts';
import type { AccountCall, Call, SignedCall } from '../Call.ts';
import { kindOfName } from '../fileKinds.ts';
import { readBody } from '../readInput.ts';
import {
  accountRequest,
  loginRequest,
  passwordRequest,
  profileRequest,
  registerRequest,
} from '../requests/userRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** Login, logout, registration, and the caller's profile. */
export function addUserRoutes(routes: RouteTable): void {
  routes.open('post', '/api/front/user/login', login);
  routes.open('post', '/api/front/user/register/email', register);
  routes.signed('post', '/api/front/user/logout', ({ state, token }) => {
    state.tokens.revoke(token);
    return null;
  });
  routes.signed('get', '/api/front/user/profile', profileOf);
  routes.signed('post', '/api/front/user/editProfile', editProfile);
  routes.signed('post', '/api/front/user/updateAccount', updateAccount);
  routes.signed('post', '/api/front/user/updatePassword', updatePassword);
}

async function login(call: Call): Promise<{ readonly token: string }> {
  const { email, password } = readBody(call.request.body, loginRequest);
  const { directory, throttle } = call.state;
  const succeed = throttle.attempt(email, addressOf(call.request));
  const known = directory.byEmail(email)?.password ?? NO_PASSWORD;
  const matches = await isPassword(password, known);
  const strong = matches && isFormerHash(known) ? await hashPassword(password, known.salt) : known;
  // Read again: the account may have changed in the meantime.
  const user = directory.byEmail(email);
  if (!matches || user?.password !== known) {
    // Code 422, not 401: the specification returns a 401 in the body to the caller as a normal result.
    throw new MockError(422, { zh: '邮箱或密码不正确', en: 'Wrong email or password' });
  }
  succeed();
  return grantToken(call, strong === known ? user : directory.put({ ...user, password: strong }));
}

async function register(call: Call): Promise<{ readonly token: string }> {
  const { invite_code: code = '', password, ...names } = readBody(call.request.body, registerRequest);
  call.state.limits.register(addressOf(call.request));
  const draft = { ...names, password: await hashPassword(password, call.services.environment.secret()) };
  // Check both before any change: a bad code must not leave an account behind.
  const invitation = code === '' ? undefined : requireOpenInvitation(call.state, code, 'invite_code');
  if (invitation && invitation.email !== draft.email) {
    throw badInput('email', { zh: '与邀请的邮箱不一致', en: 'is not the email address the invitation was sent to' });
  }
  const user = createAccount(call.state, call.services.environment, draft);
  return grantToken(call, invitation ? joinTeam(call.state, user, invitation, call.services.environment.now()) : user);
}

/** The caller's profile, with their rights and who can change those. */
function profileOf({ user, team, state, rights: { language } }: SignedCall): Profile {
  const managers = state.directory
    .managersOf(team.id)
    .map((manager) => personIn(manager, language) || manager.profile.email);
  return { ...profileIn(user, language), level: user.level, managers };
}

async function editProfile(call: SignedCall): Promise<Profile> {
  const draft = readBody(call.request.body, profileRequest);
  const { state, rights } = call;
  const known = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  await requireOwnAvatar(call, draft.avatar);
  const present = presentUser(call);
  return profileIn(state.directory.put(withProfile(present, known, rights.language)), rights.language);
}

/** The caller's account, read again: an admin may have changed it while something was checked. */
function presentUser({ user, state }: SignedCall): User {
  const present = state.directory.user(user.id);
  if (present === undefined) throw notLoggedIn();
  return present;
}

/** Refuses foreign image URLs: that server would learn who views the profile, and when. */
async function requireOwnAvatar({ user, state }: SignedCall, avatar: string | undefined): Promise<void> {
  if (avatar === undefined || avatar === '' || avatar === user.profile.avatar) return;
  const name = avatar.slice(avatar.lastIndexOf('/') + 1);
  // Any uploadable kind, also a PDF, which shows as an icon.
  const isUploaded = avatar.startsWith('/api/uploads/') && kindOfName(name) !== undefined;
  if (isUploaded && (await state.uploads.load(name)) !== null) return;
  throw badInput('avatar', { zh: '请先上传图片或 PDF', en: 'must be an uploaded image or PDF: upload one first' });
}

async function updateAccount(call: SignedCall): Promise<Profile> {
  const draft = readBody(call.request.body, accountRequest);
  const { state, rights } = call;
  const user = await requirePassword(call, draft.password, 'password');
  const holder = state.directory.byEmail(draft.email);
  if (holder && holder.id !== user.id) {
    throw badInput('email', { zh: '邮箱已被使用，请换一个', en: 'is already in use: choose another' });
  }
  const profile: Profile = { ...user.profile, email: draft.email, phone: draft.phone };
  return profileIn(state.directory.put({ ...user, profile }), rights.language);
}

async function updatePassword(call: AccountCall): Promise<null> {
  const draft = readBody(call.request.body, passwordRequest);
  const { state, token, services } = call;
  await requirePassword(call, draft.old_password, 'old_password');
  if (draft.new_password === draft.old_password) {
    throw badInput('new_password', {
      zh: '与原密码相同，请换一个',
      en: 'is the same as the current password: choose another',
    });
  }
  const password = await hashPassword(draft.new_password, services.environment.secret());
  const user = presentUser(call);
  state.directory.put({ ...user, password });
  // People often change a password because somebody else knows it.
  if (draft.logout_others) state.tokens.revokeAllOf(user.id, token);
  return null;
}

/**
 * Wrong passwords in these forms count against the same limit as at the login.
 * @returns the caller's account as it is after the check
 */
async function requirePassword(call: SignedCall, password: string, field: string): Promise<User> {
  const { user, state, request } = call;
  const succeed = state.throttle.attempt(user.profile.email, addressOf(request));
  if (await isPassword(password, user.password)) {
    succeed();
    return presentUser(call);
  }
  throw badInput(field, { zh: '密码不正确', en: 'is not the current password' });
}
