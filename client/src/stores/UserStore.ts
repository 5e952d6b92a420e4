import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import * as v from 'valibot';
import type { UserApi } from '../api/userApi.ts';
import { emptyProfile, profileSchema } from '../api/userSchemas.ts';
import type { AccountDraft, LoginDraft, Profile, ProfileDraft, RegisterDraft } from '../api/userSchemas.ts';
import { LoginNotKept } from '../lib/LoginNotKept.ts';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';

export type StoreRole = Profile['role'];

type ProfileFields = Omit<Profile, 'certification' | 'level' | 'managers'> & { certification: number | '' };

/**
 * The store's fields of a profile; the permission level stays in `userInfo`. A provider without roles decides in each call what a user may
 * do.
 */
function storeFieldsOf(profile: Profile): ProfileFields {
  const { level: _, managers: __, certification, role, ...fields } = profile;
  return { ...fields, certification: certification ?? '', role: role === '' ? 'admin' : role };
}

/** The logged-in user: exactly the fields of the specification (section 3). */
export class UserStore {
  name = '';
  avatar = '';
  job = '';
  organization = '';
  location = '';
  email = '';
  introduction = '';
  personalWebsite = '';
  jobName = '';
  organizationName = '';
  locationName = '';
  phone = '';
  registrationDate = '';
  accountId = '';
  certification: number | '' = '';
  role: StoreRole = '';
  token = '';
  userInfo: Profile | null = null;

  readonly #api: UserApi;
  readonly #storage: BrowserStorage;

  constructor(api: UserApi, storage: BrowserStorage) {
    this.#api = api;
    this.#storage = storage;
    makeAutoObservable(this, { userInfo: observableRef }, { autoBind: true });
    this.restore();
  }

  /** True while the auth_token cookie exists; the store's token makes it observable. */
  get isLoggedIn(): boolean {
    return this.token !== '';
  }

  /** Restores the login state from the cookie, which may have expired, or been removed by another browser tab. */
  restore(): void {
    const cookie = this.#storage.readTokenCookie();
    // The guard calls this at every navigation: for a known user, restoring the stored profile would undo a role switch.
    const known = cookie === this.token && this.userInfo !== null;
    this.token = cookie ?? '';
    if (cookie === null || known) return;
    const cached = v.safeParse(profileSchema, this.#storage.readJson(storageKeys.userInfo));
    if (cached.success) this.setProfile(cached.output);
  }

  async login(draft: LoginDraft): Promise<void> {
    const { token } = await this.#api.login(draft);
    this.acceptToken(token);
  }

  /**
   * Creates an account and logs in: with the token of the response, or with the typed credentials if it has none.
   * @returns false when the account was created but cannot log in yet
   */
  async register(draft: RegisterDraft): Promise<boolean> {
    const { token } = await this.#api.register(draft);
    if (token === null) return this.tryLogin(draft);
    this.acceptToken(token);
    return true;
  }

  /** @returns false when the provider refuses the login, for example until the email is confirmed */
  async tryLogin({ email, password }: LoginDraft): Promise<boolean> {
    try {
      await this.login({ email, password });
      return true;
    } catch {
      return false;
    }
  }

  /** Display name of a user: the name, else the email, else the account id. */
  get displayName(): string {
    return [this.name, this.email, this.accountId].find((text) => text.trim() !== '') ?? '';
  }

  /**
   * Stores a token for requests, in the cookie and in local storage.
   * @throws LoginNotKept when the browser does not store the cookie
   */
  acceptToken(token: string): void {
    // A login that expired while the app was closed left its profile, which may be another user's.
    if (!this.isLoggedIn) this.#storage.remove(storageKeys.userInfo);
    this.#storage.writeTokenCookie(token);
    if (this.#storage.readTokenCookie() !== token) throw new LoginNotKept();
    this.#storage.writeText(storageKeys.token, token);
    this.token = token;
  }

  /** Loads the profile; a response after a logout is dropped, because logging out has cleared the user info. */
  async loadProfile(): Promise<void> {
    const { token } = this;
    const profile = await this.#api.profile();
    if (this.token !== token) return;
    runInAction(() => {
      this.setProfile(profile);
    });
  }

  /** Loads the profile again, for example after a language switch; keeps a switched role. */
  async refreshProfile(): Promise<void> {
    const { token } = this;
    const profile = await this.#api.profile();
    if (this.token !== token) return;
    runInAction(() => {
      this.setSavedProfile(profile);
    });
  }

  /** The server's current profile if its role or level differs from the known one, otherwise null. */
  async changedRights(): Promise<Profile | null> {
    const { token, userInfo } = this;
    const profile = await this.#api.profile();
    const isSame = profile.level === userInfo?.level && profile.role === userInfo?.role;
    return isSame || userInfo === null || this.token !== token ? null : profile;
  }

  /** Applies a profile with changed rights. A switched role is kept unless the role itself changed. */
  setRights(profile: Profile): void {
    if (profile.role === this.userInfo?.role) this.setSavedProfile(profile);
    else this.setProfile(profile);
  }

  /** Applies a profile from the server and stores it for the next start. */
  setProfile(profile: Profile): void {
    this.show(profile);
    this.#storage.writeJson(storageKeys.userInfo, profile);
  }

  /** Sets a profile that was just saved. Keeps a switched role: saving a name does not switch back. */
  setSavedProfile(profile: Profile): void {
    this.keepingRole(() => {
      this.setProfile(profile);
    });
  }

  /** Changes the profile on the server. @returns the new profile: fields of the response, else those that were sent */
  async editProfile(draft: ProfileDraft): Promise<Profile> {
    const { token } = this;
    return this.takeOver(token, { ...draft, ...(await this.#api.editProfile(draft)) });
  }

  /** Changes email and phone on the server, like `editProfile`. */
  async updateAccount(draft: AccountDraft): Promise<Profile> {
    const { token } = this;
    const { password: _password, ...change } = draft;
    return this.takeOver(token, { ...change, ...(await this.#api.updateAccount(draft)) });
  }

  /** @param token of the login that made the change: a response after its end stores nothing */
  private takeOver(token: string, change: Partial<Profile>): Profile {
    const profile = { ...(this.userInfo ?? emptyProfile), ...change };
    if (this.token === token) this.setSavedProfile(profile);
    return profile;
  }

  /**
   * Another browser tab saved a profile: the same user's profile is shown here too.
   * @param keepNames that tab has another language: the names of the same user stay
   */
  followProfile(keepNames = false): void {
    if (!this.isLoggedIn) return;
    const kept = v.safeParse(profileSchema, this.#storage.readJson(storageKeys.userInfo));
    if (!kept.success) return;
    const { output: profile } = kept;
    if (profile.accountId !== this.accountId) {
      this.show(profile);
    } else if (!keepNames) {
      this.keepingRole(() => {
        this.show(profile);
      });
    }
  }

  private show(profile: Profile): void {
    Object.assign(this, storeFieldsOf(profile));
    this.userInfo = profile;
  }

  private keepingRole(change: () => void): void {
    const { role } = this;
    change();
    if (role !== '') this.role = role;
  }

  /** Toggles the role between user and admin (specification, section 4); the server has its own role. */
  switchRole(): void {
    this.role = this.role === 'user' ? 'admin' : 'user';
  }

  /** Ends the session on the server; an unreachable server does not prevent the logout here. */
  async endServerSession(): Promise<void> {
    await this.#api.logout();
  }

  /** Clears the store, the user info, the token and the cookie. */
  clear(): void {
    Object.assign(this, storeFieldsOf(emptyProfile), { role: '' });
    this.token = '';
    this.userInfo = null;
    this.#storage.removeTokenCookie();
    this.#storage.remove(storageKeys.token);
    this.#storage.remove(storageKeys.userInfo);
  }
}
