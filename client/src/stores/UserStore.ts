import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UserApi } from '../api/userApi.ts';
import { profileSchema } from '../api/userSchemas.ts';
import type { LoginDraft, Profile, RegisterDraft } from '../api/userSchemas.ts';
import { storageKeys } from '../lib/storage.ts';
import type { BrowserStorage } from '../lib/storage.ts';
import * as v from 'valibot';

export type StoreRole = Profile['role'] | '';

type ProfileFields = Omit<Profile, 'role' | 'certification'> & { certification: number | ''; role: StoreRole };

const emptyProfile: ProfileFields = {
  name: '',
  avatar: '',
  job: '',
  organization: '',
  location: '',
  email: '',
  introduction: '',
  personalWebsite: '',
  jobName: '',
  organizationName: '',
  locationName: '',
  phone: '',
  registrationDate: '',
  accountId: '',
  certification: '',
  role: '',
};

/** Who is logged in: exactly the fields of the specification (section 3). */
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

  /** Logged in is true while the auth_token cookie exists; the store's token makes screens react to it. */
  get isLoggedIn(): boolean {
    return this.token !== '';
  }

  /** Reads the login state again from the cookie, which may have run out, or been removed by another browser tab. */
  restore(): void {
    const cookie = this.#storage.readTokenCookie();
    // The guard asks at every step: of somebody known already the kept profile would undo a switch of role.
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

  async register(draft: RegisterDraft): Promise<void> {
    const { token } = await this.#api.register(draft);
    this.acceptToken(token);
  }

  /** Stores a token for requests, in the cookie and in local storage. */
  acceptToken(token: string): void {
    this.#storage.writeTokenCookie(token);
    this.#storage.writeText(storageKeys.token, token);
    this.token = token;
  }

  /** Loads the profile; one that arrives after a logout is dropped, because logging out has cleared the user info. */
  async loadProfile(): Promise<void> {
    const { token } = this;
    const profile = await this.#api.profile();
    if (this.token !== token) return;
    runInAction(() => {
      this.setProfile(profile);
    });
  }

  /** Takes over a profile from the server and keeps it for the next start. */
  setProfile(profile: Profile): void {
    this.show(profile);
    this.#storage.writeJson(storageKeys.userInfo, profile);
  }

  /** Takes over a profile that was just saved. The role a person switched to stays: saving a name is no switch back. */
  setSavedProfile(profile: Profile): void {
    this.keepingRole(() => {
      this.setProfile(profile);
    });
  }

  /** Another browser tab saved a profile: the same person's shows here too. */
  followProfile(): void {
    if (!this.isLoggedIn) return;
    const kept = v.safeParse(profileSchema, this.#storage.readJson(storageKeys.userInfo));
    if (!kept.success) return;
    const { output: profile } = kept;
    if (profile.accountId !== this.accountId) this.show(profile);
    else
      this.keepingRole(() => {
        this.show(profile);
      });
  }

  private show(profile: Profile): void {
    Object.assign(this, profile);
    this.userInfo = profile;
  }

  private keepingRole(change: () => void): void {
    const { role } = this;
    change();
    if (role !== '') this.role = role;
  }

  /** Role toggles between user and admin (specification, section 4); the server keeps its own idea of it. */
  switchRole(): void {
    this.role = this.role === 'user' ? 'admin' : 'user';
  }

  /** Tells the server to end the session; a server that cannot be reached does not keep a person logged in here. */
  async endServerSession(): Promise<void> {
    await this.#api.logout();
  }

  /** Clears the store, the user info, the token and the cookie. */
  clear(): void {
    Object.assign(this, emptyProfile);
    this.token = '';
    this.userInfo = null;
    this.#storage.removeTokenCookie();
    this.#storage.remove(storageKeys.token);
    this.#storage.remove(storageKeys.userInfo);
  }
}
